import { Extension, type Editor } from "@tiptap/core"
import { NodeSelection, Plugin, TextSelection } from "@tiptap/pm/state"
import { targetOf } from "../schema/note.ts"
import { isAtEdgeOfNote, isInNotes, removeNotes, selectedNote } from "./commands.ts"
import { referencesIn } from "./references.ts"

/** Typing and pasting never replace a reference. Backspace and Delete select a reference first, then remove it with its note. */
export const NoteKeys = Extension.create({
  name: "noteKeys",
  // Above the keys of lists, so that Enter adds a line to the note instead of a note.
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

/** Moves the cursor from a selected reference to the place behind it. */
function stepBehind(editor: Editor): boolean {
  if (selectedNote(editor) === null) return false
  const { tr, selection } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to)))
  return true
}

/** Removes the selected reference with its note, if no other reference leads to the note. */
function removeSelected(editor: Editor): boolean {
  const note = selectedNote(editor)
  const target = note === null ? null : targetOf(note)
  if (target === null || referencesIn(editor.state.doc).filter((one) => one.target === target).length > 1) return false
  removeNotes(editor, [target])
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
