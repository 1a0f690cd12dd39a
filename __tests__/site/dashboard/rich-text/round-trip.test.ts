/** @jest-environment jsdom */

import { getSchema } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import fc from "fast-check"
import { demoBodies } from "#support/demo-bodies.ts"
import { readHtml } from "#dashboard/rich-text/html/read.ts"
import { writeHtml } from "#dashboard/rich-text/html/write.ts"
import { content } from "#dashboard/rich-text/schema/schema.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"

const schema = getSchema(content)

const filterAsServer = (html: string) => filterHtml(html, () => true).text
const opened = (html: string) => readHtml(html, schema)
const rewritten = (html: string) => withoutGaps(writeHtml(opened(html)))
const withoutGaps = (html: string) => html.replace(/>\n+</g, "><")

/** `npm run test:long -- documents` reads every text of the demo content, and a hundred times as many documents. */
const documentCount = Number(process.env.G30_DOCUMENTS ?? 40)
const bodies = demoBodies().filter((_, index) => documentCount > 40 || index % 10 === 0)

test("each text of the demo content opens and saves without a change, but for the scopes of its headers", () => {
  expect(bodies.length).toBeGreaterThan(20)
  const withoutScopes = (html: string) => html.replaceAll(/ scope="\w+"/g, "")
  for (const body of bodies.map(filterAsServer)) expect(withoutScopes(rewritten(body))).toBe(withoutScopes(withoutGaps(body)))
})

test.each([
  `<h2 id="a">A</h2><h3 id="b">B</h3><hr /><p>a<br />b <sub>c</sub> <sup>d</sup></p>`,
  `<p>One <span lang="nl">dak</span> and <span lang="fr-BE">toit <em>vert</em></span></p>`,
  `<p><a id="here"></a>Words, <a href="https://example.org/?a=1&amp;b=2">a link</a>, <a id="there">an anchor</a></p>`,
  `<figure><img src="/sites/default/files/a%20b.jpg" alt="" width="800" height="600" /></figure>`,
  `<figure><img src="/sites/default/files/é.jpg" alt="A &quot;plan&quot; &amp; more" /><figcaption>By <em>Ines</em></figcaption></figure>`,
  `<figure><table><tbody><tr><td>a</td></tr></tbody></table><figcaption>b</figcaption></figure>`,
  `<table><caption>C</caption><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>`,
  `<table><tbody><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></tbody></table>`,
  `<ul><li>a<ol><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>`,
  `<ol start="3"><li>Three</li><li>Four<ol type="a"><li>b</li></ol></li></ol>`,
  `<ol start="10" type="I" reversed><li>ten</li><li value="5">five</li><li id="n" value="-1">minus</li></ol>`,
  `<table><thead><tr><th scope="col" rowspan="2">a</th><th scope="colgroup" colspan="2">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead><tbody><tr><th scope="row" rowspan="2">e</th><td colspan="2">f</td></tr><tr><td>g</td><td>h</td></tr></tbody></table>`,
  `<blockquote><p>a</p><p><em>b</em></p></blockquote>`,
  `<p>A picture <img src="/sites/default/files/a.png" alt="of a sign" /> in a line</p>`,
  `<p>1 &lt; 2 &amp; 3 &gt; 2\u00a0%</p>`,
])("allowed markup keeps its form when it is edited: %s", (html) => {
  expect(filterAsServer(html)).toBe(html)
  expect(rewritten(html)).toBe(html)
})

test.each([
  ["words alone", "<p>words alone</p>"],
  ["<p>One</p>two <em>three</em>", "<p>One</p><p>two <em>three</em></p>"],
  ["<em><strong>a</strong></em>", "<p><strong><em>a</em></strong></p>"],
  ["<ul><li><p>a</p></li></ul>", "<ul><li>a</li></ul>"],
  ["<table><tr><td>a</td></tr></table>", "<table><tbody><tr><td>a</td></tr></tbody></table>"],
  ["<p>One</p>\r\n\r\n<p>Two</p>", "<p>One</p><p>Two</p>"],
  ['<a href="/a/"><p>a block in a link</p></a>', '<p><a href="/a/">a block in a link</a></p>'],
  ['<p><span lang="nl">a <span lang="fr">b</span></span></p>', '<p><span lang="nl">a </span><span lang="fr">b</span></p>'],
])("markup that looks the same gets the editor's form: %s", (html, written) => {
  expect(rewritten(filterAsServer(html))).toBe(written)
})

test.each([
  "<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>",
  "<li>an item alone</li><p>x</p>",
])("markup that the editor can't hold stays as it was stored: %s", (html) => {
  expect(rewritten(filterAsServer(html))).toBe(filterAsServer(html))
})

test("attributes that say what holds without them don't lock a block", () => {
  const html = '<ol type="1" start="03"><li>a</li></ol><table><tbody><tr><td rowspan="1">b</td></tr></tbody></table>'

  expect(opened(html).children.map(({ type }) => type.name)).toEqual(["orderedList", "table"])
  expect(rewritten(html)).toBe('<ol start="3"><li>a</li></ol><table><tbody><tr><td>b</td></tr></tbody></table>')
})

test("markup that the editor can't change without loss is kept as a whole", () => {
  const html = '<p>a</p>\n<figure><img src="/sites/default/files/a.jpg" alt="" /><img src="/sites/default/files/b.jpg" alt="" /></figure>'

  expect(opened(html).child(1).type.name).toBe("kept")
  expect(rewritten(html)).toBe(withoutGaps(html))
})

test("a text of nothing is empty", () => {
  expect(writeHtml(opened(""))).toBe("")
  expect(writeHtml(schema.node("doc", null, [schema.node("paragraph")]))).toBe("")
})

// Documents from the schema.
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => !/[ \n\r\t\f]/.test(text))
const attributesOf = {
  link: fc.record({
    href: fc.constantFrom("/a/", "https://example.org/?a=1&b=2", "mailto:a@example.org", "#n"),
    id: fc.constantFrom("x1", null),
  }),
  language: fc.record({ lang: fc.constantFrom("nl", "fr-BE") }),
  picture: fc.record({
    src: fc.constantFrom("/sites/default/files/a.jpg", "/sites/default/files/b.png"),
    alt: fc.option(words),
    width: fc.constantFrom(null, 10),
    height: fc.constantFrom(null, 20),
  }),
}
const marks = fc
  .uniqueArray(
    fc.oneof(
      fc.constantFrom("bold", "italic", "superscript", "subscript").map((type) => schema.mark(type)),
      attributesOf.link.map((attributes) => schema.mark("link", attributes)),
      attributesOf.language.map((attributes) => schema.mark("language", attributes)),
    ),
    { selector: (mark) => mark.type.name, maxLength: 3 },
  )
  .map((chosen) => chosen.reduce((set, mark) => mark.addToSet(set), schema.text("x").marks))
const leaf = fc.oneof(
  { weight: 6, arbitrary: words.map((text) => schema.text(text)) },
  fc.constant(schema.node("hardBreak")),
  fc
    .record({ target: fc.constantFrom("fn-1", "n2"), id: fc.constantFrom("fnref-1", null), number: fc.nat(20) })
    .map((note) => schema.node("note", note)),
  fc.constantFrom("a", "b").map((id) => schema.node("anchor", { id })),
  attributesOf.picture.map((picture) => schema.node("inlinePicture", picture)),
)
const inline = fc.array(
  fc.tuple(leaf, marks).map(([node, set]) => node.mark(set)),
  { maxLength: 5 },
)
const simple = fc.oneof(
  { weight: 4, arbitrary: inline.map((content) => schema.node("paragraph", null, content)) },
  fc
    .record({ level: fc.constantFrom(2, 3), id: fc.constantFrom("h", null) })
    .chain((heading) => inline.map((content) => schema.node("heading", heading, content))),
  fc.constant(schema.node("horizontalRule")),
  fc.tuple(attributesOf.picture, inline).map(([picture, content]) => schema.node("figure", picture, content)),
)
const listNumber = fc.constantFrom(null, 3, 0, -4)
const numbering = fc.record({ start: listNumber, type: fc.constantFrom(null, "a", "I"), reversed: fc.boolean() })
const spans = fc.record({ rowspan: fc.constantFrom(1, 1, 2), colspan: fc.constantFrom(1, 1, 3) })
const some = (block: fc.Arbitrary<Node>) => fc.array(block, { minLength: 1, maxLength: 3 })
const block: fc.Arbitrary<Node> = fc.letrec<{ block: Node }>((tie) => ({
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    simple,
    fc
      .tuple(
        fc.constantFrom("bulletList", "orderedList"),
        numbering,
        fc.array(fc.tuple(some(tie("block")), listNumber), { minLength: 1, maxLength: 3 }),
      )
      .map(([type, numbers, items]) =>
        schema.node(
          type,
          type === "orderedList" ? numbers : null,
          items.map(([content, value]) => schema.node("listItem", { value: type === "orderedList" ? value : null }, content)),
        ),
      ),
    some(tie("block")).map((content) => schema.node("blockquote", null, content)),
    fc
      .record({
        caption: fc.oneof(fc.constant(""), words),
        rows: fc.array(
          fc.array(fc.tuple(fc.constantFrom("tableCell", "tableHeader"), some(simple), spans), { minLength: 1, maxLength: 3 }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map(({ caption, rows }) =>
        schema.node(
          "table",
          { caption },
          rows.map((cells) =>
            schema.node(
              "tableRow",
              null,
              cells.map(([type, content, cell]) => schema.node(type, cell, content)),
            ),
          ),
        ),
      ),
  ),
})).block

test("the server's filter leaves each document of the schema as the editor writes it, which opens and saves without a change", () => {
  fc.assert(
    fc.property(some(block), (blocks) => {
      const html = writeHtml(schema.node("doc", null, blocks))
      expect(filterAsServer(html)).toBe(html)
      const again = opened(html)
      again.check()
      expect(writeHtml(again)).toBe(html)
      expect(again.children.map((child) => child.type.name)).not.toContain("kept")
    }),
    { numRuns: documentCount, seed: 7 },
  )
})
