/** Fields that a back end lacks, or lets nobody write: they are neither shown nor sent. Found out once a session. */
import { isAxiosError } from "axios"
import * as v from "valibot"
import { isLacking, noteLack } from "#app/session/requests/features.ts"
import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isSameValue, type Values } from "./values.ts"

const others = ["langcode", "path", "uid"] as const

export function lackingFields(type: ResourceType): readonly string[] {
  return [...Object.keys(fieldsOf(type)), ...others].filter((name) => isLacking(keyOf(type, name)))
}

export function noteLackingFields(type: ResourceType, names: readonly string[]): void {
  for (const name of names) if (!isLacking(keyOf(type, name))) noteLack(keyOf(type, name))
}

function keyOf(type: ResourceType, name: string): string {
  return `${type}.${name}`
}

/** The fields of a kind that a Drupal has with our module alone. */
export function additionsOf(type: ResourceType): readonly string[] {
  return Object.entries(fieldsOf(type)).flatMap(([name, field]) => (field.type === "person" ? [name] : []))
}

const refusal = v.object({
  errors: v.array(
    v.object({ detail: v.optional(v.string(), ""), source: v.optional(v.object({ pointer: v.optional(v.string(), "") }), {}) }),
  ),
})

/** A save does without them; without another field it would not be what was meant. */
const dispensable = ["langcode", "path", "uid", "promote", "sticky", "created"]

type Sent = { readonly type: ResourceType; readonly before: Values; readonly values: Values }

/**
 * The fields for which a new item was refused, because they aren't there or nobody may write them; none unless all of them have the values of an
 * empty form, which nobody misses.
 */
export function needlessFieldsIn(error: unknown, { type, before, values }: Sent): readonly string[] {
  const answer = isAxiosError(error) ? error.response : undefined
  const parsed = v.safeParse(refusal, answer?.data)
  if (!parsed.success) return []
  const names = parsed.output.errors.map(({ detail, source }) => {
    const [, unknown] = /^The (?:attribute|relationship) (\w+) does not exist on/.exec(detail) ?? []
    const [, refused = ""] = /^\/data\/(?:attributes|relationships)\/([^/]+)/.exec(source.pointer) ?? []
    return unknown ?? (answer?.status === 403 && dispensable.includes(refused) ? refused : "")
  })
  const isNeedless = (name: string) => name !== "" && !isLacking(keyOf(type, name)) && isSameValue(type, name, [before[name], values[name]])
  return names.every(isNeedless) ? names : []
}
