import { dayAt } from "#contract/agenda/brussels.ts"
import { defaultsOf, fieldsOf, kindOf } from "#contract/content.ts"
import { readValue } from "#contract/field-types/field-types.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Item } from "./item.ts"
import type { FieldValue, ReferenceValue } from "./values.ts"

type Options = {
  readonly langcode: Langcode
  /** Is null for an item without a named author. */
  readonly uid: ReferenceValue | null
  readonly now?: Date
  /** The back end lacks these fields. */
  readonly hidden?: readonly string[]
}

/** A back end without late mails lacks these fields. */
export const lateMailFields = ["field_mail_changes"] as const

/** Uses the defaults of the kind. The UUID is made here, so that a create may be repeated. */
export function emptyItem(type: ResourceType, { langcode, uid, now = new Date(), hidden = [] }: Options): Item {
  const { entityType, publicPath } = kindOf(type)
  const defaults = defaultsOf(type)
  const values: Record<string, FieldValue> = { langcode }
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    values[name] = readValue(field, defaults[name] === "today" ? dayAt(now) : defaults[name])
  }
  if (publicPath !== null) values.path = ""
  if (entityType === "node") values.uid = uid
  if (entityType === "user") values.roles = []
  const unsaved = {
    number: null,
    version: null,
    changed: null,
    changedBy: null,
    publicPath: null,
    hidden,
  }
  return { type, id: newUuid(), ...unsaved, isPublished: false, values }
}

/** `crypto.randomUUID` (RFC 9562, version 4) is missing on http addresses other than localhost. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, "0")
  }).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
