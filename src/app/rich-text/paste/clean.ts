import { inertBody } from "#lib/prose/inert-body.ts"
import { isInline } from "../html/loose-text.ts"
import { rename, unwrap } from "../html/elements.ts"
import { nameNotes, takeNotes } from "./foreign-notes.ts"
import { listWordParagraphs } from "./word-lists.ts"
import { takePictures, type TakenPictures } from "./taken-pictures.ts"
import { withoutFormats } from "./formats.ts"

export type Cleaned = TakenPictures & { readonly html: string }

/** Turns the HTML of the clipboard into restricted HTML. It returns the pictures to upload separately. */
export function cleanPaste(html: string): Cleaned {
  const body = inertBody(html)
  const pictures = takePictures(body)
  for (const element of body.querySelectorAll("*")) if (element instanceof HTMLUnknownElement) unwrap(element)
  // ProseMirror's mark: the text was copied from an editor, so the schema alone filters it.
  if (body.querySelector("[data-pm-slice]") !== null) return { html: body.innerHTML, ...pictures }
  removeComments(body)
  for (const element of body.querySelectorAll(withoutWords)) element.remove()
  takeNotes(body)
  listWordParagraphs(body)
  withoutFormats(body)
  mapHeadings(body)
  removeLayout(body)
  removeEmptyBlocks(body)
  nameNotes(body)
  return { html: body.innerHTML, ...pictures }
}

const withoutWords =
  "script, style, meta, link, title, noscript, template, textarea, select, object, embed, svg, math, iframe, video, audio, canvas, input, button"

function removeComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

// The page's title is its h1, and a text has two more levels.
function mapHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll("h1, .MsoTitle")) rename(heading, "h2")
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3")
}

function removeLayout(body: HTMLElement): void {
  // Ids from another page may already be in this text.
  for (const element of body.querySelectorAll("[id], [lang], [style], [class]"))
    for (const name of ["id", "lang", "style", "class"]) element.removeAttribute(name)
  for (const link of body.querySelectorAll("a")) {
    const href = link.getAttribute("href")
    if (href === null || href.startsWith("#") || link.textContent.trim() === "") unwrap(link)
    else link.setAttribute("href", withoutDetour(href))
  }
  for (const box of body.querySelectorAll("span, font, u, s, ins, mark, small, center")) unwrap(box)
  for (const box of body.querySelectorAll("div")) if ([...box.childNodes].every(isInline)) rename(box, "p")
}

/** The target of a link that Google Docs sends through Google. */
function withoutDetour(href: string): string {
  const detour = URL.canParse(href) ? new URL(href) : null
  const to = detour?.hostname === "www.google.com" && detour.pathname === "/url" ? detour.searchParams.get("q") : null
  return to ?? href.trim()
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
