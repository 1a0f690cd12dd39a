/** @jest-environment jsdom */

import { anEditor, type } from "#support/rich-text.ts"

/** Types words into the last, empty paragraph of a text, and returns its HTML. */
function afterTyping(words: string, text = "") {
  const { editor, html } = anEditor(text === "" ? "" : `${text}<p>x</p>`)
  editor.commands.focus("end")
  if (text !== "") editor.commands.deleteRange({ from: editor.state.selection.from - 1, to: editor.state.selection.from })
  type(editor, words)
  const written = html().replace(/>\n</g, "><")
  editor.destroy()
  return written
}

test.each([
  ["1. Een", "<ol><li>Een</li></ol>"],
  ["3. Drie", '<ol start="3"><li>Drie</li></ol>'],
  ["7) Sept", '<ol start="7"><li>Sept</li></ol>'],
])("%p begins a list at its number", (words, html) => {
  expect(afterTyping(words)).toBe(html)
})

test.each(["21. november", "31) december", "2026. Een jaar", "0. Nul", "100. Cent"])("%p begins no list", (words) => {
  expect(afterTyping(words)).toBe(`<p>${words}</p>`)
})

const eleven = `<ol start="10"><li>Ten</li><li>Eleven</li></ol>`

test("a list goes on below another block, also at a number of two digits", () => {
  expect(afterTyping("12. Twelve", `${eleven}<p>Between</p>`)).toBe(`${eleven}<p>Between</p><ol start="12"><li>Twelve</li></ol>`)
  expect(afterTyping("12. Twelve", eleven)).toBe('<ol start="10"><li>Ten</li><li>Eleven</li><li>Twelve</li></ol>')
  expect(afterTyping("13. Thirteen", eleven)).toBe(`${eleven}<p>13. Thirteen</p>`)
})

test("an item's own number counts, and letters don't go on as numbers", () => {
  const jump = '<ol><li>a</li><li value="41">b</li></ol>'
  expect(afterTyping("42. c", jump)).toBe('<ol><li>a</li><li value="41">b</li><li>c</li></ol>')
  const letters = '<ol type="a"><li>a</li></ol>'
  expect(afterTyping("2. b", letters)).toBe(`${letters}<ol start="2"><li>b</li></ol>`)
})

test("a heading that begins with a number stays a heading", () => {
  expect(afterTyping("## 2. Methode")).toBe("<h2>2. Methode</h2>")
})
