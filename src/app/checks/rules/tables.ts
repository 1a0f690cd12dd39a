import { rename } from "#app/rich-text/html/elements.ts"
import { elementsIn, wordsIn } from "./elements.ts"
import type { TextCheck } from "./finding.ts"

/** Finds tables without header cells. */
export const checkTables: TextCheck = (body) =>
  elementsIn(body, "table").flatMap((element) => {
    if (element.querySelector("th") !== null) return []
    const hasRows = elementsIn(element, "tr").length > 1
    return [{ check: "tableWithoutHead", element, excerpt: wordsIn(element), ...(hasRows && { fix: toHead }) }]
  })

/** Turns the first row into the header of the columns. */
function toHead(table: Element): void {
  const row = table.querySelector("tr")
  if (row === null) return
  for (const cell of [...row.children]) rename(cell, "th").setAttribute("scope", "col")
  const head = table.querySelector("thead") ?? table.ownerDocument.createElement("thead")
  const body = row.parentElement
  head.prepend(row)
  if (head.parentElement === null) body?.before(head)
  if (body !== head && body?.localName !== "table" && body?.childElementCount === 0) body.remove()
}
