import type { Fragment, Node, Schema } from "@tiptap/pm/model"
import type { Transaction } from "@tiptap/pm/state"
import { attributeOf, isNoteId } from "../schema/attributes.ts"

export const backSign = "↩"

export function backLink(schema: Schema, reference: string): readonly Node[] {
  return [schema.text(" "), schema.text(backSign, [schema.mark("link", { href: `#${reference}` })])]
}

/** References give the new notes their numbers (./note-keys.ts). */
export function addItems(tr: Transaction, items: readonly Node[]): void {
  const list = noteListOf(tr.doc, referencesIn(tr.doc))
  if (list !== null) {
    tr.insert(list.pos + list.node.nodeSize - 1, items)
    return
  }
  // Empty paragraphs at the end would separate the text from its notes.
  let end = tr.doc.content.size
  for (const block of tr.doc.children.toReversed()) {
    if (block.type.name !== "paragraph" || block.childCount > 0) break
    end -= block.nodeSize
  }
  tr.replaceWith(end, tr.doc.content.size, tr.doc.type.schema.node("orderedList", null, items))
}

export function idsIn(doc: Node): Set<string> {
  const ids = new Set<string>()
  doc.descendants((node) => {
    const id = attributeOf(node, "id")
    if (id !== null) ids.add(id)
  })
  return ids
}

export function freeKey(usedIds: ReadonlySet<string>): number {
  let key = 1
  while (usedIds.has(`fn-${key}`) || usedIds.has(`fnref-${key}`)) key += 1
  return key
}

export type Reference = { readonly pos: number; readonly node: Node; readonly target: string }
export type NoteList = { readonly pos: number; readonly node: Node }

export function referencesIn(content: Node | Fragment): readonly Reference[] {
  const references: Reference[] = []
  content.descendants((node, pos) => {
    const target = node.type.name === "note" ? attributeOf(node, "target") : null
    if (target !== null) references.push({ pos, node, target })
    return !node.isTextblock || node.childCount > 0
  })
  return references
}

/** The last numbered list with a note holds the notes. The site shows it so if a reference leads to each item (src/lib/prose/structure.ts). */
export function noteListOf(doc: Node, references: readonly Reference[]): NoteList | null {
  const targets = new Set(references.map(({ target }) => target))
  const isNote = (item: Node) => {
    const id = attributeOf(item, "id")
    return id !== null && (targets.has(id) || isNoteId(id))
  }
  let noteList: NoteList | null = null
  doc.forEach((node, pos) => {
    if (node.type.name === "orderedList" && node.children.some(isNote)) noteList = { pos, node }
  })
  return noteList
}
