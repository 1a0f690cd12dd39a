import { Extension, type Editor } from "@tiptap/core"
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from "@tiptap/pm/state"
import { numberOf } from "../schema/note.ts"
import { isAtEdgeOfNote, isInNotes, removeNote, selectedNote } from "./note-commands.ts"
import { referencesIn, noteListOf, type NoteList, type Reference } from "./note-items.ts"
import type { Node } from "@tiptap/pm/model"
import { attributeOf } from "../schema/attributes.ts"
import { correcting } from "../schema/plugins.ts"

/** Typing and pasting never replace a reference. Backspace and Delete select a reference first, then remove it with its note. */
export const NoteKeys = Extension.create({
  name: "noteKeys",
  // The priority is above the keys of lists, so that Enter adds a line to the note instead of a note.
  priority: 200,
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      Backspace: () => removeSelected(editor) || selectBeside(editor, -1) || isAtEdgeOfNote(editor, -1),
      Delete: () => removeSelected(editor) || selectBeside(editor, 1) || isAtEdgeOfNote(editor, 1),
      Enter: () => !stepBehind(editor) && isInNotes(editor) && editor.commands.splitBlock(),
      "Shift-Enter": () => stepBehind(editor) && false,
    }
  },
  addProseMirrorPlugins() {
    const step = () => stepBehind(this.editor) && false
    return [
      new Plugin({
        props: {
          handleTextInput: (view, _from, to, text) => {
            if (selectedNote(this.editor) === null) return false
            view.dispatch(view.state.tr.insertText(text, to).scrollIntoView())
            return true
          },
          handlePaste: step,
          handleDOMEvents: { compositionstart: step, beforeinput: (_view, { inputType }) => inputType.startsWith("insert") && step() },
        },
      }),
    ]
  },
})

function stepBehind(editor: Editor): boolean {
  if (selectedNote(editor) === null) return false
  const { tr, selection } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to)))
  return true
}

/** The note stays if another reference leads to it. */
function removeSelected(editor: Editor): boolean {
  const target = selectedNote(editor)
  if (target === null || referencesIn(editor.state.doc).filter((one) => one.target === target).length > 1) return false
  removeNote(editor, target)
  return true
}

function selectBeside(editor: Editor, direction: 1 | -1): boolean {
  const { selection, tr } = editor.state
  const { empty, $from } = selection
  const beside = direction < 0 ? $from.nodeBefore : $from.nodeAfter
  if (!empty || beside?.type.name !== "note") return false
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, direction < 0 ? $from.pos - 1 : $from.pos)).scrollIntoView())
  return true
}

/** Numbers and list follow the order of the text. */
export const NoteNumbering = Extension.create({ name: "noteNumbering", addProseMirrorPlugins: () => [correcting(correctNumbers)] })

function correctNumbers({ doc, tr }: EditorState): Transaction | null {
  const references = referencesIn(doc)
  if (references.length === 0) return null
  const targets = [...new Set(references.map(({ target }) => target))]
  const usedIds = new Set<string>()
  for (const reference of references) renumber(tr, reference, { number: targets.indexOf(reference.target) + 1, usedIds })
  const list = noteListOf(doc, references)
  if (list !== null) sort(tr, list, targets)
  return tr.docChanged ? tr : null
}

type Numbering = { readonly number: number; readonly usedIds: Set<string> }

/** A copied reference gets an id of its own. */
function renumber(tr: Transaction, { pos, node, target }: Reference, { number, usedIds }: Numbering): void {
  const own = attributeOf(node, "id")
  let id = own ?? `ref-${target}`
  for (let copy = 2; usedIds.has(id); copy++) id = `${own ?? target}-${copy}`
  usedIds.add(id)
  if (id !== own || numberOf(node) !== number) tr.setNodeMarkup(pos, null, { ...node.attrs, id, number })
}

function sort(tr: Transaction, { pos, node }: NoteList, targets: readonly string[]): void {
  const place = (item: Node) => {
    const index = targets.indexOf(attributeOf(item, "id") ?? "")
    return index < 0 ? targets.length : index
  }
  const sorted = node.children.toSorted((a, b) => place(a) - place(b))
  if (sorted.some((item, index) => item !== node.child(index))) tr.replaceWith(pos + 1, pos + node.nodeSize - 1, sorted)
}
