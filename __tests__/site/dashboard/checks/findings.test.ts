/** @jest-environment jsdom */

import { findingsIn, textErrorsIn } from "#dashboard/checks/findings.ts"
import type { FileValue, Values } from "#dashboard/items/values.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { demoBodies } from "#support/demo-bodies.ts"

const type = "node--article"
const filterAsServer = (html: string) => filterHtml(html, () => true).text
const withBody = (html: string): Values => ({ title: "Bricks", body: { value: html, summary: "Short." } })

function bodyOf({ body }: Values): string {
  return typeof body === "object" && body !== null && "value" in body ? body.value : ""
}

/** Returns the check of each finding of a text, with the text after its fix. */
function fixed(html: string, missing?: ReadonlySet<string>) {
  const values = withBody(html)
  return findingsIn(type, values, missing).map(({ check, fix }) => [check, fix === null ? null : bodyOf(fix.apply(values))])
}

test.each([
  ['<p>a <img src="/sites/default/files/a.jpg" /></p>', "altMissing", '<p>a <img src="/sites/default/files/a.jpg" alt="" /></p>'],
  [
    '<figure><img src="/sites/default/files/x.jpg" alt="IMG_2041.JPG" /></figure>',
    "altIsFileName",
    '<figure><img src="/sites/default/files/x.jpg" alt="" /></figure>',
  ],
  ['<p>a</p><h3 id="b">B</h3><h2>C</h2>', "headingOrder", '<p>a</p><h2 id="b">B</h2><h2>C</h2>'],
  ["<h2>A</h2><h2> </h2><p>b</p>", "headingEmpty", "<h2>A</h2> <p>b</p>"],
  ["<p><strong>The roof</strong></p><p>It leaks.</p>", "boldHeading", "<h2>The roof</h2><p>It leaks.</p>"],
  ["<h2>A</h2><p> <strong>The <em>roof</em></strong></p><p>b</p>", "boldHeading", "<h2>A</h2><h3> The <em>roof</em></h3><p>b</p>"],
  ["<p>a</p><p>- one</p><p>– two <em>x</em></p><p>b</p>", "typedList", "<p>a</p><ul><li>one</li><li>two <em>x</em></li></ul><p>b</p>"],
  ["<p>* one<br />* two</p>", "typedList", "<ul><li>one</li><li>two</li></ul>"],
  ["<p><strong>1.</strong> one</p><p>2) two</p>", "typedList", "<ol><li><strong></strong>one</li><li>two</li></ol>"],
  ["<p>(a) one<br />(b) two</p>", "typedList", '<ol type="a"><li>one</li><li>two</li></ol>'],
  ["<p>1. one</p><p>3. three</p><p>4. four</p>", "typedList", '<ol><li>one</li><li value="3">three</li><li>four</li></ol>'],
  [
    '<table><tbody><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>',
    "tableWithoutHead",
    '<table><thead><tr><th scope="col" rowspan="2">a</th><th scope="colgroup" colspan="2">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead>' +
      "<tbody><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>",
  ],
  [
    "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>",
    "tableWithoutHead",
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  ],
  ['<p>a <a href="/post/x/"> </a>b</p>', "linkEmpty", "<p>a  b</p>"],
  ['<p>a</p><ol><li id="fn-1">A note <a href="#fnref-1">↩</a></li></ol>', "noteWithoutReference", "<p>a</p>"],
  [
    '<p>a<sup><a href="#n1" id="r1">1</a></sup></p><ol><li id="n1">A</li><li>B</li></ol>',
    "noteWithoutReference",
    '<p>a<sup><a href="#n1" id="r1">1</a></sup></p><ol><li id="n1">A</li></ol>',
  ],
  ['<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup> b</p>', "referenceWithoutNote", "<p>a b</p>"],
  ['<p>a<a href="#gone"><sup>2</sup></a></p>', "referenceWithoutNote", "<p>a</p>"],
  ['<p><a href="/post/x/">Cliquez ici</a></p>', "linkVague", null],
  ['<p><a href="/post/x/">Lees meer…</a></p>', "linkVague", null],
  ['<p><a href="https://example.org/">read more »</a></p>', "linkVague", null],
])("%s has the finding %s, which is fixed to what the server keeps", (html, check, after) => {
  expect(filterAsServer(html)).toBe(html)
  expect(fixed(html)).toEqual([[check, after]])
  if (after === null) return
  expect(filterAsServer(after)).toBe(after)
  expect(fixed(after).map(([name]) => name)).toEqual([])
})

test("a link to an address of the site that nothing has is found, and its words stay", () => {
  const html =
    '<p><a href="/post/gone/">The jury</a>, <a href="/post/there/">the rules</a>, <a href="https://example.org/post/gone">a firm</a></p>'
  expect(fixed(html, new Set(["/post/gone"]))).toEqual([["linkBroken", html.replace('<a href="/post/gone/">The jury</a>', "The jury")]])
})

test.each([
  "<p><strong>Careful.</strong></p><p>This sentence is bold.</p>",
  "<p><strong>A signature at the end</strong></p>",
  "<p><strong>Bold</strong> words in a line</p><p>b</p>",
  "<p>— Bonjour.</p><p>Elle sourit.</p>",
  "<p>14. July is a holiday.</p><p>15. July is none.</p>",
  "<p>- one alone</p>",
  '<p><a id="here"></a>words<sup><a href="#fn-1">1</a></sup></p><ol><li id="fn-1">A note <a href="#fnref-1">↩</a></li></ol>',
  '<p><a href="/sites/default/files/plan.pdf">The plan</a></p>',
  '<figure><img src="/sites/default/files/a.jpg" alt="" /></figure>',
  '<figure><img src="/sites/default/files/a.jpg" alt="A brick wall in Liège, 1932" /></figure>',
  "<h2>A</h2><h3>b</h3><h2>C</h2>",
  "<p>a</p><h3>b</h3><p>c</p>",
  // Texts of a former site have such notes, with ids of any kind.
  '<p>a<a href="#n7"><sup>[7]</sup></a>, b<sup><a href="#x8" id="y8">*</a></sup></p><ol><li id="n7"><a href="#r7">7</a> A</li><li id="x8">B</li></ol>',
  '<p>a<sup><a href="#n1">1</a></sup></p><p><a id="n1"></a>1. A note in a paragraph</p>',
  '<p><a href="#step-2">The second step</a></p><ol><li id="step-1">One</li><li id="step-2">Two</li></ol>',
  '<p>Up<sup><a href="#section">th</a></sup></p>',
])("%s has nothing to find", (html) => {
  expect(fixed(html)).toEqual([])
})

test("of two equal places the one that was found is fixed, also after the text before it has changed", () => {
  const html = '<p><a href="/a/"></a>one</p><p><a href="/a/"></a>two</p>'
  const [, second] = findingsIn(type, withBody(html))
  expect(bodyOf(second?.fix?.apply(withBody(html)) ?? {})).toBe('<p><a href="/a/"></a>one</p><p>two</p>')
  expect(bodyOf(second?.fix?.apply(withBody(`<p>zero</p>${html}`)) ?? {})).toBe('<p>zero</p><p><a href="/a/"></a>one</p><p>two</p>')
  const otherValues = withBody("<p>three</p>")
  expect(second?.fix?.apply(otherValues)).toBe(otherValues)
})

test("a finding shows the words of a table cell by cell", () => {
  const html = "<table><tbody><tr><td>Area</td><td>Price</td></tr></tbody></table>"
  expect(findingsIn(type, withBody(html)).map(({ excerpt }) => excerpt)).toContain("Area Price")
})

const cover: FileValue = {
  ...{ key: "1", id: "1", blob: null, url: "/a.jpg", filename: "gevel_03.jpg", filemime: "image/jpeg", filesize: 1 },
  ...{ width: 1, height: 1, alt: null, title: "", description: "" },
}

test("pictures of fields, the title and the summary are checked too", () => {
  const values: Values = {
    title: "Bricks ".repeat(15),
    body: { value: "<p><strong>Lead</strong></p><p>Bricks can't wait. They stand.</p>", summary: " " },
    field_image: cover,
    field_gallery: [
      { ...cover, key: "2", alt: "gevel_03" },
      { ...cover, key: "3", alt: "A wall" },
    ],
  }
  const findings = findingsIn(type, values)
  const names = ["titleLong", "summaryMissing", "altMissing", "altIsFileName", "boldHeading"]
  expect(findings.map(({ check }) => check)).toEqual(names)
  const after = findings.reduce((before, { fix }) => fix?.apply(before) ?? before, values)
  expect(after).toMatchObject({
    body: { value: "<h2>Lead</h2><p>Bricks can't wait. They stand.</p>", summary: "Bricks can't wait. They stand." },
    field_image: { alt: "" },
    field_gallery: [{ alt: "" }, { alt: "A wall" }],
  })
  expect(findingsIn(type, after).map(({ check }) => check)).toEqual(["titleLong"])
})

test("errors of texts have a sentence for their field; warnings have none", () => {
  expect(textErrorsIn(type, withBody("<p>- a</p><p>- b</p>"))).toEqual({})
  expect(textErrorsIn(type, withBody('<p><img src="/sites/default/files/a.jpg" /></p>'))).toEqual({
    body: "Say what the first picture of the text shows, or mark it as decoration.",
  })
})

test("a note without a reference, and a reference without a note, stop an item from going live, and name the place", () => {
  const note = '<p>a</p><ol><li id="fn-1">A note of some words <a href="#fnref-1">↩</a></li></ol>'
  expect(findingsIn(type, withBody(note))).toMatchObject([{ severity: "error", excerpt: "A note of some words", note: "fn-1" }])
  expect(textErrorsIn(type, withBody(note)).body).toMatch(/^No number in the text leads to this note/)
  const reference = '<p>A line<sup><a href="#fn-3" id="fnref-3">1</a></sup></p>'
  expect(findingsIn(type, withBody(reference))).toMatchObject([{ severity: "error", excerpt: "A line1", note: "fn-3" }])
  expect(textErrorsIn(type, withBody(reference)).body).toMatch(/^A number in the text leads to no note/)
})

test("the demo content's texts have no finding", () => {
  const findings = demoBodies()
    .map(filterAsServer)
    .flatMap((html) => findingsIn(type, withBody(html)).map(({ check, excerpt }) => `${check}: ${excerpt}`))
  expect(findings).toEqual([])
})
