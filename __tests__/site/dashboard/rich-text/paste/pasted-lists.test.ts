/** @jest-environment jsdom */

import { webItem, wordItem, wordSheet } from "#support/files/clipboard-lists.ts"
import { pasted } from "#support/rich-text.ts"

const plain = "numbers of lists are plain (1, 2, 3)"

test.each([
  ["i.", "ii.", '<ol type="i"><li>a</li><li>b</li></ol>'],
  ["IV)", "V)", '<ol start="4" type="I"><li>a</li><li>b</li></ol>'],
  ["h.", "i.", '<ol start="8" type="a"><li>a</li><li>b</li></ol>'],
  ["(a)", "(b)", '<ol type="a"><li>a</li><li>b</li></ol>'],
  ["B.", "C.", '<ol start="2" type="A"><li>a</li><li>b</li></ol>'],
  ["z.", "aa.", '<ol start="26" type="a"><li>a</li><li>b</li></ol>'],
  ["1°", "2°", "<ol><li>a</li><li>b</li></ol>"],
  ["1", "2", "<ol><li>a</li><li>b</li></ol>"],
  ["2.", "5.", '<ol start="2"><li>a</li><li value="5">b</li></ol>'],
  ["·", "o", "<ul><li>a</li><li>b</li></ul>"],
  ["§", "–", "<ul><li>a</li><li>b</li></ul>"],
])("Word's marks %p and %p stay", async (first, second, html) => {
  expect(await pasted(wordItem(first, "a") + wordItem(second, "b"))).toMatchObject({ html, changes: [] })
})

test("Word's sheet says whether i is a letter", async () => {
  const items = wordItem("i.", "a") + wordItem("j.", "b")

  expect((await pasted(wordSheet("@list l0:level1 {mso-level-number-format:alpha-lower;}") + items)).html).toBe(
    '<ol start="9" type="a"><li>a</li><li>b</li></ol>',
  )
})

test.each([
  ["1.1.", "1.2.", ""],
  ["Art. 1", "Art. 2", ""],
  ["First", "Second", wordSheet("@list l0:level1 {mso-level-number-format:ordinal-text;}")],
])("Word's marks %p and %p become numbers, and the editor says so", async (first, second, sheet) => {
  const html = "<ol><li>a</li><li>b</li></ol>"
  expect(await pasted(sheet + wordItem(first, "a") + wordItem(second, "b"))).toMatchObject({ html, changes: [plain] })
})

test("a list of Word goes on behind a table, and another list beside it begins anew", async () => {
  const table = "<table><tr><td>x</td></tr></table>"
  const other = { list: "l1", override: 2 }

  expect((await pasted(wordItem("1.", "a") + table + wordItem("2.", "b"))).html).toBe(
    '<ol><li>a</li></ol><table><tbody><tr><td>x</td></tr></tbody></table><ol start="2"><li>b</li></ol>',
  )
  expect((await pasted(wordItem("1.", "a") + wordItem("1.", "b", other) + wordItem("2.", "c", other))).html).toBe(
    "<ol><li>a</li></ol><ol><li>b</li><li>c</li></ol>",
  )
})

test("numbers that Word gives to rows stay in their cells", async () => {
  const row = (mark: string) => `<tr><td>${wordItem(mark, "x")}</td><td><p style='margin-left:36.0pt'>y</p></td></tr>`

  expect((await pasted(`<table>${row("1.")}${row("2.")}</table><p style='margin-left:36.0pt'>z</p>`)).html).toBe(
    '<table><tbody><tr><td><ol><li>x</li></ol></td><td>y</td></tr><tr><td><ol start="2"><li>x</li></ol></td><td>y</td></tr></tbody></table><p>z</p>',
  )
})

test("Word for the web: letters stay letters, and a list goes on behind a paragraph", async () => {
  const html =
    webItem("One") + webItem("b", { level: 2, start: 2, type: "lower-alpha" }) + "<div><p>Between</p></div>" + webItem("Two", { start: 2 })

  expect((await pasted(html)).html).toBe(
    '<ol><li>One<ol start="2" type="a"><li>b</li></ol></li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
  )
  const other = (webItem("One") + webItem("sub", { level: 2 })).replaceAll("data-aria-level", "aria-level")
  expect((await pasted(other)).html).toBe("<ol><li>One<ol><li>sub</li></ol></li></ol>")
})

test.each([
  [
    "Outlook",
    `<ol style='margin-top:0cm' start=3 type=1><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>three</li><ol start=1 type=a><li style='mso-list:l0 level2 lfo1'>sub</li></ol><li>four</li></ol>`,
    '<ol start="3"><li>three<ol type="a"><li>sub</li></ol></li><li>four</li></ol>',
  ],
  [
    "Google Docs",
    `<ol start="3"><li style="list-style-type:decimal" aria-level="1"><p><span>three</span></p></li><ol><li style="list-style-type:lower-roman" aria-level="2"><p>sub</p></li></ol></ol>`,
    '<ol start="3"><li>three<ol type="i"><li>sub</li></ol></li></ol>',
  ],
  [
    "LibreOffice",
    `<ol start="3"><li><p>three</p></li><li><p>four</p><ol type="a"><li><p>sub</p></li></ol></li></ol>`,
    '<ol start="3"><li>three</li><li>four<ol type="a"><li>sub</li></ol></li></ol>',
  ],
  [
    "OneNote",
    `<ol type=1><li value=3><span>three</span></li><li value=4>four</li><li value=9>nine</li></ol>`,
    '<ol start="3"><li>three</li><li>four</li><li value="9">nine</li></ol>',
  ],
  [
    "Apple Pages",
    `<style>ol.ol1 {list-style-type: upper-alpha}</style><ol class="ol1" start="2"><li class="li1">b</li></ol>`,
    '<ol start="2" type="A"><li>b</li></ol>',
  ],
])("lists of %s keep their numbers", async (_program, clipboard, html) => {
  expect(await pasted(clipboard)).toMatchObject({ html, changes: [] })
})

test("numbers that someone typed stay words", async () => {
  expect((await pasted("<p>21. november</p><p>3. Derde</p>")).html).toBe("<p>21. november</p><p>3. Derde</p>")
})
