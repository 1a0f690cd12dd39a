/** @jest-environment jsdom */

import { TextSelection } from "@tiptap/pm/state"
import { goToReference, insertNote, removeNote } from "#dashboard/rich-text/notes/note-commands.ts"
import { anEditor, press, type } from "#support/rich-text.ts"

const two =
  '<p>One<sup><a href="#fn-1" id="fnref-1">1</a></sup> and two<sup><a href="#fn-2" id="fnref-2">2</a></sup>.</p>\n<h2>Then</h2>\n' +
  '<ol><li id="fn-1">First <a href="#fnref-1">↩</a></li><li id="fn-2">Second <a href="#fnref-2">↩</a></li></ol>'

test("a first note gets a list at the end, where one writes it", () => {
  const { editor, html } = anEditor("<p>Words</p>")
  editor.commands.setTextSelection(6)
  insertNote(editor)
  editor.view.dispatch(editor.state.tr.insertText("A note"))

  expect(html()).toBe(
    '<p>Words<sup><a href="#fn-1" id="fnref-1">1</a></sup></p>\n<ol><li id="fn-1">A note <a href="#fnref-1">↩</a></li></ol>',
  )
})

test("a note between two others renumbers them and stands between theirs", () => {
  const { editor, html } = anEditor(two)
  editor.commands.setTextSelection(9)
  insertNote(editor)
  editor.view.dispatch(editor.state.tr.insertText("New"))

  expect(html()).toContain('<a href="#fn-3" id="fnref-3">2</a></sup>')
  expect(html()).toContain('<a href="#fn-2" id="fnref-2">3</a></sup>')
  expect(html()).toMatch(/First .*New .*Second /)
})

test("notes follow their references when a paragraph moves", () => {
  const { editor, html } = anEditor(
    '<p>a<sup><a href="#n1" id="r1">1</a></sup></p><p>b<sup><a href="#n2" id="r2">2</a></sup></p><ol><li id="n1">A</li><li id="n2">B</li></ol>',
  )
  const { doc, tr } = editor.state
  editor.view.dispatch(tr.delete(0, doc.child(0).nodeSize).insert(doc.child(1).nodeSize, doc.child(0)))

  expect(html()).toBe(
    '<p>b<sup><a href="#n2" id="r2">1</a></sup></p>\n<p>a<sup><a href="#n1" id="r1">2</a></sup></p>\n<ol><li id="n2">B</li><li id="n1">A</li></ol>',
  )
})

test("removing a note takes its reference and its words, and the list with the last one", () => {
  const { editor, html } = anEditor(two)
  removeNote(editor, "fn-1")
  expect(html()).toBe(
    '<p>One and two<sup><a href="#fn-2" id="fnref-2">1</a></sup>.</p>\n<h2>Then</h2>\n<ol><li id="fn-2">Second <a href="#fnref-2">↩</a></li></ol>',
  )
  removeNote(editor, "fn-2")
  expect(html()).toBe("<p>One and two.</p>\n<h2>Then</h2>")
})

test("a copied reference gets an id of its own", () => {
  const { editor, html } = anEditor(two)
  editor.view.dispatch(editor.state.tr.insert(1, editor.state.doc.nodeAt(4) ?? []))

  expect(new Set(html().match(/ id="[^"]+"/g)).size).toBe(5)
})

const places = [
  ["in a line", '<p>One<sup><a href="#fn-1" id="r">1</a></sup> more</p>'],
  ["at the end of a block", '<h2>One<sup><a href="#fn-1" id="r">1</a></sup></h2>'],
  ["in a cell", '<table><tbody><tr><td>One<sup><a href="#fn-1" id="r">1</a></sup></td></tr></tbody></table>'],
  [
    "in a caption",
    '<figure><img src="/sites/default/files/a.jpg" alt="" /><figcaption>One<sup><a href="#fn-1" id="r">1</a></sup></figcaption></figure>',
  ],
] as const

test.each(places)("a user who comes back from a note writes behind its reference %s", (_where, text) => {
  const { editor, html } = anEditor(`${text}<ol><li id="fn-1">Note</li></ol>`)
  goToReference(editor, "fn-1")

  expect(editor.state.selection).toBeInstanceOf(TextSelection)
  type(editor, "!")
  expect(html()).toContain('<sup><a href="#fn-1" id="r">1</a></sup>!')
})

test("Enter in a note begins another line of the same note", () => {
  const { editor, html } = anEditor('<p>a<sup><a href="#n1" id="r1">1</a></sup></p><ol><li id="n1">One two</li></ol>')
  editor.commands.setTextSelection(10)
  press(editor, "Enter")
  expect(html()).toContain('<ol><li id="n1"><p>One</p><p> two</p></li></ol>')
})

test.each([
  ["Backspace", "at the start of the second note", 0],
  ["Delete", "at the end of the first note", -4],
])("%s %s doesn't join two notes", (key, _where, steps) => {
  const { editor, html } = anEditor(two)
  let at = 0
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === "Second ") at = pos
  })
  editor.commands.setTextSelection(at + steps)
  press(editor, key)
  expect(html()).toBe(two)
})

test("a reference that is cut and pasted elsewhere keeps its note", () => {
  const { editor, html } = anEditor(`${two.slice(0, two.indexOf("<ol>"))}<p>End</p>${two.slice(two.indexOf("<ol>"))}`)
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(1, 5, true))
  editor.view.dispatch(editor.state.tr.delete(1, 5))
  let end = 0
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === "End") end = pos + 3
  })
  editor.commands.setTextSelection(end)
  editor.view.pasteHTML(dom.innerHTML)
  expect(html()).toContain('<p>EndOne<sup><a href="#fn-1" id="fnref-1">2</a></sup></p>')
})
