/** @jest-environment jsdom */

import { wordItem } from "#support/files/clipboard-lists.ts"
import { cleanPaste } from "#dashboard/rich-text/paste/clean.ts"

const long = (piece: string) => piece.repeat(Math.ceil(250_000 / piece.length))

// The test leaves out thousands of neighbours, which are slow only in jsdom.
test.each([
  ["sheets that never end", long("<style ")],
  ["sheets in each other", long("<style>")],
  ["lists of a sheet", `<style>${long("@list l0:level1{")}</style>`],
  ["remarks of a sheet", `<style>${long("/*")}</style>`],
  ["braces", `<style>${long("{")}</style>`],
  ["rules for one class", `<style>${long(".a{font-weight:bold}")}</style><p class=a>x</p>`],
  ["declarations", `<p style="${long("a:b;")}">x</p>`],
  ["levels", `<p style="mso-list:${long("l0 level1 ")}">x</p>`],
  ["digits of a mark", wordItem(long("1a"), "x")],
  ["Roman numerals", wordItem(`${long("i")}.`, "x")],
  ["spaces", `<p>${long(" ")}x</p>`],
  ["accents", `<p>e${"\u0301".repeat(125_000)}${"\u0316".repeat(125_000)}</p>`],
  ["percent signs in a detour", `<a href="https://l.facebook.com/l.php?u=${long("%25")}">x</a>`],
  ["dots in an address", `<a href="${long("a.")}!">x</a>`],
  ["spaces in an address", `<a href="${long(" ")}x">x</a>`],
  ["digits in an alt text", `<img src="/x" alt="${long("1")}">`],
  ["broken data of a picture", `<img src="data:image/png;base64,${long("A ")}!">`],
  ["an address of a picture", `<img src="${long("a/")}">`],
  ["tags that never end", long("<a")],
])("250,000 letters of %s are pasted at once", (_kind, html) => {
  expect(() => cleanPaste(html, new Set())).not.toThrow()
})
