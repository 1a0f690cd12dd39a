/** @jest-environment jsdom */

import { addressOf } from "#app/rich-text/links/address.ts"
import { setLink } from "#app/rich-text/links/link-at.ts"
import { anEditor } from "#support/rich-text.ts"

test.each([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  ["example.org/a", "https://example.org/a"],
  ["ines@example.org", "mailto:ines@example.org"],
  ["ines?cc=x&y@example.org", "mailto:ines%3Fcc%3Dx%26y@example.org"],
  ["+32 2 550 01 23", "tel:+3225500123"],
  ["/post/ten-points/", "/post/ten-points/"],
  ["http://localhost/post/ten-points/#notes", "/post/ten-points/#notes"],
  ["#fn-1", "#fn-1"],
  ["javascript:alert(1)", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["ten points", null],
  ["Brussels", null],
  ["", null],
])("%p as an address is %p", (typed, href) => {
  expect(addressOf(typed)).toBe(href)
})

test("a link takes the selected words, changes as a whole, and else has words of its own", () => {
  const { editor, html } = anEditor("<p>Read on here</p>")
  editor.commands.setTextSelection({ from: 1, to: 8 })
  setLink(editor, { href: "/a/", words: "" })
  expect(html()).toBe('<p><a href="/a/">Read on</a> here</p>')

  editor.commands.setTextSelection(3)
  setLink(editor, { href: "/b/", words: "" })
  expect(html()).toBe('<p><a href="/b/">Read on</a> here</p>')

  editor.commands.setTextSelection(13)
  setLink(editor, { href: "/c/", words: " or there" })
  expect(html()).toBe('<p><a href="/b/">Read on</a> here<a href="/c/"> or there</a></p>')
})
