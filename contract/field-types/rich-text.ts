import { normalForm } from "../normal-form.ts"
import { plainText } from "../plain-text.ts"
import { textFormat } from "../text-format.ts"
import { isRecord } from "../is-record.ts"
import { fieldType, isText, textOf } from "./field-type.ts"
import { isBlank, lengthOf } from "./text.ts"

export type RichText = {
  readonly value: string
  readonly summary: string
  /** A text that Drupal keeps in another format is read-only. `html` is what visitors see. */
  readonly foreign?: { readonly format: string; readonly html: string }
}

type Declared = { readonly format: typeof textFormat; readonly hasSummary?: true; readonly summaryLength?: number }

export const text_with_summary = fieldType<RichText, Declared>({
  graphql: "RichText",
  compares: { value: "text", format: "exact", summary: "text" },
  empty: { value: "", summary: "" },
  is: (value): value is RichText => isRecord(value) && isText(value.value) && isText(value.summary),
  isEmpty: ({ value, summary }) => isBlank(value) && isBlank(summary),
  normal: ({ value, summary, foreign }) => [
    normalHtml(value),
    normalForm(summary.replaceAll("\r\n", "\n").trim(), "NFC"),
    ...(foreign === undefined ? [] : [foreign.format]),
  ],
  words: ({ value, summary }) => [wordsOfHtml(value), summary].filter((text) => text !== "").join("\n\n"),
  read: (json) => (isRecord(json) ? { value: textOf(json.value), summary: textOf(json.summary), ...foreignIn(json) } : null),
  // A PATCH replaces the whole field, so this writes all parts.
  write: ({ value, summary, foreign }, { format = "", hasSummary }) => ({
    value,
    format: foreign?.format ?? format,
    ...(hasSummary === true && { summary }),
  }),
  problem: (text, { summaryLength = Infinity }) => {
    if (!isRecord(text) || !isText(text.value)) return { rule: "kind" }
    return lengthOf(textOf(text.summary)) > summaryLength ? { rule: "long", limit: summaryLength, part: "summary" } : null
  },
})

/** Drupal renders a text without a format in this one. */
const fallbackFormat = "plain_text"

/** Drupal always filters a text without a format, so an unfiltered one is ours. */
function foreignIn({ value, format, processed }: Readonly<Record<string, unknown>>): Pick<RichText, "foreign"> {
  const isOurs = isText(format) ? format === textFormat : processed === undefined || processed === value
  if (isOurs || isBlank(textOf(value))) return {}
  return { foreign: { format: isText(format) ? format : fallbackFormat, html: textOf(processed) } }
}

export function shownHtml({ value, foreign }: RichText): string {
  return foreign?.html ?? value
}

/** Servers write the same HTML with other spaces between tags, other line ends and other Unicode forms. */
function normalHtml(html: string): string {
  const normalHtml = html
    .replaceAll(/<br ?\/?>\s*/g, "<br>")
    .replaceAll(/(?<!\s)\s+<br>/g, "<br>")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll(/[\t\n\r ]+/g, " ")
    .replaceAll(/> (?=<\/?(p|h\d|ul|ol|li|table|t|figure|blockquote|hr))/g, ">")
    .trim()
  return normalForm(normalHtml, "NFC")
}

// An unclosed tag ends with the text, so that the search reads it only once.
const pictures = /<img\b(?:[^>"]|"[^"]*(?:"|$))*(?:>|$)/g

function wordsOfHtml(html: string): string {
  return plainText(html.replaceAll(pictures, (tag) => `${/\balt="([^"]*)"/.exec(tag)?.[1] ?? tag}<br>`)).replaceAll(/\n{2,}/g, "\n")
}
