/** @jest-environment jsdom */

import { TextSelection } from "@tiptap/pm/state"
import { hasHeaderColumn, run, tableCommands, toggleHeaderColumn, toggleHeaderRow } from "#dashboard/rich-text/tables/commands.ts"
import { anEditor, pasted } from "#support/rich-text.ts"

test.each([
  [
    "Excel",
    "<table border=0 style='border-collapse:collapse'><col width=64><tr height=20><td colspan=2 class=xl65>Titel</td></tr><tr><td rowspan=2>2025</td><td align=right>1</td></tr><tr><td>2</td></tr></table>",
    '<table><tbody><tr><td colspan="2">Titel</td></tr><tr><td rowspan="2">2025</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  ],
  [
    "a page whose head has two rows",
    "<table><thead><tr><th rowspan=2>Jaar</th><th colspan=2>Aantal</th></tr><tr><th>m</th><th>v</th></tr></thead><tbody><tr><td>2025</td><td>1</td><td>2</td></tr></tbody></table>",
    '<table><thead><tr><th rowspan="2">Jaar</th><th colspan="2">Aantal</th></tr><tr><th>m</th><th>v</th></tr></thead><tbody><tr><td>2025</td><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    "a page with spans beyond the table",
    '<table><tr><td rowspan="9">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  [
    "a page with absurd spans",
    '<table><tr><td colspan="100000" rowspan="100000">a</td></tr><tr><td>b</td></tr></table>',
    "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
  ],
])("merged cells of %s stay over what they cover", async (_program, clipboard, html) => {
  expect((await pasted(clipboard)).html).toBe(html)
})

test("a forged span of a million columns is none", async () => {
  const forged = `<table data-pm-slice='0 0 ["table",{},"tableRow",{},"tableCell",{"colspan":1000000000,"rowspan":-3}]'><tr><td>x</td></tr></table>`
  const { html } = await pasted(forged)

  expect(html).not.toContain("span")
  expect(html).toContain("x")
})

const merged =
  '<table><tbody><tr><td rowspan="2">2025</td><td>Luik</td></tr><tr><td>Namen</td></tr><tr><td colspan="2">Totaal</td></tr></tbody></table>'

/** An editor whose cursor is in the first cell. */
function inMerged() {
  const made = anEditor(merged)
  made.editor.view.dispatch(made.editor.state.tr.setSelection(TextSelection.create(made.editor.state.doc, 6)))
  return made
}

test("headers of a table with merged cells are those of its first column and row, and keep their spans", () => {
  const { editor, html } = inMerged()
  toggleHeaderColumn(editor)
  expect(html()).toBe(
    '<table><tbody><tr><th scope="row" rowspan="2">2025</th><td>Luik</td></tr><tr><td>Namen</td></tr><tr><th scope="row" colspan="2">Totaal</th></tr></tbody></table>',
  )
  expect(hasHeaderColumn(editor)).toBe(true)
  toggleHeaderColumn(editor)
  expect(html()).toBe(merged)
  toggleHeaderRow(editor)
  // A cell can't cover rows of the head and of the body.
  expect(html()).toBe(
    '<table><thead><tr><th scope="col" rowspan="2">2025</th><th scope="col">Luik</th></tr><tr><td>Namen</td></tr></thead><tbody><tr><td colspan="2">Totaal</td></tr></tbody></table>',
  )
})

test("rows and columns are added to a table with merged cells", () => {
  const { editor, html } = inMerged()
  run(editor, tableCommands.addColumnAfter)
  expect(html()).toContain(
    '<td rowspan="2">2025</td><td></td><td>Luik</td></tr><tr><td></td><td>Namen</td></tr><tr><td colspan="3">Totaal</td>',
  )
})
