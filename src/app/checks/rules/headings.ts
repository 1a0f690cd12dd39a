import { rename, unwrap } from "#app/rich-text/html/elements.ts"
import { elementsIn, isBlank, wordsIn } from "./elements.ts"
import type { TextCheck, TextFinding } from "./finding.ts"

/**
 * Finds empty headings, and headings of the third level without one of the second above them.
 *
 * If a text has no heading of the second level, the site raises those of the third (src/lib/prose/structure.ts).
 */
export const checkHeadings: TextCheck = (body) => {
  const found: TextFinding[] = []
  let hasSecond = body.querySelector("h2") === null
  for (const element of elementsIn(body, "h2, h3")) {
    const words = wordsIn(element)
    if (words === "" && element.querySelector("img") === null) {
      found.push({ check: "headingEmpty", element, excerpt: "", fix: unwrap })
      continue
    }
    if (element.localName === "h3" && !hasSecond) {
      found.push({ check: "headingOrder", element, excerpt: words, fix: (heading) => void rename(heading, "h2") })
    }
    hasSecond ||= element.localName === "h2"
  }
  return found
}

const longestHeading = 100

/** Finds short paragraphs that are all bold and have text below them. */
export const checkBoldHeadings: TextCheck = (body) =>
  [...body.children].flatMap((element) => {
    const words = wordsIn(element)
    const isHeading = words !== "" && words.length <= longestHeading && !/[.,;!…]$/.test(words)
    if (!isHeading || !isAllBold(element) || !hasTextBelow(element)) return []
    return [{ check: "boldHeading", element, excerpt: words, fix: toHeading }]
  })

function isAllBold({ localName, childNodes }: Element): boolean {
  const content = [...childNodes].filter((node) => !isBlank(node))
  return localName === "p" && content.every((node) => node.nodeName === "STRONG" && node.textContent !== "")
}

function hasTextBelow({ nextElementSibling: next }: Element): boolean {
  return next !== null && !/^(h\d|hr)$/.test(next.localName)
}

/** Makes it a heading of the second level, or of the third below one of the second. */
function toHeading(paragraph: Element): void {
  const body = paragraph.ownerDocument.body
  const isBelow = elementsIn(body, "h2").some((h2) => (h2.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  for (const strong of elementsIn(paragraph, "strong")) unwrap(strong)
  rename(paragraph, isBelow ? "h3" : "h2").normalize()
}
