import { ElementType, parseDocument } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { filesPath } from "../../contract/paths.ts"
import { linkSchemes, restrictedHtml } from "../../contract/restricted-html.ts"
import { childrenOf, textOf, type ProseElement, type ProseNode } from "../lib/prose/tree.ts"
import { ownPath, withTrailingSlash } from "./own-path.ts"
import { typeset } from "./typography.ts"

type ParsedNode = ReturnType<typeof parseDocument>["children"][number]

export type ProseOptions = {
  readonly langcode: string
  /** Hosts whose links are the site's own: the site's and the back end's. */
  readonly ownHosts: readonly string[]
}

/** A picture inside a text, by its address on the back end. */
export type InlinePicture = { readonly src: string; readonly alt: string; readonly width: number | null; readonly height: number | null }

export type Prose = {
  readonly tree: readonly ProseNode[]
  readonly pictures: readonly InlinePicture[]
  /** Reading time at 220 words a minute, at least 1. */
  readonly minutes: number
}

/**
 * Turns a rich text's HTML into a tree to render: only the restricted HTML survives, links and pictures are resolved, every heading has an id.
 *
 * Back ends filter on write; this is the second lock, for what was stored before or elsewhere.
 */
export function parseProse(html: string, options: ProseOptions): Prose {
  const pictures: InlinePicture[] = []
  const children = parseDocument(sanitize(withinLimits(html))).children
  const body = children
    .flatMap((child) => toTree(child, options, pictures))
    .filter((node) => typeof node !== "string" || node.trim() !== "")
  const tree = markNotes(withHeadingIds(withoutSkippedLevels(body.map(markYears))))
  const words = tree.map(textOf).join(" ").split(/\s+/).filter(Boolean).length
  return { tree, pictures, minutes: Math.max(1, Math.round(words / 220)) }
}

// More than back ends take, and few enough for tags that are all in each other: the parser moves every open tag for each new one.
const mostTags = 20_000

/** A text with too many tags keeps its words alone. */
function withinLimits(html: string): string {
  return html.split("<").length > mostTags ? html.replace(/<[^<>]*>?/g, " ") : html
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(restrictedHtml),
    allowedAttributes: Object.fromEntries(Object.entries(restrictedHtml).map(([tag, attributes]) => [tag, [...attributes]])),
    allowedSchemes: [...linkSchemes],
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    nestingLimit: 50,
  })
}

function toTree(node: ParsedNode, options: ProseOptions, pictures: InlinePicture[]): ProseNode[] {
  if (node.type === ElementType.Text) return [typeset(node.data, options.langcode)]
  if (node.type !== ElementType.Tag) return []
  const { name, attribs } = node
  if (name === "img") return toPicture(attribs, options, pictures)
  const children = node.children.flatMap((child) => toTree(child, options, pictures))
  const attributes = name === "a" ? linkAttributes(attribs, options) : attribs
  return [[name, Object.keys(attributes).length > 0 ? attributes : null, ...children]]
}

function toPicture(attributes: Record<string, string>, options: ProseOptions, pictures: InlinePicture[]): ProseNode[] {
  const src = ownPath(attributes.src ?? "", options.ownHosts)
  if (!src?.startsWith(`${filesPath}/`)) return []
  const { alt = "" } = attributes
  const found = pictures.findIndex((picture) => picture.src === src && picture.alt === alt)
  const index = found >= 0 ? found : pictures.push({ src, alt, width: size(attributes.width), height: size(attributes.height) }) - 1
  return [["img", { picture: String(index) }]]
}

function size(attribute: string | undefined): number | null {
  const pixels = Number(attribute)
  return Number.isInteger(pixels) && pixels > 0 ? pixels : null
}

function linkAttributes(attributes: Record<string, string>, options: ProseOptions): Record<string, string> {
  const { href, ...others } = attributes
  if (href === undefined) return others
  if (href.startsWith("#")) return { ...others, href }
  const path = ownPath(href, options.ownHosts)
  if (path !== null) return { ...others, href: withTrailingSlash(path) }
  return /^https?:/i.test(href) ? { ...others, href, rel: "noopener" } : { ...others, href }
}

/** The page's title is its h1, so a text's first headings are h2: an h3 that no h2 precedes is raised. WCAG 1.3.1. */
function withoutSkippedLevels(body: readonly ProseNode[]): ProseNode[] {
  const firstMain = body.findIndex((node) => typeof node !== "string" && node[0] === "h2")
  return body.map((node, index) => {
    if (typeof node === "string" || node[0] !== "h3" || (firstMain >= 0 && index > firstMain)) return node
    const [, attributes, ...children] = node
    return ["h2", attributes, ...children]
  })
}

function withHeadingIds(body: readonly ProseNode[]): ProseNode[] {
  const taken = new Map(body.flatMap(idsOf).map((id) => [id, 1]))
  return body.map((node) => {
    if (typeof node === "string" || !/^h[23]$/.test(node[0]) || node[1]?.id) return node
    const [tag, attributes, ...children] = node
    const id = freeId(textOf(node), taken)
    return [tag, { ...attributes, id }, ...children]
  })
}

function idsOf(node: ProseNode): string[] {
  if (typeof node === "string") return []
  const [, attributes, ...children] = node
  return [...(attributes?.id ? [attributes.id] : []), ...children.flatMap(idsOf)]
}

function freeId(text: string, taken: Map<string, number>): string {
  const ascii = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const base = ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section"
  let id = base
  for (let number = (taken.get(base) ?? 1) + 1; taken.has(id); number++) {
    id = `${base}-${number}`
    taken.set(base, number)
  }
  taken.set(id, 1)
  return id
}

/** A table of years and what happened in each is drawn as a line of them. */
function markYears(node: ProseNode): ProseNode {
  if (typeof node === "string" || node[0] !== "table") return node
  const [, attributes, ...children] = node
  const rows = elementsIn(children.find((child) => typeof child !== "string" && child[0] === "tbody")).map((row) => elementsIn(row))
  const isYears =
    rows.length > 1 && rows.every(([year, ...others]) => year !== undefined && /^\d{4}$/.test(textOf(year)) && others.length === 1)
  return isYears ? ["years", attributes, ...children] : node
}

function elementsIn(node: ProseNode | undefined): ProseElement[] {
  return node === undefined || typeof node === "string" ? [] : childrenOf(node).filter((child) => typeof child !== "string")
}

/** A closing list whose every item is an anchor that the text points to is the text's notes. */
function markNotes(body: readonly ProseNode[]): ProseNode[] {
  const last = body.at(-1)
  if (last === undefined || typeof last === "string" || last[0] !== "ol") return [...body]
  const [, , ...children] = last
  const items = children.filter((child): child is ProseElement => typeof child !== "string" && child[0] === "li")
  const targets = new Set(body.slice(0, -1).flatMap(anchorsOf))
  const isNotes = items.length > 0 && items.every(([, attributes]) => attributes?.id !== undefined && targets.has(`#${attributes.id}`))
  return isNotes ? [...body.slice(0, -1), ["notes", null, ...items]] : [...body]
}

function anchorsOf(node: ProseNode): string[] {
  if (typeof node === "string") return []
  const [, attributes, ...children] = node
  return [...(attributes?.href?.startsWith("#") ? [attributes.href] : []), ...children.flatMap(anchorsOf)]
}
