/** @jest-environment jsdom */

import { linkAddressOf, siteAddress } from "#dashboard/rich-text/links/address.ts"
import { setLink } from "#dashboard/rich-text/links/link-at.ts"
import { anEditor } from "#support/rich-text.ts"

test.each([
  ["https://example.org/a?b=c#d", "https://example.org/a?b=c#d"],
  ["example.org/a", "https://example.org/a"],
  ["ines@example.org", "mailto:ines@example.org"],
  ["ines?cc=x&y@example.org", "mailto:ines%3Fcc%3Dx%26y@example.org"],
  ["+32 2 550 01 23", "tel:+3225500123"],
  ["/post/ten-points/", "/post/ten-points/"],
  ["http://localhost/post/ten-points/#notes", "/post/ten-points/#notes"],
  ["http://127.0.0.1:8000/contact/?a=1", "/contact/?a=1"],
  ["https://localhost.example.org/a", "https://localhost.example.org/a"],
  [
    "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2Fa&data=05%7Cines%40example.org",
    "https://www.example.org/a",
  ],
  ["https://eur02.safelinks.protection.outlook.com/?data=05%7Cines%40example.org", null],
  ["https://l.facebook.com/l.php?u=http%3A%2F%2Flocalhost%2Fpost%2Ften-points%2F", "/post/ten-points/"],
  ["tel:+32 4 223 45 67", "tel:+3242234567"],
  ["mailto:info@example.org?subject=Bonjour%20%C3%A0%20tous", "mailto:info@example.org?subject=Bonjour%20%C3%A0%20tous"],
  ["file:///C:\\Users\\ines\\Documents\\plan.docx", null],
  ["../../../x/page.htm", null],
  ["#fn-1", "#fn-1"],
  ["javascript:alert(1)", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["ten points", null],
  ["", null],
])("the typed address %p becomes %p", (typed, href) => {
  expect(linkAddressOf(typed)).toBe(href)
})

test("a redirect's target keeps what its admin wrote for a campaign", () => {
  expect(siteAddress("https://www.example.org/?utm_source=flyer")).toBe("https://www.example.org/?utm_source=flyer")
  expect(siteAddress("http://localhost/post/ten-points/")).toBe("/post/ten-points/")
  expect(siteAddress("plan.docx")).toBeNull()
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

test.each(["a.", "1 ", "a@", "-", "/", "http://a."])("a long text of %p is no slower to read", (piece) => {
  expect(() => linkAddressOf(`${piece.repeat(250_000 / piece.length)}!`)).not.toThrow()
})
