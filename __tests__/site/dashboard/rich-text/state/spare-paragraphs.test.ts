/** @jest-environment jsdom */

import { anEditor } from "#support/rich-text.ts"
import { insertNote } from "#dashboard/rich-text/notes/note-commands.ts"
import { insertPicture } from "#dashboard/rich-text/pictures/upload.ts"
import { insertTable } from "#dashboard/rich-text/tables/table-headers.ts"

const table = "<table><tbody><tr><td>a</td></tr></tbody></table>"
const figure = '<figure><img src="/sites/default/files/a.jpg" alt="A" /></figure>'
const noted = '<p>x<sup><a href="#fn-1" id="fnref-1">1</a></sup></p>'
const lines = (...blocks: readonly string[]) => blocks.join("\n")
const notes = '<ol><li id="fn-1">Note</li></ol>'

const blocksOf = ({ editor }: ReturnType<typeof anEditor>) =>
  editor.state.doc.children.map((block) => (block.type.name === "paragraph" && block.childCount === 0 ? "spare" : block.type.name))

test.each([
  ["at the end of the text", table, ["spare", "table", "spare"]],
  ["between a table and the notes", lines(noted, table, notes), ["paragraph", "table", "spare", "orderedList"]],
  ["between two pictures", lines("<p>x</p>", figure, figure, "<p>y</p>"), ["paragraph", "figure", "spare", "figure", "paragraph"]],
  ["before a picture that is first", lines(figure, "<p>x</p>"), ["spare", "figure", "paragraph"]],
  ["between a dividing line and a list", lines("<hr />", "<ul><li>x</li></ul>"), ["spare", "horizontalRule", "spare", "bulletList"]],
])("there is a place to write %s, which changes nothing of what is stored", (_where, html, blocks) => {
  const textEditor = anEditor(html)
  expect(blocksOf(textEditor)).toEqual(blocks)
  expect(textEditor.html()).toBe(html)
})

test("a table and a picture that are inserted get places to write, and so does the place before a picture that becomes the first block", () => {
  const textEditor = anEditor("")
  const file = { url: "/sites/default/files/a.jpg", width: 4, height: 3, alt: "A", title: "" }
  const value = { ...file, key: "1", id: "1", blob: null, filename: "a.jpg", filemime: "image/jpeg", filesize: 1, description: "" }
  const end = insertPicture(textEditor.editor, value, 1)
  expect(blocksOf(textEditor)).toEqual(["spare", "figure", "spare"])
  textEditor.editor.view.dispatch(textEditor.editor.state.tr.insertText("Caption", end ?? -1))
  textEditor.editor.commands.setTextSelection(textEditor.editor.state.doc.content.size - 1)
  insertTable(textEditor.editor)
  expect(blocksOf(textEditor)).toEqual(["spare", "figure", "spare", "table", "spare"])
  expect(textEditor.html()).toMatch(/^<figure><img [^>]+><figcaption>Caption<\/figcaption><\/figure>\n<table>.+<\/table>$/)
})

test("the first note of a text that ends with a table leaves a place between them", () => {
  const textEditor = anEditor(`<p>x</p>${table}`)
  textEditor.editor.commands.setTextSelection(2)
  insertNote(textEditor.editor)
  expect(blocksOf(textEditor)).toEqual(["paragraph", "table", "spare", "orderedList"])
})
