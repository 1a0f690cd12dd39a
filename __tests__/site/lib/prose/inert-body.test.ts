/** @jest-environment jsdom */

import { parseHtml } from "#dashboard/preview/article-data.ts"
import { cleanPaste } from "#dashboard/rich-text/paste/clean.ts"
import { anEditor } from "#support/rich-text.ts"
import { inertBody } from "#lib/prose/inert-body.ts"

const names = ["nodeName", "childNodes", "attributes", "localName", "removeAttribute", "getAttribute", "firstChild", "textContent"]
const clobbered = names.map((name) => `<form id="f"><input name="${name}"><button id="${name}">b</button>words</form>`)

test.each(clobbered)("a form whose fields are named as its own properties is read as words: %s", (html) => {
  expect(anEditor(html).html()).toContain("words")
  expect(JSON.stringify(parseHtml(html))).toContain("words")
  expect(cleanPaste(html, new Set()).html).toContain("words")
})

test("an element that is named body does not stand for the text", () => {
  const { textContent } = inertBody('<form name="body"></form><img name="createElement"><p>words</p>')
  expect(textContent).toBe("words")
})

test("ids of what may be linked to stay", () => {
  expect(inertBody('<h2 id="a">x</h2><ol><li id="fn-1">y</li></ol>').innerHTML).toBe('<h2 id="a">x</h2><ol><li id="fn-1">y</li></ol>')
})

test("an inert body has no style attribute, no event handler and no style sheet", () => {
  const body = inertBody('<style>p{}</style><p style="color:red" onclick="x()">a</p><svg><style>b{}</style></svg>')
  expect(body.innerHTML).toBe('<p data-style="color:red" data-onclick="x()">a</p><svg></svg>')
})
