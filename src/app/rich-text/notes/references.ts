import type { Node } from "@tiptap/pm/model"
import { idOf } from "../schema/attributes.ts"
import { targetOf } from "../schema/note.ts"

export type Reference = { readonly pos: number; readonly node: Node; readonly target: string }
export type NoteList = { readonly pos: number; readonly node: Node }

/** The references to notes in their order. */
export function referencesIn(doc: Node): readonly Reference[] {
  const found: Reference[] = []
  doc.descendants((node, pos) => {
    const target = node.type.name === "note" ? targetOf(node) : null
    if (target !== null) found.push({ pos, node, target })
    return !node.isTextblock || node.childCount > 0
  })
  return found
}

/** The list at the text's end whose items are referred to; the site draws it as notes (src/lib/prose/structure.ts). */
export function noteListOf(doc: Node, references: readonly Reference[]): NoteList | null {
  const targets = new Set(references.map(({ target }) => target))
  let found: NoteList | null = null
  doc.forEach((node, pos) => {
    const isNotes = node.type.name === "orderedList" && node.children.some((item) => targets.has(idOf(item) ?? ""))
    if (isNotes) found = { pos, node }
  })
  return found
}

/** The notes that the text no longer refers to. */
export function orphansIn(doc: Node): readonly Reference[] {
  const references = referencesIn(doc)
  const list = noteListOf(doc, references)
  const targets = new Set(references.map(({ target }) => target))
  const orphans: Reference[] = []
  list?.node.forEach((node, offset) => {
    const target = idOf(node)
    if (target !== null && !targets.has(target)) orphans.push({ pos: list.pos + 1 + offset, node, target })
  })
  return orphans
}
