import { findParentNode, type Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { TextSelection, type Command } from "@tiptap/pm/state"
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  TableMap,
} from "@tiptap/pm/tables"
import { attributeOf, isSet } from "../schema/attributes.ts"

export const tableCommands = { addColumnAfter, addColumnBefore, addRowAfter, addRowBefore, deleteColumn, deleteRow, deleteTable }

export function run(editor: Editor, command: Command): boolean {
  const isDone = command(editor.state, editor.view.dispatch, editor.view)
  editor.view.focus()
  return isDone
}

/** Inserts a header row and two rows below it, with three columns. */
export const insertTable: Command = ({ schema, selection, tr }, dispatch) => {
  const row = (type: string, attributes: object | null) =>
    Array.from({ length: 3 }, () => schema.node(type, attributes, [schema.node("paragraph")]))
  const head = schema.node("tableRow", { isHead: true }, row("tableHeader", { scope: "col" }))
  const body = [0, 1].map(() => schema.node("tableRow", null, row("tableCell", null)))
  const { $to } = selection
  // Behind the outermost block, not inside a cell or a list.
  const at = $to.depth === 0 ? $to.pos : $to.after(1)
  tr.insert(at, schema.node("table", null, [head, ...body]))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView())
  return true
}

/** The table that contains the cursor. */
export function tableAt({ state }: Editor): { readonly node: Node; readonly pos: number } | null {
  return findParentNode(({ type }) => type.name === "table")(state.selection) ?? null
}

export function captionAt(editor: Editor): string {
  const table = tableAt(editor)
  return table === null ? "" : (attributeOf(table.node, "caption") ?? "")
}

export function setCaption(editor: Editor, caption: string): void {
  const table = tableAt(editor)
  if (table !== null) editor.view.dispatch(editor.state.tr.setNodeAttribute(table.pos, "caption", caption.trim()))
}

export function hasHeaderRow(editor: Editor): boolean {
  const first = tableAt(editor)?.node.firstChild
  return first ? isHeaders(first) : false
}

const isHeaders = (row: Node) => row.children.every((cell) => cell.type.name === "tableHeader")

/** Turns the cells of the first row into headers, or back. */
export function toggleHeaderRow(editor: Editor): void {
  const table = tableAt(editor)
  const row = table?.node.firstChild
  if (table === null || !row) return
  const isOn = !isHeaders(row)
  const first = hasHeaderColumn(editor) ? "row" : null
  const { tr, schema } = editor.state
  tr.setNodeAttribute(table.pos + 1, "isHead", isOn)
  row.forEach((_cell, offset, index) => {
    toggleCell(tr, { pos: table.pos + 2 + offset, scope: isOn ? "col" : index === 0 ? first : null, schema })
  })
  editor.view.dispatch(tr)
  editor.view.focus()
}

/** Turns the cells of the first column into headers of their rows, or back. */
export function toggleHeaderColumn(editor: Editor): void {
  const table = tableAt(editor)
  if (table === null) return
  const { tr, schema } = editor.state
  const isOn = !hasHeaderColumn(editor)
  for (const offset of firstColumnOf(table.node)) toggleCell(tr, { pos: table.pos + 1 + offset, scope: isOn ? "row" : null, schema })
  editor.view.dispatch(tr)
  editor.view.focus()
}

export function hasHeaderColumn(editor: Editor): boolean {
  const table = tableAt(editor)?.node
  const cells = table === undefined ? [] : firstColumnOf(table)
  return cells.length > 0 && cells.every((offset) => table?.nodeAt(offset)?.type.name === "tableHeader")
}

/** Where the cells of the first column begin, below the head. A row whose first cell is covered from above has none. */
function firstColumnOf(table: Node): readonly number[] {
  const { map, width } = TableMap.get(table)
  const firsts = table.children.flatMap((row, index) => (isSet(row, "isHead") ? [] : [map[index * width] ?? 0]))
  return [...new Set(firsts)]
}

type CellChange = { readonly pos: number; readonly scope: "row" | "col" | null; readonly schema: Editor["schema"] }

function toggleCell(tr: Editor["state"]["tr"], { pos, scope, schema }: CellChange): void {
  const type = scope === null ? schema.nodes.tableCell : schema.nodes.tableHeader
  const attributes = tr.doc.nodeAt(pos)?.attrs
  if (type !== undefined) tr.setNodeMarkup(pos, type, scope === null ? attributes : { ...attributes, scope })
}
