import { allowedHtml } from "#dashboard/rich-text/html/allowed.ts"
import { type Values, isRichText } from "#dashboard/items/values.ts"
import { makeFinding, type Finding, type TextFinding, elementsIn } from "./finding.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { checkBoldHeadings, checkHeadings, checkTables, checkTypedLists } from "./structure-checks.ts"
import { brokenLinkCheck, checkLinkWords } from "./link-checks.ts"
import { checkNotes } from "./note-checks.ts"
import { checkPictures } from "./picture-checks.ts"

/** Checks the rich text of a field. The findings have the order of the text. */
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
  const findings = checks.flatMap((check) => check(body))
  const order = new Map(elementsIn(body, "*").map((element, index) => [element, index]))
  const placeOf = (element: Element) => order.get(element) ?? 0
  const inOrder = findings.toSorted((one, other) => placeOf(one.element) - placeOf(other.element))
  return inOrder.map((finding) => toFinding(field, finding))
}

function toFinding(field: string, { check, element, excerpt, note, fix }: TextFinding): Finding {
  if (fix === undefined) return makeFinding({ check, field, excerpt, note })
  // `place` runs only when somebody uses the fix, because a long text has many elements.
  const place = () => sameElements(element.ownerDocument.body, element.outerHTML).indexOf(element)
  return makeFinding({ check, field, excerpt, note, fix: fixAt(field, { html: () => element.outerHTML, place, fix }) })
}

function sameElements(body: Element, html: string): readonly Element[] {
  return elementsIn(body, "*").filter((element) => element.outerHTML === html)
}

type Place = { readonly html: () => string; readonly place: () => number; readonly fix: (element: Element) => void }

/** Finds the element again by its content, because the text may have changed since the check. */
function fixAt(field: string, { html, place, fix }: Place) {
  return (values: Values): Values => {
    const value = values[field]
    if (!isRichText(value)) return values
    const body = inertBody(value.value)
    const elements = sameElements(body, html())
    const element = elements[place()] ?? elements[0]
    if (element === undefined) return values
    fix(element)
    return { ...values, [field]: { ...value, value: allowedHtml(body.childNodes) } }
  }
}
