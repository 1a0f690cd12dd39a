import { Extension } from "@tiptap/core"
import { goToCell } from "./commands.ts"

export const TableKeys = Extension.create({
  name: "tableKeys",
  // Before the keys of lists: a list in a cell is left for the next cell.
  priority: 200,
  addKeyboardShortcuts() {
    return { Tab: () => goToCell(this.editor, 1), "Shift-Tab": () => goToCell(this.editor, -1) }
  },
})
