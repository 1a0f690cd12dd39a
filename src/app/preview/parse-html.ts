import { allowedAttributes, isTextAttribute } from "#contract/restricted-html.ts"
import type { HtmlNode } from "#lib/prose/build-tree.ts"
import { inertBody } from "#lib/prose/inert-body.ts"

/** Parses a text of the form as the build would: only restricted HTML remains. */
export function parseHtml(html: string): readonly HtmlNode[] {
  return nodesOf(inertBody(html))
}

function nodesOf(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element ? elementOf(node) : []
  })
}

const dropped = new Set(["script", "style", "textarea", "option", "noscript", "template", "iframe"])

function elementOf(element: Element): HtmlNode[] {
  const name = element.localName
  if (dropped.has(name)) return []
  const allowed = allowedAttributes(name)
  if (allowed === undefined) return nodesOf(element)
  const attributes = allowed.flatMap((attribute) => {
    const value = element.getAttribute(attribute)
    return value === null || !isTextAttribute(attribute, value, () => true) ? [] : [[attribute, value] as const]
  })
  return [{ name, attributes: Object.fromEntries(attributes), children: nodesOf(element) }]
}
