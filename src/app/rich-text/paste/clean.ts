import { inertBody } from "#lib/prose/inert-body.ts"
import { asideStyle } from "#lib/prose/set-aside.ts"
import { rename, unwrap, isInline } from "../html/elements.ts"
import { nameNotes, takeNotes } from "./foreign-notes.ts"
import { withoutFormats, listWordParagraphs } from "./formats.ts"
import { pictureRules } from "#contract/fields.ts"
import { safePicture } from "../schema/attributes.ts"

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
  for (const element of body.querySelectorAll(`[id], [lang], [${asideStyle}], [class]`))
    for (const name of ["id", "lang", asideStyle, "class"]) element.removeAttribute(name)
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

type TakenPictures = {
  /** To upload. */
  readonly files: readonly File[]
  /** The names of the media that the text can't hold. */
  readonly leftOut: readonly string[]
}

/** Removes the pictures that are not the site's own, and all embedded media. */
function takePictures(body: HTMLElement): TakenPictures {
  const files: File[] = []
  const leftOut: string[] = []
  for (const image of body.querySelectorAll("img")) {
    const src = image.getAttribute("src") ?? ""
    const own = ownPicture(src)
    if (own !== null) {
      image.setAttribute("src", own)
      continue
    }
    const file = fileOf(src, image.getAttribute("alt"))
    if (file !== null) files.push(file)
    else if (!isTracker(image)) leftOut.push(nameOf(src, image.getAttribute("alt")))
    remove(image)
  }
  for (const media of body.querySelectorAll("video, audio, iframe, object, embed"))
    leftOut.push(nameOf(media.getAttribute("src") ?? media.getAttribute("data") ?? "", media.getAttribute("title") ?? media.localName))
  return { files, leftOut }
}

/** Removes a picture. The caption of its figure becomes a paragraph. */
function remove(image: Element): void {
  const figure = image.closest("figure")
  image.remove()
  if (figure === null || figure.querySelector("img, table") !== null) return
  const caption = figure.ownerDocument.createElement("p")
  caption.append(...(figure.querySelector("figcaption") ?? figure).childNodes)
  figure.replaceWith(caption)
}

function ownPicture(src: string): string | null {
  const isOwn = URL.canParse(src) && new URL(src).origin === window.location.origin
  return safePicture(isOwn ? new URL(src).pathname : src)
}

const isTracker = (image: Element) => image.getAttribute("width") === "1" && image.getAttribute("height") === "1"

function nameOf(src: string, alt: string | null): string {
  const last = src.startsWith("data:") ? "" : (src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? "")
  return alt?.trim().slice(0, 80) || decoded(last).slice(0, 80) || "…"
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign.
    return text
  }
}

const extensions: readonly string[] = pictureRules.extensions.split(" ")

/** Reads the picture in a data address. Returns null for other addresses, and for formats that the server refuses. */
function fileOf(src: string, alt: string | null): File | null {
  const [, extension, base64] = /^data:image\/([a-z]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(src) ?? []
  if (extension === undefined || base64 === undefined || !extensions.includes(extension.toLowerCase())) return null
  const type = extension.toLowerCase()
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, "")), (character) => character.charCodeAt(0))
    return new File([bytes], fileName(alt, type), { type: `image/${type}` })
  } catch {
    // The base64 is broken. The caller lists the picture as left out.
    return null
  }
}

function fileName(alt: string | null, extension: string): string {
  const words = (alt ?? "")
    .normalize("NFKD")
    .replace(/[^\w -]+/g, "")
    .trim()
    .slice(0, 40)
  return `${words === "" ? "pasted-picture" : words}.${extension}`
}
