/** @jest-environment jsdom */

import { eventArticle, memberOf, aboutArticle, pictureSources, publicationArticle } from "#dashboard/preview/article-data.ts"
import type { FileValue, Values } from "#dashboard/items/values.ts"

const picture: FileValue = {
  key: "a",
  id: "00000000-0000-4000-8000-000000000001",
  blob: null,
  url: "/sites/default/files/stair.jpg",
  filename: "stair.jpg",
  filemime: "image/jpeg",
  filesize: 100,
  width: 1600,
  height: 1000,
  alt: "A stair",
  title: "",
  description: "",
}

const unsent: FileValue = { ...picture, key: "b", id: null, url: null, blob: "b1" }

const values: Values = {
  title: "L'atelier : deux étages",
  langcode: "fr",
  field_date: "2026-11-12",
  field_image: picture,
  field_image_focus: "0.2 0.8",
  field_gallery: [unsent],
  field_tags: [{ type: "taxonomy_term--tags", id: "00000000-0000-4000-8000-000000000002", label: "Reuse" }],
  body: { value: '<h2>Un</h2><p>Deux mots <img src="/sites/default/files/plan.jpg" alt="Plan"></p>', summary: "En bref" },
}

const address = (source: string) => `loaded:${source}`

test("the preview has the words, pictures and links that the build would show", () => {
  const publication = publicationArticle({ type: "node--article", values, address })
  expect(publication).toMatchObject({
    title: "L’atelier\u00a0: deux étages",
    summary: "En bref",
    date: "2026-11-12",
    tags: [{ name: "Reuse" }],
  })
  expect(publication.image).toMatchObject({ alt: "A stair", width: 1600, focus: "0.2 0.8" })
  expect(publication.body.tree).toEqual([
    ["h2", { id: "un" }, "Un"],
    ["p", null, "Deux mots ", ["img", { picture: "0" }]],
  ])
})

test("the preview of an event has its next dates, without those that are left out, or its start where it is over", () => {
  const now = new Date("2026-11-23T12:00:00Z")
  const start = "2026-11-05T18:00:00+01:00"
  const repeats = { field_rrule: "FREQ=MONTHLY;COUNT=4", field_exdates: ["2026-12-05T18:00:00+01:00"] }
  const datesOf = (more: Values) => {
    const { related } = eventArticle(
      { type: "node--agenda", values: { ...values, field_event_start: start, field_online: true, ...more }, address },
      now,
    )
    return { isOver: related.isOver, starts: related.dates.map((date) => date.start.slice(0, 10)) }
  }
  expect(datesOf(repeats)).toEqual({ isOver: false, starts: ["2027-01-05", "2027-02-05"] })
  expect(datesOf({})).toEqual({ isOver: true, starts: ["2026-11-05"] })
})

test("pictures of the text and those that are not uploaded yet are asked for once", () => {
  const twice = { ...values, field_gallery: [unsent, picture] }
  expect(pictureSources({ type: "node--article", values: twice })).toEqual([
    "/sites/default/files/stair.jpg",
    "blob:b1",
    "/sites/default/files/plan.jpg",
  ])
})

test.each([
  ["<script>alert(1)</script><p>a</p>", [["p", null, "a"]]],
  ['<p onclick="alert(1)" style="color:red">a</p>', [["p", null, "a"]]],
  ['<p><a href="java\tscript:alert(1)">a</a></p>', [["p", null, "a"]]],
  ["<svg><p>a</p></svg>", [["p", null, "a"]]],
  ["<constructor><p>a</p></constructor>", [["p", null, "a"]]],
  ['<p><a id="gatsby-announcer">a</a></p>', [["p", null, "a"]]],
  ['<p><img src="https://other.example/x.png" onerror="alert(1)">a</p>', [["p", null, "a"]]],
])("the text %s loses what the build would drop", (value, tree) => {
  const page = aboutArticle({ type: "node--page", values: { ...values, body: { value, summary: "" } }, address })
  expect(page.body.tree).toEqual(tree)
})

test("links that the server would leave out are words in the preview", () => {
  const links = ["//example.org/", "/\\\\example.org/", "javascript:x", "/join/"].map((href) => `<a href="${href}">x</a>`)
  const body = { value: `<p>${links.join("")}</p>`, summary: "" }
  const publication = publicationArticle({ type: "node--article", values: { ...values, body }, address })
  expect(publication.body.tree).toEqual([["p", null, "xxx", ["a", { href: "/join/" }, "x"]]])
  const member = memberOf({ type: "node--member", values: { title: "x", field_website: { uri: "javascript:x", title: "Site" } }, address })
  expect(member.website).toEqual({ url: null, title: "Site" })
})

test.each([
  ["https://example.org/", "https://example.org/"],
  ["internal:/join", "/join"],
  ["entity:node/12", "#"],
  ["entity:javascript/1", "#"],
  ["route:<nolink>", null],
  ["internal:", null],
])("the link field %s leads to %s in the preview", (uri, url) => {
  const member = memberOf({ type: "node--member", values: { title: "x", field_website: { uri, title: "Site" } }, address })
  expect(member.website).toEqual({ url, title: "Site" })
})
