/** @jest-environment jsdom */

import { insertTable, run, setCaption, tableCommands, toggleHeaderColumn, toggleHeaderRow } from "#dashboard/rich-text/tables/commands.ts"
import { goToCell } from "#dashboard/rich-text/tables/table-keys.ts"
import { anEditor } from "#support/rich-text.ts"

test("a new table has a header row with scopes, and stands behind the list of the cursor", () => {
  const { editor, html } = anEditor("<ul><li>One</li></ul>")
  editor.commands.setTextSelection(4)
  run(editor, insertTable)
  editor.view.dispatch(editor.state.tr.insertText("Lot"))

  expect(html()).toMatch(
    /^<ul><li>One<\/li><\/ul>\n<table><thead><tr><th scope="col">Lot<\/th>(<th scope="col"><\/th>){2}<\/tr><\/thead><tbody>(<tr>(<td><\/td>){3}<\/tr>){2}<\/tbody><\/table>$/,
  )
})

const small = "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>"

/** In the first cell: before a table that is first lies an empty paragraph. */
const inFirstCell = 6

test("rows and columns come and go", () => {
  const { editor, html } = anEditor(small)
  editor.commands.setTextSelection(inFirstCell)
  run(editor, tableCommands.addRowAfter)
  run(editor, tableCommands.addColumnBefore)
  expect(html()).toContain("<tr><td></td><td>a</td><td>b</td></tr><tr><td></td><td></td><td></td></tr>")
  run(editor, tableCommands.deleteColumn)
  run(editor, tableCommands.deleteRow)
  expect(html()).toBe("<table><tbody><tr><td></td><td></td></tr><tr><td></td><td>d</td></tr></tbody></table>")
})

test("headers of columns and rows are switched on and off, and a caption is set", () => {
  const { editor, html } = anEditor(small)
  editor.commands.setTextSelection(inFirstCell)
  toggleHeaderRow(editor)
  toggleHeaderColumn(editor)
  setCaption(editor, " Prices & more ")
  expect(html()).toBe(
    '<table><caption>Prices &amp; more</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  )
  toggleHeaderRow(editor)
  toggleHeaderColumn(editor)
  setCaption(editor, "")
  expect(html()).toBe(small)
})

test("Tab in the last cell makes another row", () => {
  const { editor, html } = anEditor(small)
  editor.commands.setTextSelection(inFirstCell)
  for (let tab = 0; tab < 4; tab++) goToCell(editor, 1)

  expect(html()).toContain("<td>d</td></tr><tr><td></td><td></td></tr>")
})
