import { childrenOf, isElement, type ProseNode, type ProseTree } from "../../../lib/prose/tree.ts"

/** Elements inside of a line. The words of all others are apart from what is beside them. */
const inline = new Set(["a", "abbr", "b", "cite", "code", "em", "i", "mark", "q", "s", "small", "span", "strong", "sub", "u"])

const isHeading = (tag: string) => /^h[1-6]$/.test(tag)

/** Returns the words of a rich text without its notes' marks and numbers of lists. */
export function plainWords(tree: ProseTree): string {
  return tree.map(textOf).join(" ").replaceAll(/\s+/g, " ").trim()
}

export function headingsOf(tree: ProseTree): string {
  return plainWords(tree.filter((node) => isElement(node) && isHeading(node[0])))
}

function textOf(node: ProseNode): string {
  if (!isElement(node)) return node
  const [tag] = node
  if (tag === "sup") return ""
  const text = childrenOf(node).map(textOf).join("")
  return inline.has(tag) ? text : ` ${text} `
}
