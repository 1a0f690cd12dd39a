import { diffWordsWithSpace } from "diff"
import { isFileValue, isLink, isPerson, isReference, isRichText, listOf } from "./value-kinds.ts"
import type { FieldValue } from "./values.ts"

export type WordPart = { readonly kind: "same" | "removed" | "added"; readonly text: string }

/** The words that lead from one value of a field to another, for people to read. */
export function compareWords(before: FieldValue | undefined, after: FieldValue | undefined): readonly WordPart[] {
  return diffWordsWithSpace(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }))
}

/** A value as plain text, with a line for each of its parts. */
export function wordsIn(value: FieldValue | undefined): string {
  return listOf(value).map(wordsOfPart).join("\n")
}

function wordsOfPart(part: ReturnType<typeof listOf>[number]): string {
  if (isRichText(part)) return [textOfHtml(part.value), part.summary].filter((text) => text !== "").join("\n\n")
  if (isLink(part)) return part.title === "" ? part.uri : `${part.title} (${part.uri})`
  if (isPerson(part)) return part.role === "" ? part.name : `${part.name}, ${part.role}`
  if (isReference(part)) return part.label === "" ? part.id : part.label
  if (isFileValue(part)) return [part.filename, part.alt ?? "", part.title, part.description].filter((text) => text !== "").join(", ")
  return String(part)
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" }

function textOfHtml(html: string): string {
  return html
    .replaceAll(/<\/(p|h\d|li|tr|figcaption|caption|blockquote)>|<br ?\/?>/g, "\n")
    .replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, "$1")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => entities[name] ?? characterOf(name) ?? whole)
    .replaceAll(/\n{2,}/g, "\n")
    .trim()
}

function characterOf(reference: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
