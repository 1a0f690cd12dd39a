import type { Node } from "@tiptap/pm/model"
import { idOf } from "../schema/attributes.ts"
import { targetOf } from "../schema/note.ts"
import { isNoteId } from "./note-id.ts"

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

/** The list at the text's end whose items are notes; the site draws it so if all are referred to (src/lib/prose/structure.ts). */
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

/** The notes to which the text doesn't refer, or no longer. */
export function orphansIn(doc: Node): readonly Node[] {
  const references = referencesIn(doc)
  const targets = targetsOf(references)
  const items = noteListOf(doc, references)?.node.children ?? []
  return items.filter((item) => !targets.has(idOf(item) ?? ""))
}

function targetsOf(references: readonly Reference[]): ReadonlySet<string> {
  return new Set(references.map(({ target }) => target))
}
