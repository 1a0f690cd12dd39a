import type { Json } from "#contract/jsonapi.ts"
import type { PictureCheck } from "./rich-text-attributes.ts"
import { filterHtml } from "./rich-text-filter.ts"
import type { JsonObject } from "#server/database/json.ts"
import { invalid, noChoice, report, wrongType, type Invalid, type ValuePlace, type Violations } from "./sent.ts"
import { partsOf } from "./parts.ts"
import { isBlank, unstorableIn } from "#contract/field-types/text.ts"

export type TextContext = { readonly isOwnPicture: PictureCheck; readonly found: Violations }

type Context = TextContext & { readonly hasSummary: boolean }

/** The stored form of a rich text, without what its format does not allow. As in Drupal, parts that were not sent are reset. */
export function richTextOf(sent: Json, at: ValuePlace, { isOwnPicture, found, hasSummary }: Context): JsonObject | null | Invalid {
  const { name } = at.place
  const parts = ["value", "format", "processed", ...(hasSummary ? ["summary"] : [])]
  const fieldType = hasSummary ? "text_with_summary" : "text_long"
  const { value = null, format = null, summary = null } = partsOf(sent, parts, { name, fieldType })
  const html = textIn(value, "value", at)
  const words = textIn(summary, "summary", at)
  const isKnown = format === null || format === "restricted_html"
  if (!isKnown) report(at, noChoice, "format")
  if (html === invalid || words === invalid || !isKnown) return invalid
  const { text, removed, problem } = filterHtml(html, isOwnPicture)
  if (problem !== null) return report(at, problem, "value")
  found.removed.push(...removed.map(({ what, count }) => ({ pointer: `/data/attributes/${name}/value`, what, count })))
  if (isBlank(text) && isBlank(words)) return null
  return hasSummary ? { value: text, format, summary: words } : { value: text, format }
}

function textIn(sent: Json, part: string, at: ValuePlace): string | Invalid {
  if (sent === null) return ""
  if (typeof sent !== "string") return report(at, wrongType, part)
  const unstorable = unstorableIn(sent, true)
  return unstorable === null ? sent : report(at, unstorable, part)
}
