/**
 * Rich text as the build leaves it: sanitised, and ready to be rendered as elements.
 *
 * `["img", { picture: "0" }]` stands for the picture at that place of the text's `pictures`; `["notes", null, …]` holds the `li` of the closing notes,
 * `["years", …]` what a table of years does.
 */
export type ProseNode = string | ProseElement
export type ProseElement = readonly [tag: string, attributes: Readonly<Record<string, string>> | null, ...children: ProseNode[]]
export type ProseTree = readonly ProseNode[]

/** GraphQL knows the tree as JSON; it is what src/gatsby/prose.ts wrote. */
export function isProseTree(value: unknown): value is ProseTree {
  return Array.isArray(value) && value.every((node) => typeof node === "string" || (Array.isArray(node) && typeof node[0] === "string"))
}

/** The text of a node without its markup. */
export function textOf(node: ProseNode): string {
  if (typeof node === "string") return node
  const [, , ...children] = node
  return children.map(textOf).join("")
}

/** The children of an element. */
export function childrenOf([, , ...children]: ProseElement): ProseNode[] {
  return children
}

/** Tells an element from a text. */
export function isElement(node: ProseNode | undefined): node is ProseElement {
  return node !== undefined && typeof node !== "string"
}
