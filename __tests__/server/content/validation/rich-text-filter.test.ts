/** @jest-environment jsdom */
import { englishText } from "#server/content/refusal-words.ts"
import fc from "fast-check"
import { restrictedHtml } from "#contract/restricted-html.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { attacks, attacksByKind } from "#support/attacks/html.ts"

const ownPicture = "/sites/default/files/images/plan.jpg"
const isOwnPicture = (address: string) => address === ownPicture
const filtered = (html: string) => filterHtml(html, isOwnPicture).text
const removed = (html: string) => filterHtml(html, isOwnPicture).removed

/** All elements and attributes that a browser makes of a text. */
function elementsIn(html: string): readonly Element[] {
  const page = new DOMParser().parseFromString(`<!doctype html><body><div id="root">${html}</div>`, "text/html")
  return [...page.querySelectorAll("#root *, body > :not(#root), head *")].filter((element) => !["HEAD", "BODY"].includes(element.tagName))
}

function isHarmless(html: string): boolean {
  return elementsIn(html).every((element) => {
    const tag = element.localName
    const allowed = restrictedHtml[tag] ?? (tag === "tbody" || tag === "colgroup" ? [] : undefined)
    const href = element instanceof HTMLAnchorElement ? element.protocol : "https:"
    return (
      element.namespaceURI === "http://www.w3.org/1999/xhtml" &&
      allowed !== undefined &&
      [...element.attributes].every(({ name }) => allowed.includes(name)) &&
      (tag !== "img" || element.getAttribute("src") === ownPicture) &&
      (!element.hasAttribute("href") || /^(https?|mailto|tel|about):$/.test(href))
    )
  })
}

test.each(attacksByKind)("attacks become texts in which nothing runs: %s", (_kind, attacks) => {
  for (const html of attacks) {
    const text = filtered(html)
    expect([html, isHarmless(text), filtered(text)]).toEqual([html, true, text])
  }
})

test("the check of these tests finds what the filter must remove", () => {
  expect(attacks.filter((html) => !isHarmless(html)).length).toBeGreaterThan(100)
})

test("a text of allowed elements stays as it is", () => {
  const html =
    `<h2 id="one">One</h2><p>A <strong>b</strong> <em>c</em> <a href="https://example.org/?a=1&amp;b=2#c">d</a> <a href="#n1">1</a> <a href="/post/x/">e</a></p>` +
    `<figure><img src="${ownPicture}" alt="A &quot;plan&quot;" width="800" height="600" /><figcaption>f</figcaption></figure>` +
    `<table><caption>g</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>i</td></tr></tbody></table><hr /><p>a<br />b</p>` +
    `<ol><li id="n1">note</li></ol><blockquote><p>q</p></blockquote>`
  expect(filterHtml(html, isOwnPicture)).toEqual({ text: html, removed: [], problem: null })
})

test("removed elements and attributes are reported by name and number", () => {
  expect(removed(`<p class="a">x<script>y</script><b>z</b><b>z</b></p><!-- c --><a href="javascript:x">l</a><img src="x.jpg">`)).toEqual([
    { what: "p[class]", count: 1 },
    { what: "script", count: 1 },
    { what: "b", count: 2 },
    { what: "comment", count: 1 },
    { what: "a[href]", count: 1 },
    { what: "img", count: 1 },
  ])
})

test.each([
  ["/sites/default/files/été 1.jpg", true],
  ["/sites/default/files/%C3%A9t%C3%A9%201.jpg", true],
  ["/sites/default/files/a/../b.jpg", false],
  ["/sites/default/files/a.jpg#x", false],
  ["/sites/default/files\\a.jpg", false],
  ["//sites/default/files/a.jpg", false],
  ["/jsonapi/x.jpg", false],
])("a picture at %s is looked for among our own: %p", (address, isAsked) => {
  const { text } = filterHtml(`<img src="${address}">`, () => true)
  expect(text !== "").toBe(isAsked)
})

test("the language of a phrase stays; a span that says none leaves its words", () => {
  const html = '<p><span lang="nl">dak</span> <span lang="fr-BE" class="x">toit</span> <span>roof</span> <span lang="<x>">y</span></p>'

  expect(filtered(html)).toBe('<p><span lang="nl">dak</span> <span lang="fr-BE">toit</span> roof y</p>')
  expect(removed(html)).toEqual([
    { what: "span[class]", count: 1 },
    { what: "span", count: 2 },
  ])
})

test("a text keeps the words of an element that isn't allowed", () => {
  expect(filtered("<div><p>One</p><b>two</b></div>")).toBe("<p>One</p>two")
})

test.each([
  ["nested tags", "<a>".repeat(400) + "</a>".repeat(400), "in each other 100 deep"],
  ["more tags than a book has", "<p>".repeat(6001), "The text has 6001 tags; it may have 6000 at most."],
  [
    "a megabyte of nested tags",
    "<a>".repeat(150_000) + "</a>".repeat(150_000),
    "The text has 1050000 characters; it may have 250000 at most.",
  ],
  ["more attributes than a book has", `<p ${"a ".repeat(12_001)}>`, "more than 12000 tags, attributes and entities"],
  ["more entities than a book has", "&".repeat(12_000), "more than 12000 tags, attributes and entities"],
])("%s are refused, with what to do", (_what, html, problem) => {
  const filtered = filterHtml(html, isOwnPicture)

  const words = englishText(filtered.problem ?? "")
  expect(words).toContain(problem)
  expect(words).toMatch(/Divide it|Close each/)
})

test("a long article with tables, pictures and notes is taken", () => {
  const chapter = `<h2>One</h2><p>${"Words &amp; more. ".repeat(30)}<a href="#n1">1</a></p><table><tbody>${"<tr><td>x</td><td>y</td></tr>".repeat(20)}</tbody></table>`
  const html = chapter.repeat(40)

  expect(filterHtml(html, isOwnPicture)).toEqual({ text: html, removed: [], problem: null })
})

const pieces = fc.constantFrom(
  ...[
    "<p>",
    "</p>",
    "<a href='javascript:x'>",
    '<a href="/x">',
    "</a>",
    "<svg>",
    "</svg>",
    "<style>",
    "</style>",
    "<!--",
    "-->",
    "<table>",
    "<td>",
    "</table>",
  ],
  ...[
    "<ul>",
    "<li>",
    "</ul>",
    "<unknown>",
    "</unknown>",
    "<math>",
    "<mtext>",
    "<noscript>",
    "</noscript>",
    "<textarea>",
    "</textarea>",
    "<template>",
    "</template>",
  ],
  ...[
    "x",
    "&lt;img src=x onerror=y&gt;",
    "<img src=x onerror=y>",
    `<img src="${ownPicture}" alt='">'>`,
    "]]>",
    "<![CDATA[",
    "'",
    '"',
    ">",
    "<",
    "&",
    "&#0;",
    "\u00a0",
    "<br>",
    "<h2 id=a>",
  ],
)

test("a filtered text of any pieces runs nothing, and filtering it again changes nothing", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const text = filtered(parts.join(""))
      expect(isHarmless(text)).toBe(true)
      expect(filtered(text)).toBe(text)
    }),
    { numRuns: 300 },
  )
})
