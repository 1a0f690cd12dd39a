import type { Change } from "./changes.ts"
import { styleOf } from "./styles.ts"

/** Removes deleted and struck words, comments, hidden words and the codes of fields. Returns the removed kinds. */
export function removeHidden(body: HTMLElement): ReadonlySet<Change> {
  const changes = new Set<Change>()
  if (body.querySelector(`${tracked}, .msoIns, ins[cite], ins[datetime]`) !== null) changes.add("tracked")
  for (const element of body.querySelectorAll(comments)) drop(commentOf(element), "comments", changes)
  for (const element of body.querySelectorAll(tracked)) drop(element, "tracked", changes)
  for (const element of body.querySelectorAll("*")) {
    if (/^comment(-list)?$/.test(styleOf(element, "mso-element"))) drop(element, "comments", changes)
    else if (styleOf(element, "mso-special-character") === "comment") drop(element, "comments", changes)
    else if (isHidden(element)) drop(element, "hidden", changes)
    else if (isStruck(element)) drop(element, "struck", changes)
    else if (styleOf(element, "mso-element") === "field-begin") dropCode(element)
  }
  return changes
}

/** Word, and Word for the web, mark deletions so. */
const tracked = "del[cite], del[datetime], .msoDel, [class*='TrackChangeTextDeletion']"

/** Word, and published Google Docs, mark comments so. */
const comments = [
  ".MsoCommentReference, .MsoCommentText, .msocomtxt, .msocomanchor, .msocomoff",
  "a[href*='#_msocom_'], a[href*='#cmnt']",
].join(", ")

/** If the element only leads back from a comment, the whole comment is meant. */
function commentOf(element: Element): Element {
  const href = element.getAttribute("href") ?? ""
  if (href.includes("#cmnt_ref")) return element.closest("div, p, li") ?? element
  return href.includes("#cmnt") ? (element.closest("sup") ?? element) : element
}

function drop(element: Element, change: Change, changes: Set<Change>): void {
  if (element.isConnected && element.textContent.trim() !== "") changes.add(change)
  if (element.localName === "tr") shortenSpansOver(element)
  element.remove()
}

/** The cells of the rows above must not cover a row that is removed. */
function shortenSpansOver(row: Element): void {
  let distance = 1
  for (let above = row.previousElementSibling; above !== null; above = above.previousElementSibling, distance += 1)
    for (const cell of above.children) {
      const span = Number(cell.getAttribute("rowspan"))
      if (span > distance) cell.setAttribute("rowspan", String(span - 1))
    }
}

function isHidden(element: Element): boolean {
  if (element.hasAttribute("hidden") || styleOf(element, "display") === "none" || styleOf(element, "visibility") === "hidden") return true
  return /^(all|screen|yes)$/.test(styleOf(element, "mso-hide"))
}

/** Restricted HTML has no struck words. In a list of tasks they mean that a task is done, and stay. */
function isStruck(element: Element): boolean {
  const isIt =
    element.matches("s, strike, del") || /line-through/.test(styleOf(element, "text-decoration") + styleOf(element, "text-decoration-line"))
  return isIt && element.closest("[role='checkbox'], [aria-checked]") === null
}

/** Word shows a field's result behind its code, such as `REF figure1 \h`. */
function dropCode(begin: Element): void {
  const code: ChildNode[] = []
  for (let node = begin.nextSibling; node !== null; node = node.nextSibling) {
    const mark = node instanceof Element ? styleOf(node, "mso-element") : ""
    if (mark === "field-begin") break
    if (mark === "field-separator" || mark === "field-end") {
      for (const part of code) part.remove()
      return
    }
    code.push(node)
  }
  if (code[0] instanceof Text && /^\s*[A-Z]{2,}\b/.test(code[0].data)) code[0].remove()
}
