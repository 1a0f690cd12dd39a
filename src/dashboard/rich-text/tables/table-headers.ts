import { Extension, findParentNode, type Editor } from "@tiptap/core"
import { createTable } from "@tiptap/extension-table"
import type { Node } from "@tiptap/pm/model"
import { TextSelection } from "@tiptap/pm/state"
import { TableMap } from "@tiptap/pm/tables"
import { Decoration } from "@tiptap/pm/view"
import { decorating } from "../schema/plugins.ts"

/** The table goes behind the outermost block, not inside a cell or a list. */
export function insertTable({ state, schema, view }: Editor): void {
  const { $to } = state.selection
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  const tr = state.tr.insert(at, createTable(schema, 3, 3, true))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView())
  view.focus()
}

function tableAt({ state }: Editor): Node | undefined {
  return findParentNode(({ type }) => type.name === "table")(state.selection)?.node
}

const isHeader = (cell: Node | null | undefined) => cell?.type.name === "tableHeader"

export function hasHeaderRow(editor: Editor): boolean {
  return tableAt(editor)?.firstChild?.children.every(isHeader) === true
}

export function hasHeaderColumn(editor: Editor): boolean {
  const table = tableAt(editor)
  if (table === undefined) return false
  const { map, width } = TableMap.get(table)
  const firsts = table.children.map((_row, index) => table.nodeAt(map[index * width] ?? 0))
  const below = hasHeaderRow(editor) ? firsts.slice(1) : firsts
  return below.length > 0 && below.every(isHeader)
}

/** Screen readers would announce an empty header without a name, so it becomes a plain cell. */
export const EmptyHeaders = Extension.create({ name: "emptyHeaders", addProseMirrorPlugins: () => [decorating(emptyHeaders)] })

function emptyHeaders(doc: Node): Decoration[] {
  const decorations: Decoration[] = []
  doc.descendants((node, pos) => {
    if (isHeader(node) && node.textContent.trim() === "") decorations.push(Decoration.node(pos, pos + node.nodeSize, { role: "cell" }))
    return !node.isTextblock
  })
  return decorations
}
