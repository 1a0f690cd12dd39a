/**
 * Rich text as the build leaves it: sanitised, and ready to be rendered as elements.
 *
 * `["img", { picture: "0" }]` stands for the picture at that place of the text's `pictures`; `["notes", null, …]` holds the `li` of the closing notes.
 */
export type ProseNode = string | ProseElement
export type ProseElement = readonly [tag: string, attributes: Readonly<Record<string, string>> | null, ...children: ProseNode[]]

/** The text of a tree without its markup. */
export function textOf(node: ProseNode): string {
  if (typeof node === "string") return node
  const [, , ...children] = node
  return children.map(textOf).join("")
}
