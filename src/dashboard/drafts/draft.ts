import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Item } from "#dashboard/items/item.ts"
import { type FieldValue, type Values, isFileValue, isLink, isPerson, isReference, isRichText } from "#dashboard/items/values.ts"

// Checks what IndexedDB holds, since another version of the site may have written it.

const type = v.custom<ResourceType>(isResourceType)
const values = v.custom<Values>(isValues)
const item = v.looseObject({ type, id: v.string(), values })

const draft = v.object({
  type,
  id: v.string(),
  number: v.nullable(v.number()),
  title: v.string(),
  values,
  /** The text was written on this version of the item. */
  base: v.custom<Item>((value) => v.is(item, value)),
  /** Milliseconds of this device's clock. */
  savedAt: v.number(),
  /** Identifies the editor that wrote the draft. Two tabs with the same item have a draft each. */
  writer: v.string(),
  /** The user has asked for a save that could not be sent yet. */
  isQueued: v.boolean(),
  /** Saves without an answer may have arrived with these values. */
  earlier: v.pipe(v.array(values), v.readonly()),
})

/** This browser keeps the unsaved text of a user. */
export type Draft = Readonly<v.InferOutput<typeof draft>>

export type DraftName = Pick<Draft, "type" | "id">

export function titleIn({ title, name }: Values): string {
  return typeof title === "string" ? title : typeof name === "string" ? name : ""
}

const file = v.object({
  bytes: v.custom<ArrayBuffer>((value) => Object.prototype.toString.call(value) === "[object ArrayBuffer]"),
  name: v.string(),
  type: v.string(),
  at: v.number(),
})

/** Returns no draft if the entry is something else. */
export function draftIn(entry: unknown): readonly Draft[] {
  const parsed = v.safeParse(draft, entry)
  return parsed.success ? [parsed.output] : []
}

export function fileIn(entry: unknown): v.InferOutput<typeof file> | null {
  const parsed = v.safeParse(file, entry)
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
