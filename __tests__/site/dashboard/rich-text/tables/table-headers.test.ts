/** @jest-environment jsdom */

import { hasHeaderColumn, hasHeaderRow, insertTable } from "#dashboard/rich-text/tables/table-headers.ts"
import { anEditor, press } from "#support/rich-text.ts"

test("a new table has a header row with scopes, and stands behind the list of the cursor", () => {
  const { editor, html } = anEditor("<ul><li>One</li></ul>")
  editor.commands.setTextSelection(4)
  insertTable(editor)
  editor.view.dispatch(editor.state.tr.insertText("Lot"))

  expect(html()).toMatch(
    /^<ul><li>One<\/li><\/ul>\n<table><thead><tr><th scope="col">Lot<\/th>(<th scope="col"><\/th>){2}<\/tr><\/thead><tbody>(<tr>(<td><\/td>){3}<\/tr>){2}<\/tbody><\/table>$/,
  )
})

const small = "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>"

/** Puts the cursor into the first cell. An empty paragraph stands before a table at the start. */
function inFirstCell(html: string) {
  const tableEditor = anEditor(html)
  tableEditor.editor.commands.setTextSelection(6)
  return tableEditor
}

test("headers of columns and rows are switched on and off", () => {
  const { editor, html } = inFirstCell(small)
  editor.commands.toggleHeaderRow()
  editor.commands.toggleHeaderColumn()
  expect(html()).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  )
  expect([hasHeaderRow(editor), hasHeaderColumn(editor)]).toEqual([true, true])
  editor.commands.toggleHeaderRow()
  editor.commands.toggleHeaderColumn()
  expect(html()).toBe(small)
  expect([hasHeaderRow(editor), hasHeaderColumn(editor)]).toEqual([false, false])
})

test("Tab in the last cell makes another row, in a list too", () => {
  const { editor, html } = inFirstCell(small.replace(">d<", "><ul><li>c</li><li>d</li></ul><"))
  for (let tab = 0; tab < 4; tab++) press(editor, "Tab")

  expect(html()).toContain("<li>d</li></ul></td></tr><tr><td></td><td></td></tr>")
})

const merged =
  '<table><tbody><tr><td rowspan="2">2025</td><td>Luik</td></tr><tr><td>Namen</td></tr><tr><td colspan="2">Totaal</td></tr></tbody></table>'

test("headers of a table with merged cells are those of its first column and row, and keep their spans", () => {
  const { editor, html } = inFirstCell(merged)
  editor.commands.toggleHeaderColumn()
  expect(html()).toBe(
    '<table><tbody><tr><th scope="row" rowspan="2">2025</th><td>Luik</td></tr><tr><td>Namen</td></tr><tr><th scope="row" colspan="2">Totaal</th></tr></tbody></table>',
  )
  expect(hasHeaderColumn(editor)).toBe(true)
  editor.commands.toggleHeaderColumn()
  expect(html()).toBe(merged)
  editor.commands.toggleHeaderRow()
  // A cell can't cover rows of the head and of the body.
  expect(html()).toBe(
    '<table><thead><tr><th scope="col" rowspan="2">2025</th><th scope="col">Luik</th></tr><tr><td>Namen</td></tr></thead><tbody><tr><td colspan="2">Totaal</td></tr></tbody></table>',
  )
})
