import { parseProse } from "../../../../src/gatsby/content/prose.ts"

const options = { langcode: "en", ownHosts: ["www.g30.example", "127.0.0.1:8000"] }
const tree = (html: string, langcode = "en") => parseProse(html, { ...options, langcode }).tree

describe("only restricted HTML remains", () => {
  test.each([
    ["a script, with its text", "<p>a</p><script>alert(1)</script>", [["p", null, "a"]]],
    ["an event handler", '<p onclick="alert(1)">a</p>', [["p", null, "a"]]],
    ["a style", '<p style="color:red" class="x">a</p>', [["p", null, "a"]]],
    ["a javascript link", '<p><a href="java\tscript:alert(1)">a</a></p>', [["p", null, ["a", null, "a"]]]],
    ["a data link", '<p><a href="data:text/html,x">a</a></p>', [["p", null, ["a", null, "a"]]]],
    ["an unknown tag, which leaves its text", "<p><font>a</font></p>", [["p", null, "a"]]],
    ["a foreign picture", '<p><img src="https://example.org/x.jpg" alt="x">a</p>', [["p", null, "a"]]],
    ["a picture from outside the files folder", '<p><img src="/admin/x.jpg" alt="x">a</p>', [["p", null, "a"]]],
    [
      "an id of the site's own elements",
      '<p><a id="gatsby-announcer">a</a><a id="b">b</a></p>',
      [["p", null, ["a", null, "a"], ["a", { id: "b" }, "b"]]],
    ],
  ])("without %s", (_, html, expected) => {
    expect(tree(html)).toEqual(expected)
  })
})

test("a phrase in another language keeps its language, and is set by the rules of that language", () => {
  expect(tree('<p>a <span lang="fr-BE">quoi ?</span> <span>b</span></p>')).toEqual([
    ["p", null, "a ", ["span", { lang: "fr-BE" }, "quoi\u00a0?"], " b"],
  ])
})

describe("links", () => {
  test.each([
    ["an address of the site gets its trailing slash", "/contact", { href: "/contact/" }],
    ["an absolute address of the site becomes an in-app link", "https://www.g30.example/join", { href: "/join/" }],
    ["a file keeps its name", "/sites/default/files/a.pdf", { href: "/sites/default/files/a.pdf" }],
    ["a foreign link gets rel noopener", "https://example.org/x", { href: "https://example.org/x", rel: "noopener" }],
    ["a protocol-relative address is foreign, and dropped", "//example.org/x", null],
    ["another spelling of a protocol-relative address is dropped", "/\\\\example.org/x", null],
  ])("%s", (_, href, attributes) => {
    expect(tree(`<p><a href="${href}">a</a></p>`)).toEqual([["p", null, ["a", attributes, "a"]]])
  })
})

test("pictures are numbered, each once, with their attributes in the text", () => {
  const { tree: body, pictures } = parseProse(
    '<figure><img src="/sites/default/files/a.jpg" alt="A" width="30" height="20"><figcaption>c</figcaption></figure><p><img src="http://127.0.0.1:8000/sites/default/files/b.jpg" alt=""><img src="/sites/default/files/a.jpg" alt="A"></p>',
    options,
  )
  expect(body).toEqual([
    ["figure", null, ["img", { picture: "0" }], ["figcaption", null, "c"]],
    ["p", null, ["img", { picture: "1" }], ["img", { picture: "0" }]],
  ])
  expect(pictures).toEqual([
    { src: "/sites/default/files/a.jpg", alt: "A", width: 30, height: 20 },
    { src: "/sites/default/files/b.jpg", alt: "", width: null, height: null },
  ])
})

test("every heading has an id of its own, and ids that the text has stay", () => {
  expect(tree('<h2 id="first">Été</h2><h2>Été à vélo</h2><h3>Été à vélo</h3><h2>…</h2>')).toEqual([
    ["h2", { id: "first" }, "Été"],
    ["h2", { id: "ete-a-velo" }, "Été à vélo"],
    ["h3", { id: "ete-a-velo-2" }, "Été à vélo"],
    ["h2", { id: "section" }, "…"],
  ])
})

test("a text's headings begin at the level below the title, and skip none", () => {
  const levels = (html: string) => tree(html).map(([tag]) => tag)
  expect(levels("<h3>a</h3><p>b</p><h3>c</h3>")).toEqual(["h2", "p", "h2"])
  expect(levels("<h3>a</h3><h2>b</h2><h3>c</h3>")).toEqual(["h2", "h2", "h3"])
})

test("a list at the end that the text links to becomes the notes", () => {
  const html = '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><ol><li id="fn-1">note</li></ol>'
  expect(tree(html).at(-1)).toEqual(["notes", null, ["li", { id: "fn-1" }, "note"]])
})

test("any other list at the end stays a list", () => {
  expect(tree("<p>a</p><ol><li>b</li></ol>").at(-1)).toEqual(["ol", null, ["li", null, "b"]])
})

test("French spaces before signs don't break, and no other language is touched", () => {
  expect(tree("<p>Où ? « ici » : 8 %</p>", "fr")).toEqual([["p", null, "Où\u00a0? «\u00a0ici\u00a0»\u00a0: 8\u00a0%"]])
  expect(tree("<p>a : b</p>", "nl")).toEqual([["p", null, "a : b"]])
})

test("numbers of lists and merged cells stay, and values that no browser needs go", () => {
  expect(
    tree('<ol start="3" type="a" reversed><li value="5">a</li></ol><ol start="x" type="disc" reversed="no"><li value="1e9">b</li></ol>'),
  ).toEqual([
    ["ol", { start: "3", type: "a", reversed: "" }, ["li", { value: "5" }, "a"]],
    ["ol", null, ["li", null, "b"]],
  ])
  expect(tree('<table><tr><td rowspan="2" colspan="3">a</td><th colspan="1000" rowspan="0">b</th></tr></table>')).toEqual([
    ["table", null, ["tr", null, ["td", { rowspan: "2", colspan: "3" }, "a"], ["th", null, "b"]]],
  ])
})

test("the reading time follows the number of words, and is a minute at least", () => {
  expect(parseProse("<p>one</p>", options).minutes).toBe(1)
  expect(parseProse(`<p>${"word ".repeat(1100)}</p>`, options).minutes).toBe(5)
})

test("deeply nested markup doesn't throw", () => {
  expect(() => tree("<blockquote>".repeat(20_000))).not.toThrow()
})

describe("a table of years", () => {
  const rows = (...cells: string[][]) =>
    `<table><thead><tr><th>Year</th><th>What</th></tr></thead><tbody>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`
  const tagOf = (html: string) => tree(html).map((node) => node[0])

  test.each([
    ["is a timeline", rows(["2003", "Foundation"], ["2008", "More"]), "years"],
    ["of one year is a table", rows(["2003", "Foundation"]), "table"],
    ["with a third column is a table", rows(["2003", "a", "b"], ["2004", "a", "b"]), "table"],
    ["with anything but years in its first column is a table", rows(["2003", "a"], ["later", "b"]), "table"],
    ["with merged cells is a table", rows(["2003", "a"], ["2004", "b"]).replace("<td>b", '<td colspan="2">b'), "table"],
  ])("%s", (_, html, tag) => {
    expect(tagOf(html)).toEqual([tag])
  })
})

test.each([
  ["tags in each other", "<a>".repeat(150_000) + "word" + "</a>".repeat(150_000)],
  ["spaces", " ".repeat(1_000_000)],
  ["headings of one name", "<h2>x</h2>".repeat(9000)],
  ["accents on one letter of a heading", `<h2>e${"\u0301".repeat(125_000)}${"\u0316".repeat(125_000)}</h2>`],
  ["pictures without a description", '<img src="/sites/default/files/a.jpg">'.repeat(9000)],
])("a long text with many %s doesn't stop the build", (_what, html) => {
  // Each of them once took from seven seconds to two minutes.
  expect(parseProse(html, { langcode: "fr", ownHosts: [] }).pictures.length).toBeLessThanOrEqual(1)
})
