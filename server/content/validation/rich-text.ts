import type { Json } from "#contract/jsonapi.ts"
import { filterHtml, type PictureCheck } from "./rich-text-filter.ts"
import type { JsonObject } from "#server/database/json.ts"
import { complain, type Findings } from "./sent.ts"
import { partsOf } from "./parts.ts"
import { unstorableIn, type At } from "./text.ts"

export type TextContext = { readonly isOwnPicture: PictureCheck; readonly found: Findings }

const parts = ["value", "format", "processed"] as const

/** The stored form of a rich text, without what its format does not allow. As in Drupal, parts that were not sent are reset. */
export function richTextOf(sent: Json, at: At, { isOwnPicture, found }: TextContext): JsonObject | null | undefined {
  const { name } = at.place
  // Drupal's type of a term's description is text_long.
  const sentParts =
    name === "body"
      ? partsOf(sent, [...parts, "summary"], { name, fieldType: "text_with_summary" })
      : partsOf(sent, parts, { name, fieldType: "text_long" })
  const { value = null, format = null, summary = null } = sentParts
  const texts = [textIn(value, "value", at), textIn(summary, "summary", at)]
  const isKnown = format === null || format === "restricted_html"
  if (!isKnown) complain(found, at.place, "The value you selected is not a valid choice.", "format")
  const [html, words] = texts
  if (html === undefined || words === undefined || !isKnown) return undefined
  const { text, removed, problem } = filterHtml(html, isOwnPicture)
  if (problem !== null) {
    complain(found, at.place, problem, "value")
    return undefined
  }
  found.removed.push(...removed.map(({ what, count }) => ({ pointer: `/data/attributes/${name}/value`, what, count })))
  if (text === "" && words === "") return null
  return name === "body" ? { value: text, format, summary: words } : { value: text, format }
}

function textIn(sent: Json, part: string, { place, found }: At): string | undefined {
  if (sent === null) return ""
  const problem = typeof sent === "string" ? unstorableIn(sent, true) : "This value should be of the correct primitive type."
  if (typeof sent === "string" && problem === null) return sent
  complain(found, place, problem ?? "", part)
  return undefined
}
