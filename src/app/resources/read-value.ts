import type { AttributeField } from "#contract/fields.ts"
import { isRecord } from "#lib/session/problem.ts"
import type { FieldValue, LinkValue, PersonValue } from "./values.ts"

/** The form's value of an attribute. What is missing or has another shape becomes the empty value. */
export function attributeValueOf(field: AttributeField, value: unknown): FieldValue {
  switch (field.type) {
    case "boolean":
      return typeof value === "boolean" ? value : field.default
    case "text_with_summary":
      return isRecord(value) ? { value: textOf(value.value), summary: textOf(value.summary) } : { value: "", summary: "" }
    case "link": {
      const links = recordsIn(value).map(linkOf)
      return field.many === true ? links : (links[0] ?? null)
    }
    case "person":
      return recordsIn(value).map(personOf)
    case "integer":
    case "decimal":
      return numberOf(value)
    default:
      return field.many === true ? (Array.isArray(value) ? value.map(textOf) : []) : textOf(value)
  }
}

/** A text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** Drupal sends decimals as texts with zeros at their end. */
function numberOf(value: unknown): string {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return ""
  const number = Number(value)
  return Number.isFinite(number) ? String(number) : ""
}

function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord)
}

function linkOf({ uri, title }: Readonly<Record<string, unknown>>): LinkValue {
  return { uri: textOf(uri), title: textOf(title) }
}

function personOf({ name, role }: Readonly<Record<string, unknown>>): PersonValue {
  return { name: textOf(name), role: textOf(role) }
}
