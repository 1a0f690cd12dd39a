import { Extension, type Editor } from "@tiptap/core"
import { addRowAfter, goToNextCell } from "@tiptap/pm/tables"
import { tableAt } from "./commands.ts"

export const TableKeys = Extension.create({
  name: "tableKeys",
  // Above the keys of lists, so that Tab leaves a list in a cell for the next cell.
  priority: 200,
  addKeyboardShortcuts() {
    return { Tab: () => goToCell(this.editor, 1), "Shift-Tab": () => goToCell(this.editor, -1) }
  },
})

/** Adds a row behind the last cell. */
export function goToCell(editor: Editor, direction: 1 | -1): boolean {
  const table = tableAt(editor)
  if (table === null) return false
  if (goToNextCell(direction)(editor.state, editor.view.dispatch)) return true
  if (direction < 0) return false
  addRowAfter(editor.state, editor.view.dispatch)
  return goToNextCell(1)(editor.state, editor.view.dispatch)
}
