import type { Node } from "@tiptap/pm/model"
import { idOf, isNoteId } from "../schema/attributes.ts"
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

/** The last numbered list that has a note. The site shows it as notes if a reference leads to each item (src/lib/prose/structure.ts). */
export function noteListOf(doc: Node, references: readonly Reference[]): NoteList | null {
  const targets = targetsOf(references)
  const isNote = (item: Node) => {
    const id = idOf(item)
    return id !== null && (targets.has(id) || isNoteId(id))
  }
  let found: NoteList | null = null
  doc.forEach((node, pos) => {
    if (node.type.name === "orderedList" && node.children.some(isNote)) found = { pos, node }
  })
  return found
}

/** The notes to which no reference leads. */
export function orphansIn(doc: Node): readonly Node[] {
  const references = referencesIn(doc)
  const targets = targetsOf(references)
  const items = noteListOf(doc, references)?.node.children ?? []
  return items.filter((item) => !targets.has(idOf(item) ?? ""))
}

function targetsOf(references: readonly Reference[]): ReadonlySet<string> {
  return new Set(references.map(({ target }) => target))
}
