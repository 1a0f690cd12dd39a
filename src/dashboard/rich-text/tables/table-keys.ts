import { Extension, type Editor } from "@tiptap/core"
import { addRowAfter, goToNextCell } from "@tiptap/pm/tables"
import { tableAt } from "./commands.ts"
import type { Node } from "@tiptap/pm/model"
import { Decoration } from "@tiptap/pm/view"
import { decorating } from "../schema/plugins.ts"

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

/** Makes an empty header cell a plain cell for screen readers, which would announce a header without a name. */
export const EmptyHeaders = Extension.create({ name: "emptyHeaders", addProseMirrorPlugins: () => [decorating(emptyHeaders)] })

function emptyHeaders(doc: Node): Decoration[] {
  const found: Decoration[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === "tableHeader" && node.textContent.trim() === "")
      found.push(Decoration.node(pos, pos + node.nodeSize, { role: "cell" }))
    return !node.isTextblock
  })
  return found
}
