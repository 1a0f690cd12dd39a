// The build has sanitised this rich text. Three tags are no HTML: `img` has the index of a picture, `notes` the `li` of the closing notes, and
// `years` the content of a table of years.
export type ProseNode = string | ProseElement
export type ProseElement = readonly [tag: string, attributes: Readonly<Record<string, string>> | null, ...children: ProseNode[]]
export type ProseTree = readonly ProseNode[]

/** GraphQL knows the tree of src/lib/prose/build-tree.ts only as JSON. */
export function treeOf(value: unknown): ProseTree {
  return isProseTree(value) ? value : []
}

function isProseTree(value: unknown): value is ProseTree {
  return Array.isArray(value) && value.every((node) => typeof node === "string" || (Array.isArray(node) && typeof node[0] === "string"))
}

export function proseText(node: ProseNode): string {
  if (typeof node === "string") return node
  const [, , ...children] = node
  return children.map(proseText).join("")
}

export function childrenOf([, , ...children]: ProseElement): ProseNode[] {
  return children
}

export function isElement(node: ProseNode | undefined): node is ProseElement {
  return node !== undefined && typeof node !== "string"
}
