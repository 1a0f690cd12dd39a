import { childrenOf, isElement, textOf, type ProseNode } from "./tree.ts"

const blocks = new Set(["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "table", "thead", "tbody", "tr", "figure", "notes", "years"])

/** The plain texts of paragraphs, headings and entries of lists. */
export function blocksOf(nodes: readonly ProseNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    const isGroup = isElement(node) && childrenOf(node).some((child) => isElement(child) && blocks.has(child[0]))
    const texts = isGroup ? blocksOf(childrenOf(node)) : [textOf(node).trim()]
    return texts.filter((text) => text !== "")
  })
}
