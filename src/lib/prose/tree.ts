// Rich text as the build leaves it: sanitised, and ready to be rendered as elements.
// Three tags are not HTML's: `["img", { picture: "0" }]` is the first of the text's `pictures`, `["notes", null, …]` holds the `li` of the
// closing notes, and `["years", …]` holds the content of a table of years.
export type ProseNode = string | ProseElement
export type ProseElement = readonly [tag: string, attributes: Readonly<Record<string, string>> | null, ...children: ProseNode[]]
export type ProseTree = readonly ProseNode[]

/** Returns the tree that src/lib/prose/build-tree.ts made; in GraphQL its type is JSON. */
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
