import { withOffset } from "#contract/agenda/brussels.ts"
import { fieldsOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isFileValue, isLink, isPerson, isReference, isRichText, listOf } from "./value-kinds.ts"
import type { FieldValue, Values } from "./values.ts"

/** Tells whether two values of a field mean the same, in whichever spelling the back end gives them back. */
export function isSameValue(
  type: ResourceType,
  name: string,
  [one, other]: readonly [FieldValue | undefined, FieldValue | undefined],
): boolean {
  if (one === other) return true
  const kind = fieldsOf(type)[name]?.type ?? "string"
  return JSON.stringify(normal(kind, one)) === JSON.stringify(normal(kind, other))
}

/** The names of the fields in which two sets of values differ. */
export function changedFields(type: ResourceType, before: Values, after: Values): readonly string[] {
  return Object.keys(after).filter((name) => !isSameValue(type, name, [before[name], after[name]]))
}

function normal(kind: string, value: FieldValue | undefined): readonly unknown[] {
  return listOf(value)
    .map((part) => normalPart(kind, part))
    .filter((part) => part !== "")
}

function normalPart(kind: string, part: ReturnType<typeof listOf>[number]): unknown {
  if (typeof part === "string") return normalText(kind, part)
  if (isRichText(part)) return normalRichText(part.value, part.summary)
  if (isLink(part)) return part.uri.trim() === "" ? "" : [part.uri.trim(), part.title.trim()]
  if (isPerson(part)) return part.name.trim() === "" ? "" : [part.name.trim(), part.role.trim()]
  if (isReference(part)) return [part.type, part.id]
  if (isFileValue(part)) return [part.id ?? part.blob, part.alt, part.title, part.description]
  return part
}

function normalText(kind: string, text: string): string | number {
  const trimmed = text.trim()
  if (trimmed === "") return ""
  if (kind === "integer" || kind === "decimal") {
    const number = Number(trimmed.replace(",", "."))
    return Number.isFinite(number) ? number : trimmed
  }
  if (kind === "datetime" && trimmed.includes("T")) return Date.parse(withOffset(trimmed) ?? trimmed)
  return trimmed.normalize("NFC")
}

/** Servers write the same HTML with other spaces between tags, other line ends and other forms of a character. */
function normalRichText(html: string, summary: string): unknown {
  const value = html
    .replaceAll(/\s*<br ?\/?>\s*/g, "<br>")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(/[\t\n\r ]+/g, " ")
    .replaceAll(/> (?=<\/?(p|h\d|ul|ol|li|table|t|figure|blockquote|hr))/g, ">")
    .trim()
    .normalize("NFC")
  const words = summary.replaceAll("\r\n", "\n").trim().normalize("NFC")
  return value === "" && words === "" ? "" : [value, words]
}
