import { plainText } from "../plain-text.ts"
import { fieldType, isRecord, isText, textOf } from "./field-type.ts"
import { isBlank, lengthOf } from "./text.ts"

export type RichText = { readonly value: string; readonly summary: string }

/** In Drupal only the body has a summary. */
type Declared = { readonly format: "restricted_html"; readonly hasSummary?: true; readonly summaryLength?: number }

export const text_with_summary = fieldType<RichText, Declared>({
  graphql: "RichText",
  compares: { value: "text", format: "exact", summary: "text" },
  empty: { value: "", summary: "" },
  is: (value): value is RichText => isRecord(value) && isText(value.value) && isText(value.summary),
  isEmpty: ({ value, summary }) => isBlank(value) && isBlank(summary),
  normal: ({ value, summary }) => [normalHtml(value), summary.replaceAll("\r\n", "\n").trim().normalize("NFC")],
  words: ({ value, summary }) => [wordsOfHtml(value), summary].filter((text) => text !== "").join("\n\n"),
  read: (sent) => (isRecord(sent) ? { value: textOf(sent.value), summary: textOf(sent.summary) } : null),
  // All parts together, because a PATCH replaces the whole field.
  write: ({ value, summary }, { format = "", hasSummary }) => ({ value, format, ...(hasSummary === true && { summary }) }),
  problem: (text, { summaryLength = Infinity }) => {
    if (!isRecord(text) || !isText(text.value)) return { rule: "kind" }
    return lengthOf(textOf(text.summary)) > summaryLength ? { rule: "long", limit: summaryLength, part: "summary" } : null
  },
})

/** Servers write the same HTML with other spaces between tags, other line ends and other forms of a character. */
function normalHtml(html: string): string {
  return html
    .replaceAll(/\s*<br ?\/?>\s*/g, "<br>")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(/[\t\n\r ]+/g, " ")
    .replaceAll(/> (?=<\/?(p|h\d|ul|ol|li|table|t|figure|blockquote|hr))/g, ">")
    .trim()
    .normalize("NFC")
}

/** The words with those of pictures, and a line for each block. */
function wordsOfHtml(html: string): string {
  return plainText(html.replaceAll(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, "$1")).replaceAll(/\n{2,}/g, "\n")
}
