import { allowedHtml } from "#app/rich-text/html/allowed.ts"
import { isRichText } from "#app/resources/value-kinds.ts"
import type { Values } from "#app/resources/values.ts"
import type { Finding } from "./finding.ts"
import { makeFinding } from "./make-finding.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { elementsIn } from "./text/elements.ts"
import { checkBoldHeadings, checkHeadings } from "./text/headings.ts"
import { brokenLinkCheck, checkLinkWords } from "./text/links.ts"
import { checkNotes } from "./text/notes.ts"
import { checkPictures } from "./text/pictures.ts"
import { checkTables } from "./text/tables.ts"
import type { TextFinding } from "./text/text-finding.ts"
import { checkTypedLists } from "./text/typed-lists.ts"

/** What the checks find in the rich text of a field, in the order of the text. */
export function textFindings(field: string, html: string, missing: ReadonlySet<string>): readonly Finding[] {
  if (html.trim() === "") return []
  const body = inertBody(html)
  const checks = [
    checkPictures,
    checkHeadings,
    checkBoldHeadings,
    checkTypedLists,
    checkTables,
    checkLinkWords,
    checkNotes,
    brokenLinkCheck(missing),
  ]
  const found = checks.flatMap((check) => check(body))
  const order = new Map(elementsIn(body, "*").map((element, index) => [element, index]))
  const placeOf = (element: Element) => order.get(element) ?? 0
  const inOrder = found.toSorted((one, other) => placeOf(one.element) - placeOf(other.element))
  return inOrder.map((finding) => toFinding(field, finding))
}

function toFinding(field: string, { check, element, excerpt, note, mend }: TextFinding): Finding {
  if (mend === undefined) return makeFinding({ check, field, excerpt, note })
  // Looked for when somebody mends it: a long text has many elements, and is checked while it is written.
  const place = () => sameElements(element.ownerDocument.body, element.outerHTML).indexOf(element)
  return makeFinding({ check, field, excerpt, note, mend: mendAt(field, { html: () => element.outerHTML, place, mend }) })
}

function sameElements(body: Element, html: string): readonly Element[] {
  return elementsIn(body, "*").filter((element) => element.outerHTML === html)
}

type Place = { readonly html: () => string; readonly place: () => number; readonly mend: (element: Element) => void }

/** The text may have changed since it was checked, so the element is looked for by its content. */
function mendAt(field: string, { html, place, mend }: Place) {
  return (values: Values): Values => {
    const value = values[field]
    if (!isRichText(value)) return values
    const body = inertBody(value.value)
    const found = sameElements(body, html())
    const element = found[place()] ?? found[0]
    if (element === undefined) return values
    mend(element)
    return { ...values, [field]: { ...value, value: allowedHtml(body.childNodes) } }
  }
}
