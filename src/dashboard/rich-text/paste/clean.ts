import { inertBody } from "#lib/prose/inert-body.ts"
import { asideStyle } from "#lib/prose/set-aside.ts"
import { storable } from "#contract/field-types/storable.ts"
import { rename, unwrap, isInline } from "../html/elements.ts"
import { changesInWords, type Change } from "./changes.ts"
import { nameNotes, takeNotes } from "./foreign-notes.ts"
import { removeHidden } from "./hidden.ts"
import { cleanLinks, type LinkReport } from "./pasted-links.ts"
import { joinLists } from "./pasted-lists.ts"
import { takePictures, type PastedPictures } from "./pasted-pictures.ts"
import { applySheets, type ListFormats } from "./sheets.ts"
import { takeSigns } from "./signs.ts"
import { withoutFormats } from "./styles.ts"

export type CleanPaste = PastedPictures & {
  readonly html: string
  /** Words name the parts that were left out or changed. */
  readonly changes: readonly string[]
}

const ownMark = "data-pm-slice"

/** Returns restricted HTML, and apart from it the pictures to upload. No pasted note gets one of the document's `usedIds`. */
export function cleanPaste(html: string, usedIds: ReadonlySet<string>): CleanPaste {
  const body = inertBody(html)
  for (const text of nodesOf(body, NodeFilter.SHOW_TEXT)) text.nodeValue = storable(text.nodeValue ?? "", true)
  // ProseMirror marks text from an editor, so only the schema filters it. The rest of a mark could set any attribute.
  const slices = body.querySelectorAll(`[${ownMark}]`)
  const isOwn = slices.length > 0
  for (const element of slices) {
    const [depths = "0 0"] = /^\d \d/.exec(element.getAttribute(ownMark) ?? "") ?? []
    element.setAttribute(ownMark, `${depths} []`)
  }
  // In a table, ProseMirror's tables can't place a row without cells, and insert nothing.
  for (const row of body.querySelectorAll("tr:not(:has(> td, > th))")) row.remove()
  for (const table of body.querySelectorAll("table:not(:has(tr))")) unwrap(table)
  const formats = applySheets(html, body)
  takeSigns(body)
  const hidden = isOwn ? new Set<Change>() : removeHidden(body)
  const pictures = takePictures(body)
  for (const element of body.querySelectorAll("*")) if (element instanceof HTMLUnknownElement) unwrap(element)
  const { changes, deadLinks } = isOwn ? nothing : cleanForeign(body, formats)
  nameNotes(body, usedIds)
  return { html: body.innerHTML, changes: changesInWords(new Set([...hidden, ...changes]), deadLinks), ...pictures }
}

const nothing: LinkReport = { changes: new Set(), deadLinks: [] }

function cleanForeign(body: HTMLElement, formats: ListFormats): LinkReport {
  for (const comment of nodesOf(body, NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll(withoutWords)) element.remove()
  takeNotes(body)
  const lists = joinLists(body, formats)
  withoutFormats(body)
  mapHeadings(body)
  const links = cleanLinks(body)
  removeLayout(body)
  removeEmptyBlocks(body)
  return { changes: new Set([...lists, ...links.changes]), deadLinks: links.deadLinks }
}

function nodesOf(body: HTMLElement, kind: number): readonly Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, kind)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

const withoutWords =
  "script, style, meta, link, title, noscript, template, textarea, select, object, embed, svg, math, iframe, video, audio, canvas, input, button, .EOP"

// The page's title is its h1, and a text has two more levels.
function mapHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("h1, .MsoTitle")) rename(heading, "h2")
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3")
}

function removeLayout(body: HTMLElement): void {
  // Ids from another page may already be in this text.
  for (const element of body.querySelectorAll(`[id], [lang], [${asideStyle}], [class]`))
    for (const name of ["id", "lang", asideStyle, "class"]) element.removeAttribute(name)
  for (const box of body.querySelectorAll("span, font, u, s, ins, mark, small, center")) unwrap(box)
  for (const box of body.querySelectorAll("div")) if ([...box.childNodes].every(isInline)) rename(box, "p")
}

function removeEmptyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll("p, h2, h3, figcaption"))
    if (block.textContent.trim() === "" && block.querySelector("img") === null) block.remove()
  for (const end of body.querySelectorAll("br")) {
    const isAlone = !isText(end.previousSibling) && !isText(end.nextSibling)
    if (isAlone || end.nextSibling === null) end.remove()
  }
}

function isText(node: Node | null): boolean {
  return node !== null && isInline(node) && (node.textContent ?? "").trim() !== ""
}
