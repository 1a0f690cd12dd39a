import { ElementType, parseDocument } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { filesPath } from "../../../contract/paths.ts"
import { isLang, linkSchemes, restrictedHtml } from "../../../contract/restricted-html.ts"
import { minutesFor, wordsIn } from "../../lib/prose/reading-time.ts"
import { textOf, type ProseNode } from "../../lib/prose/tree.ts"
import { ownPath, withTrailingSlash } from "./own-path.ts"
import { markNotes, markYears, withHeadingIds, withoutSkippedLevels } from "./prose-structure.ts"
import { typeset } from "./typography.ts"

type ParsedNode = ReturnType<typeof parseDocument>["children"][number]

export type ProseOptions = { readonly langcode: string; readonly ownHosts: readonly string[] }

export type InlinePicture = { readonly src: string; readonly alt: string; readonly width: number | null; readonly height: number | null }

export type Prose = {
  readonly tree: readonly ProseNode[]
  readonly pictures: readonly InlinePicture[]
  /** Reading time. */
  readonly minutes: number
}

// Turns a rich text into a tree: only restricted HTML remains, links and pictures are resolved, headings have ids.
// Security: a back end filters on write, but may hold texts that were stored before that or elsewhere.
export function parseProse(html: string, options: ProseOptions): Prose {
  const pictures: InlinePicture[] = []
  const children = parseDocument(sanitize(withinLimits(html))).children
  const body = children
    .flatMap((child) => toTree(child, options, pictures))
    .filter((node) => typeof node !== "string" || node.trim() !== "")
  const tree = markNotes(withHeadingIds(withoutSkippedLevels(body.map(markYears))))
  return { tree, pictures, minutes: minutesFor(wordsIn(tree.map(textOf).join(" "))) }
}

/** More than back ends accept. The parser's time grows with the square of nested tags: 150,000 of them would stop the build for minutes. */
const maxTags = 20_000

function withinLimits(html: string): string {
  return html.split("<").length > maxTags ? html.replace(/<[^<>]*>?/g, " ") : html
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(restrictedHtml),
    allowedAttributes: Object.fromEntries(Object.entries(restrictedHtml).map(([tag, attributes]) => [tag, [...attributes]])),
    allowedSchemes: [...linkSchemes],
    allowedSchemesAppliedToAttributes: ["href", "src"],
    allowProtocolRelative: false,
    nestingLimit: 50,
    exclusiveFilter: ({ tag, attribs }) => (tag === "span" && !isLang(attribs.lang ?? "") ? "excludeTag" : false),
  })
}

function toTree(node: ParsedNode, options: ProseOptions, pictures: InlinePicture[]): ProseNode[] {
  if (node.type === ElementType.Text) return [typeset(node.data, options.langcode)]
  if (node.type !== ElementType.Tag) return []
  const { name, attribs } = node
  if (name === "img") return toPicture(attribs, options, pictures)
  const [langcode = options.langcode] = name === "span" ? (attribs.lang ?? "").split("-") : []
  const children = node.children.flatMap((child) => toTree(child, { ...options, langcode }, pictures))
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
