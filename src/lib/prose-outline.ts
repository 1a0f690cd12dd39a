import { childrenOf, isElement, textOf, type ProseElement, type ProseNode } from "./prose-tree.ts"

export type Heading = { readonly id: string; readonly text: string }

/** A text, and the notes at its end with their heading where it has one. */
export type Outline = { readonly body: readonly ProseNode[]; readonly notes: readonly ProseElement[]; readonly notesTitle: string | null }

/** Parts a text from its notes: a heading right before them is theirs. */
export function outlineOf(tree: readonly ProseNode[]): Outline {
  const last = tree.at(-1)
  if (!isElement(last) || last[0] !== "notes") return { body: tree, notes: [], notesTitle: null }
  const notes = childrenOf(last).filter(isElement)
  const heading = tree.at(-2)
  const isTitled = isElement(heading) && /^h[23]$/.test(heading[0])
  return { body: tree.slice(0, isTitled ? -2 : -1), notes, notesTitle: isTitled ? textOf(heading) : null }
}

/** The sections of a text for its list of contents: none unless there are three. */
export function contentsOf(body: readonly ProseNode[]): Heading[] {
  const headings = body.filter(isElement).filter(([tag]) => tag === "h2")
  return headings.length < 3 ? [] : headings.map((heading) => ({ id: heading[1]?.id ?? "", text: textOf(heading) }))
}
