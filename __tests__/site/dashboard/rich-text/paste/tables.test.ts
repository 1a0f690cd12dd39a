/** @jest-environment jsdom */

import { pasted } from "#support/rich-text.ts"

test.each([
  [
    "a page whose head has two rows",
    "<table><thead><tr><th rowspan=2>Jaar</th><th colspan=2>Aantal</th></tr><tr><th>m</th><th>v</th></tr></thead><tbody><tr><td>2025</td><td>1</td><td>2</td></tr></tbody></table>",
    '<table><thead><tr><th scope="col" rowspan="2">Jaar</th><th scope="colgroup" colspan="2">Aantal</th></tr><tr><th scope="col">m</th><th scope="col">v</th></tr></thead><tbody><tr><td>2025</td><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    "a page with spans beyond the table",
    '<table><tr><td rowspan="9">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  ],
  [
    "a page with absurd spans",
    '<table><tr><td colspan="100000" rowspan="100000">a</td></tr><tr><td>b</td></tr></table>',
    "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
  ],
])("merged cells of %s stay over what they cover", async (_program, clipboard, html) => {
  expect((await pasted(clipboard)).html).toBe(html)
})

test("a pasted cell that claims a billion columns covers one", async () => {
  const forged = `<table data-pm-slice='0 0 ["table",{},"tableRow",{},"tableCell",{"colspan":1000000000,"rowspan":-3}]'><tr><td>x</td></tr></table>`
  const { html } = await pasted(forged)

  expect(html).not.toContain("span")
  expect(html).toContain("x")
})

test.each([
  ["<table></table><p>Words.</p>", "<p>Words.</p>"],
  ["<table><tr></tr><tr><td>a</td></tr></table>", "<table><tbody><tr><td>a</td></tr></tbody></table>"],
])("rows and tables without cells, as in %s, are left out", async (clipboard, html) => {
  expect((await pasted(clipboard)).html).toBe(html)
})
