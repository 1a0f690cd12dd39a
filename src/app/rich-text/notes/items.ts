import type { Node, Schema } from "@tiptap/pm/model"
import type { Transaction } from "@tiptap/pm/state"
import { idOf } from "../schema/attributes.ts"
import { noteListOf, referencesIn } from "./references.ts"

const backSign = "↩"

/** A space and the sign that leads back to a reference. */
export function backLink(schema: Schema, reference: string): readonly Node[] {
  return [schema.text(" "), schema.text(backSign, [schema.mark("link", { href: `#${reference}` })])]
}

export function hasBackLink(item: Node): boolean {
  return item.textContent.trimEnd().endsWith(backSign)
}

/** Adds notes behind the present ones. Their references give them their numbers (./numbering.ts). */
export function addItems(tr: Transaction, items: readonly Node[]): void {
  const list = noteListOf(tr.doc, referencesIn(tr.doc))
  if (list !== null) tr.insert(list.pos + list.node.nodeSize - 1, items)
  else appendList(tr, items)
}

export function appendList(tr: Transaction, items: readonly Node[]): void {
  // Replaces empty paragraphs at the end, which would separate the text from its notes.
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
    const id = idOf(node)
    if (id !== null) ids.add(id)
  })
  return ids
}

export function freeKey(taken: ReadonlySet<string>): number {
  let key = 1
  while (taken.has(`fn-${key}`) || taken.has(`fnref-${key}`)) key += 1
  return key
}
