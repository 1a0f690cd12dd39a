/** @jest-environment jsdom */

import { pasted } from "#support/rich-text.ts"

const tracked = "tracked changes are accepted"
const comments = "comments are left out"
const struck = "struck-through words are left out"
const hidden = "hidden text is left out"
const del = (words: string) => `<del cite="mailto:I" datetime="2026-11-20T10:12">${words}</del>`

test.each([
  [
    "what Word for the web deleted",
    `<p><span class="TrackedChange TrackChangeTextDeletion SCXW1"><span class="TextRun">secret</span></span><span class="TrackChangeTextInsertion">new</span><span class="EOP">&nbsp;</span></p>`,
    "<p>new</p>",
    tracked,
  ],
  ["what LibreOffice deleted", `<p>a ${del("secret ")}<ins cite="x" datetime="2026">new</ins></p>`, "<p>a new</p>", tracked],
  ["a suggestion of Google Docs", `<p><span style="text-decoration:line-through;">secret</span><span>45</span></p>`, "<p>45</p>", struck],
  [
    "a struck word of Apple Pages",
    `<style>span.s1 {text-decoration: line-through}</style><p><span class="s1">secret</span> b</p>`,
    "<p>b</p>",
    struck,
  ],
  ["a struck and underlined word", `<p>a<span style="text-decoration-line: underline line-through">secret</span></p>`, "<p>a</p>", struck],
  ["struck words of a page", "<p>a<s>secret</s><strike>secret</strike><del>secret</del></p>", "<p>a</p>", struck],
  [
    "comments of published Google Docs",
    `<p>Budget<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> done.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>secret</span></p></div>`,
    "<p>Budget done.</p>",
    comments,
  ],
  [
    "a hidden style of Word",
    "<style><!-- span.Cache {display:none; mso-hide:all;} --></style><p>a <span class=Cache>secret</span>b</p>",
    "<p>a b</p>",
    hidden,
  ],
  ["words that only Word hides", "<p>a <span style='mso-hide:all'>secret</span>b</p>", "<p>a b</p>", hidden],
  [
    "the preview of a newsletter",
    `<div style="display:none;max-height:0">secret</div><p style="font-size:0"><span style="font-size:13px">b</span></p>`,
    "<p>b</p>",
    hidden,
  ],
  ["what a page hides", `<p>a<span hidden>secret</span><span style="visibility: hidden !important">secret</span></p>`, "<p>a</p>", hidden],
])("%s is left out, and the editor says so", async (_what, clipboard, html, change) => {
  expect(await pasted(clipboard)).toMatchObject({ html, changes: [change] })
})

test("a row that Excel hides goes, and the cells beside it stay beside theirs", async () => {
  const rows =
    "<tr><td rowspan=3>A</td><td>1</td></tr><tr style='display:none'><td>secret</td></tr><tr><td>2</td></tr><tr><td>B</td><td>3</td></tr>"

  expect(await pasted(`<table>${rows}</table>`)).toMatchObject({
    html: '<table><tbody><tr><td rowspan="2">A</td><td>1</td></tr><tr><td>2</td></tr><tr><td>B</td><td>3</td></tr></tbody></table>',
    changes: [hidden],
  })
})

test("the code of a field goes, and what it shows stays", async () => {
  const mark = (part: string) => `<span style='mso-element:field-${part}'></span>`
  const field = `${mark("begin")}<span style='mso-spacerun:yes'>&nbsp;</span>REF f1 \\h ${mark("separator")}figuur 1${mark("end")}`

  expect((await pasted(`<p>Zie ${field} hier.</p>`)).html).toBe("<p>Zie figuur 1 hier.</p>")
})

test("styles for print and empty deletions change nothing, and aren't reported", async () => {
  const sheet = "<style>@media print {.a {display:none} .b {display:none}} /* .a {display:none} */</style>"

  expect(await pasted(`${sheet}<p><span class="a">x</span><span class="b">y</span><s></s></p>`)).toMatchObject({
    html: "<p>xy</p>",
    changes: [],
  })
})
