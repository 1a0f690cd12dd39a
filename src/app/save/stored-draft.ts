/** Reads what IndexedDB holds, which another version of the site may have written. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isFileValue, isLink, isPerson, isReference, isRichText } from "#app/resources/value-kinds.ts"
import type { FieldValue, Values } from "#app/resources/values.ts"
import type { Draft } from "./draft.ts"

const type = v.custom<ResourceType>(isResourceType)
const values = v.custom<Values>(isValues)
const text = v.nullable(v.string())

const item = v.object({
  type,
  id: v.string(),
  number: v.nullable(v.number()),
  version: text,
  created: text,
  changed: text,
  changedBy: text,
  isPublished: v.boolean(),
  publicPath: text,
  values,
  hidden: v.optional(v.array(v.string()), []),
  continues: v.exactOptional(
    v.object({ id: v.string(), at: v.string(), isPublished: v.boolean(), version: v.exactOptional(v.nullable(v.string())) }),
  ),
})

const draft = v.object({
  type,
  id: v.string(),
  number: v.nullable(v.number()),
  title: v.string(),
  values,
  base: item,
  savedAt: v.number(),
  writer: v.string(),
  isQueued: v.boolean(),
  earlier: v.array(values),
})

const file = v.object({
  bytes: v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === "[object ArrayBuffer]"),
  name: v.string(),
  type: v.string(),
  at: v.number(),
})

/** One draft, or none where the entry is something else. */
export function draftIn(stored: unknown): readonly Draft[] {
  const parsed = v.safeParse(draft, stored)
  return parsed.success ? [parsed.output] : []
}

export function fileIn(stored: unknown): v.InferOutput<typeof file> | null {
  const parsed = v.safeParse(file, stored)
  return parsed.success ? parsed.output : null
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && Object.values(value).every(isFieldValue)
}

function isFieldValue(value: unknown): value is FieldValue {
  return Array.isArray(value) ? value.every(isPart) : value === null || typeof value === "boolean" || isPart(value)
}

function isPart(part: unknown): boolean {
  return typeof part === "string" || [isRichText, isLink, isPerson, isFileValue, isReference].some((is) => is(part))
}
