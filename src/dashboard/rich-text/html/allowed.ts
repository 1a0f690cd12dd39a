import { allowedAttributes, isTextAttribute, tagsWithoutWords } from "#contract/restricted-html.ts"
import { safePicture } from "../schema/attributes.ts"

const withoutWords = new Set<string>(tagsWithoutWords)
const isPicture = (address: string) => safePicture(address) !== null

function escapeHtml(text: string): string {
  const storable = text.replace(/(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu, "")
  return storable.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}

function attribute({ name, value }: Attr): string {
  return name === "reversed" && value === "" ? " reversed" : ` ${name}="${escapeHtml(value).replaceAll('"', "&quot;")}"`
}

/** The output is the same as that of the server's filter. */
export function allowedHtml(nodes: Iterable<Node>): string {
  return [...nodes].map(writeNode).join("")
}

function writeNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeHtml(node.nodeValue ?? "")
  if (!(node instanceof Element) || withoutWords.has(node.localName)) return ""
  const content = allowedHtml(node.childNodes)
  const tag = node.localName
  const allowed = node.namespaceURI === "http://www.w3.org/1999/xhtml" ? allowedAttributes(tag) : undefined
  if (allowed === undefined) return content
  const attributes = allowed
    .flatMap((name) => node.getAttributeNode(name) ?? [])
    .filter(({ name, value }) => isTextAttribute(name, value, isPicture))
  const has = (name: string) => attributes.some((attr) => attr.name === name)
  const isUseless = (tag === "span" && !has("lang")) || (tag === "img" && !has("src")) || (tag === "a" && attributes.length === 0)
  if (isUseless) return content
  const start = `<${tag}${attributes.map(attribute).join("")}`
  return tag === "img" || tag === "br" || tag === "hr" ? `${start} />` : `${start}>${content}</${tag}>`
}
