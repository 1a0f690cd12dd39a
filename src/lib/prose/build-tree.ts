import { typeset } from "../text/typography.ts"
import { ownPath, withTrailingSlash } from "./own-path.ts"
import { minutesFor, countWords } from "./reading-time.ts"
import { markNotes, markYears, withHeadingIds, withoutSkippedLevels } from "./structure.ts"
import { proseText, type ProseNode } from "./tree.ts"

/** A parser and a filter have left only the tags and attributes of contract/restricted-html.ts. */
export type HtmlNode = string | HtmlElement
export type HtmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
}

/** Pictures outside `filesPath` are left out. */
export type ProseOptions = { readonly langcode: string; readonly ownHosts: readonly string[]; readonly filesPath: string }

export type InlinePicture = { readonly src: string; readonly alt: string; readonly width: number | null; readonly height: number | null }

export type Prose = {
  readonly tree: readonly ProseNode[]
  readonly pictures: readonly InlinePicture[]
  /** Minutes to read the text. */
  readonly minutes: number
}

/** Resolves links and pictures, gives ids to headings, and marks notes and tables of years. */
export function buildProse(nodes: readonly HtmlNode[], options: ProseOptions): Prose {
  const pictures: InlinePicture[] = []
  const body = nodes.flatMap((child) => toTree(child, options, pictures)).filter((node) => typeof node !== "string" || node.trim() !== "")
  const tree = markNotes(withHeadingIds(withoutSkippedLevels(body.map(markYears))))
  return { tree, pictures, minutes: minutesFor(countWords(tree.map(proseText).join(" "))) }
}

function toTree(node: HtmlNode, options: ProseOptions, pictures: InlinePicture[]): ProseNode[] {
  if (typeof node === "string") return [typeset(node, options.langcode)]
  if (node.name === "img") return toPicture(node.attributes, options, pictures)
  const [langcode = options.langcode] = node.name === "span" ? (node.attributes.lang ?? "").split("-") : []
  const children = node.children.flatMap((child) => toTree(child, { ...options, langcode }, pictures))
  const attributes = node.name === "a" ? linkAttributes(node.attributes, options) : node.attributes
  return [[node.name, Object.keys(attributes).length > 0 ? attributes : null, ...children]]
}

function toPicture(attributes: HtmlElement["attributes"], options: ProseOptions, pictures: InlinePicture[]): ProseNode[] {
  const src = ownPath(attributes.src ?? "", options.ownHosts)
  if (!src?.startsWith(`${options.filesPath}/`)) return []
  const { alt = "" } = attributes
  const earlierIndex = pictures.findIndex((picture) => picture.src === src && picture.alt === alt)
  const index =
    earlierIndex >= 0 ? earlierIndex : pictures.push({ src, alt, width: size(attributes.width), height: size(attributes.height) }) - 1
  return [["img", { picture: String(index) }]]
}

function size(attribute: string | undefined): number | null {
  const pixels = Number(attribute)
  return Number.isInteger(pixels) && pixels > 0 ? pixels : null
}

function linkAttributes(attributes: HtmlElement["attributes"], options: ProseOptions): HtmlElement["attributes"] {
  const { href, ...others } = attributes
  if (href === undefined) return others
  if (href.startsWith("#")) return { ...others, href }
  const path = ownPath(href, options.ownHosts)
  if (path !== null) return { ...others, href: withTrailingSlash(path) }
  return /^https?:/i.test(href) ? { ...others, href, rel: "noopener" } : { ...others, href }
}
