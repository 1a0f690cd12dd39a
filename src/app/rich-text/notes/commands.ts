import type { Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state"
import { idOf } from "../schema/attributes.ts"
import { noteListOf, referencesIn, type Reference } from "./references.ts"

const backSign = "↩"

/** Puts a reference at the cursor and its note into the list at the end, where the cursor goes. */
export function insertNote({ state, view }: Editor): boolean {
  const { tr, schema, doc, selection } = state
  if (!selection.$to.parent.isTextblock) return false
  const references = referencesIn(doc)
  const key = freeKey(doc)
  const list = noteListOf(doc, references)
  const note = schema.node("note", { target: `fn-${key}`, id: `fnref-${key}`, number: references.length + 1 })
  const back = schema.text(backSign, [schema.mark("link", { href: `#fnref-${key}` })])
  const item = schema.node("listItem", { id: `fn-${key}` }, [schema.node("paragraph", null, [schema.text(" "), back])])
  if (!selection.$to.parent.canReplaceWith(selection.$to.index(), selection.$to.index(), note.type)) return false
  tr.insert(selection.to, note)
  const before = new Set(references.filter(({ pos }) => pos < selection.to).map(({ target }) => target))
  const at =
    list === null ? null : tr.mapping.map(list.pos) + 1 + sizeOf(list.node.children.filter((child) => before.has(idOf(child) ?? "")))
  if (at === null) appendList(tr, schema.node("orderedList", null, [item]))
  else tr.insert(at, item)
  tr.setSelection(TextSelection.create(tr.doc, at === null ? firstTextIn(tr.doc.content.size - item.nodeSize - 1) : firstTextIn(at)))
  view.dispatch(tr.scrollIntoView())
  view.focus()
  return true
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0)
const firstTextIn = (item: number) => item + 2

function appendList(tr: Transaction, list: Node): void {
  // Empty paragraphs at the end would lie between the text and its notes.
  let end = tr.doc.content.size
  for (const block of tr.doc.children.toReversed()) {
    if (block.type.name !== "paragraph" || block.childCount > 0) break
    end -= block.nodeSize
  }
  tr.replaceWith(end, tr.doc.content.size, list)
}

function freeKey(doc: Node): number {
  const taken = new Set<string>()
  doc.descendants((node) => {
    taken.add(idOf(node) ?? "")
  })
  let key = 1
  while (taken.has(`fn-${key}`) || taken.has(`fnref-${key}`)) key += 1
  return key
}

export function selectedNote({ state: { selection } }: Editor): Node | null {
  return selection instanceof NodeSelection && selection.node.type.name === "note" ? selection.node : null
}

/** The item of the notes in which the cursor is, by its id. */
export function noteAround({ state: { doc, selection } }: Editor): string | null {
  const targets = new Set(referencesIn(doc).map(({ target }) => target))
  for (let depth = selection.$from.depth; depth > 0; depth--) {
    const id = idOf(selection.$from.node(depth))
    if (id !== null && targets.has(id)) return id
  }
  return null
}

export function goToNote(editor: Editor, target: string): void {
  const { doc } = editor.state
  doc.descendants((node, pos) => {
    if (node.type.name === "listItem" && idOf(node) === target) editor.chain().focus(firstTextIn(pos)).scrollIntoView().run()
  })
}

export function goToReference(editor: Editor, target: string): void {
  const reference = referenceTo(editor, target)
  if (reference !== undefined) editor.chain().setNodeSelection(reference.pos).focus().scrollIntoView().run()
}

function referenceTo(editor: Editor, target: string): Reference | undefined {
  return referencesIn(editor.state.doc).find((reference) => reference.target === target)
}

/** Removes notes with all references to them, and the list with its last note. */
export function removeNotes({ state, view }: Editor, targets: readonly string[]): void {
  const { tr, doc } = state
  const references = referencesIn(doc)
  const list = noteListOf(doc, references)
  const ranges = references
    .filter(({ target }) => targets.includes(target))
    .map(({ pos, node }) => ({ from: pos, to: pos + node.nodeSize }))
  const isGone = (item: Node) => targets.includes(idOf(item) ?? "")
  if (list?.node.children.every(isGone) === true) ranges.push({ from: list.pos, to: list.pos + list.node.nodeSize })
  else {
    list?.node.forEach((item, offset) => {
      const from = list.pos + 1 + offset
      if (isGone(item)) ranges.push({ from, to: from + item.nodeSize })
    })
  }
  for (const { from, to } of ranges.toSorted((a, b) => b.from - a.from)) tr.delete(from, to)
  view.dispatch(tr)
  view.focus()
}
