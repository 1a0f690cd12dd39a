import { ElementType, parseDocument } from "htmlparser2"
import sanitizeHtml from "sanitize-html"
import { filesPath } from "../../../contract/paths.ts"
import { linkSchemes } from "../../../contract/link.ts"
import { isLang, isTextAttribute, restrictedHtml } from "../../../contract/restricted-html.ts"
import { buildProse, type HtmlNode, type Prose, type ProseOptions } from "../../lib/prose/build-tree.ts"

type ParsedNode = ReturnType<typeof parseDocument>["children"][number]

// Security: a back end filters on write, but may hold texts that were stored before that or elsewhere.
export function parseProse(html: string, options: Omit<ProseOptions, "filesPath">): Prose {
  return buildProse(parseDocument(sanitize(withinLimits(html))).children.flatMap(toNode), { ...options, filesPath })
}

/** Back ends accept less. The parser's time grows with the square of nested tags: 150,000 of them would stop the build for minutes. */
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

function toNode(node: ParsedNode): HtmlNode[] {
  if (node.type === ElementType.Text) return [node.data]
  if (node.type !== ElementType.Tag) return []
  // Browsers take `/\elsewhere` for another host, but sanitize-html doesn't.
  const attributes = Object.entries(node.attribs).filter(([name, value]) => isTextAttribute(name, value, () => true))
  return [{ name: node.name, attributes: Object.fromEntries(attributes), children: node.children.flatMap(toNode) }]
}
