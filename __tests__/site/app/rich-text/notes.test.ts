import { insertNote, removeNotes } from "#app/rich-text/notes/commands.ts"
import { orphansIn } from "#app/rich-text/notes/references.ts"
import { anEditor } from "#support/rich-text.ts"

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
  removeNotes(editor, ["fn-1"])
  expect(html()).toBe(
    '<p>One and two<sup><a href="#fn-2" id="fnref-2">1</a></sup>.</p>\n<h2>Then</h2>\n<ol><li id="fn-2">Second <a href="#fnref-2">↩</a></li></ol>',
  )
  removeNotes(editor, ["fn-2"])
  expect(html()).toBe("<p>One and two.</p>\n<h2>Then</h2>")
})

test("the words of a note whose reference was deleted stay, and are known as orphaned", () => {
  const { editor, html } = anEditor(two)
  editor.view.dispatch(editor.state.tr.delete(4, 5))

  expect(html()).toContain("First")
  expect(orphansIn(editor.state.doc).map(({ target }) => target)).toEqual(["fn-1"])
})

test("a copied reference gets an id of its own", () => {
  const { editor, html } = anEditor(two)
  editor.view.dispatch(editor.state.tr.insert(1, editor.state.doc.nodeAt(4) ?? []))

  expect(new Set(html().match(/ id="[^"]+"/g)).size).toBe(5)
})
