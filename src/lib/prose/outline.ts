import { childrenOf, isElement, proseText, type ProseElement, type ProseNode } from "./tree.ts"

export type Heading = { readonly id: string; readonly text: string }

export type Outline = { readonly body: readonly ProseNode[]; readonly notes: readonly ProseElement[]; readonly notesTitle: string | null }

/** A heading right before the notes belongs to them. */
export function outlineOf(tree: readonly ProseNode[]): Outline {
  const last = tree.at(-1)
  if (!isElement(last) || last[0] !== "notes") return { body: tree, notes: [], notesTitle: null }
  const notes = childrenOf(last).filter(isElement)
  const heading = tree.at(-2)
  const isTitled = isElement(heading) && /^h[23]$/.test(heading[0])
  return { body: tree.slice(0, isTitled ? -2 : -1), notes, notesTitle: isTitled ? proseText(heading) : null }
}

/** Working groups, for example, are such a section. `rest` follows the list. */
export type NumberedSection = { readonly heading: Heading; readonly items: readonly ProseElement[]; readonly rest: readonly ProseNode[] }

export function numberedSectionsOf(body: readonly ProseNode[]): {
  readonly text: readonly ProseNode[]
  readonly beside: readonly NumberedSection[]
} {
  const text: ProseNode[] = []
  const beside: NumberedSection[] = []
  for (const section of sectionsOf(body)) {
    const [heading, list, ...rest] = section
    // Beside the text, lists count from 1.
    const isNumbered = isElement(heading) && heading[0] === "h2" && isElement(list) && list[0] === "ol" && list[1] === null
    if (isNumbered) beside.push({ heading: headingOf(heading), items: childrenOf(list).filter(isElement), rest })
    else text.push(...section)
  }
  return { text, beside }
}

function sectionsOf(body: readonly ProseNode[]): ProseNode[][] {
  const sections: ProseNode[][] = [[]]
  for (const node of body) {
    if (isElement(node) && node[0] === "h2") sections.push([])
    sections.at(-1)?.push(node)
  }
  return sections
}

function headingOf(heading: ProseElement): Heading {
  return { id: heading[1]?.id ?? "", text: proseText(heading) }
}

/** A text of fewer than three sections has no list of contents. */
export function contentsOf(body: readonly ProseNode[]): Heading[] {
  const headings = body.filter(isElement).filter(([tag]) => tag === "h2")
  return headings.length < 3 ? [] : headings.map(headingOf)
}
