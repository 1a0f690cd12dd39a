import type { Editor } from "@tiptap/core"
import { TextSelection } from "@tiptap/pm/state"
import { attributeOf } from "../schema/attributes.ts"
import { addItems, backLink, freeKey, idsIn, noteListOf, referencesIn } from "./note-items.ts"

/** ./note-keys.ts moves the new note to its place. The cursor goes into the note. */
export function insertNote(editor: Editor): boolean {
  const { tr, schema, doc, selection } = editor.state
  const { $to, to } = selection
  const key = freeKey(idsIn(doc))
  const note = schema.node("note", { target: `fn-${key}`, id: `fnref-${key}` })
  if (!$to.parent.canReplaceWith($to.index(), $to.index(), note.type)) return false
  tr.insert(to, note)
  addItems(tr, [schema.node("listItem", { id: `fn-${key}` }, [schema.node("paragraph", null, backLink(schema, `fnref-${key}`))])])
  editor.view.dispatch(tr)
  goToNote(editor, `fn-${key}`)
  return true
}

/** Returns null if the selection is no reference. */
export function selectedNote({ state: { doc, selection } }: Editor): string | null {
  const node = selection.to - selection.from === 1 ? doc.nodeAt(selection.from) : null
  return node?.type.name === "note" ? attributeOf(node, "target") : null
}

export function noteAround({ state: { doc, selection } }: Editor): string | null {
  const { $from } = selection
  const id = $from.depth < 3 ? null : attributeOf($from.node(2), "id")
  return id !== null && referencesIn(doc).some(({ target }) => target === id) ? id : null
}

/** The cursor is in a line of a note, and not in a list or a table within one. */
export function isInNotes({ state: { doc, selection } }: Editor): boolean {
  const { $from } = selection
  return $from.depth === 3 && noteListOf(doc, referencesIn(doc))?.pos === $from.before(1)
}

/** Backspace or Delete would join a note with another one or with the text. */
export function isAtEdgeOfNote(editor: Editor, direction: 1 | -1): boolean {
  const { doc, selection } = editor.state
  const { $from, empty } = selection
  if (!empty || $from.depth === 0 || $from.parentOffset !== (direction < 0 ? 0 : $from.parent.content.size)) return false
  if ($from.depth === 1) return direction > 0 && noteListOf(doc, referencesIn(doc))?.pos === $from.after(1)
  return isInNotes(editor) && $from.index(2) === (direction < 0 ? 0 : $from.node(2).childCount - 1)
}

export function goToNote(editor: Editor, target: string): void {
  const { doc } = editor.state
  doc.descendants((node, pos) => {
    if (node.type.name === "listItem" && attributeOf(node, "id") === target)
      editor
        .chain()
        .focus(pos + 2)
        .scrollIntoView()
        .run()
  })
}

/** A note may have several references; this goes to the first. */
export function goToReference(editor: Editor, target: string): void {
  const reference = referencesIn(editor.state.doc).find((one) => one.target === target)
  if (reference === undefined) return
  const { tr } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, reference.pos + 1)).scrollIntoView())
  editor.view.focus()
}

/** The list disappears with its last note. */
export function removeNote({ state, view }: Editor, note: string): void {
  const { tr, doc } = state
  const references = referencesIn(doc)
  const list = noteListOf(doc, references)
  const ranges = references.filter(({ target }) => target === note).map(({ pos, node }) => ({ from: pos, to: pos + node.nodeSize }))
  list?.node.forEach((item, offset) => {
    const from = list.pos + 1 + offset
    if (attributeOf(item, "id") !== note) return
    ranges.push(list.node.childCount === 1 ? { from: list.pos, to: list.pos + list.node.nodeSize } : { from, to: from + item.nodeSize })
  })
  for (const { from, to } of ranges.toSorted((a, b) => b.from - a.from)) tr.delete(from, to)
  view.dispatch(tr)
  view.focus()
}
