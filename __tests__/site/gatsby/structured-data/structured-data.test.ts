import agreed from "./agreed.json"
import type { Graph } from "schema-dts"
import * as v from "valibot"
import { richResultFaults } from "#support/machines/rich-result-faults.ts"
import { schemaOrgFaults } from "#support/machines/schema-org-faults.ts"
import { structuredData } from "../../../../src/gatsby/structured-data/structured-data.ts"

const siteUrl = "https://g30.example/"
const picture = (name: string) => ({
  file: {
    childImageSharp: {
      gatsbyImageData: { images: { fallback: { srcSet: `/static/a/${name}-360.webp 360w,\n/static/a/${name}.webp 1440w` } } },
    },
  },
})

const publication = {
  title: "Fees\u00a0that are fair",
  langcode: "en",
  summary: "In short.",
  date: "2026-11-03",
  created: "2026-11-01T08:00:00+00:00",
  changed: "2026-11-05T08:00:00+00:00",
  minutes: 4,
  authors: [{ title: "Atelier Meridian", path: "/members/atelier-meridian/" }],
  tags: [{ name: "Fees" }],
  image: picture("plan"),
}

const nowhere = { street: null, postalCode: null, locality: null, country: null, latitude: null, longitude: null }
const hall = { street: "Rue du Page 88", postalCode: "1050", locality: "Ixelles", country: "BE", latitude: 50.8, longitude: 4.3 }

const member = {
  title: "Atelier Meridian",
  summary: "Schools.",
  ...hall,
  region: "BE-BRU",
  phone: "+32\u00a02 555 00 01",
  mail: null,
  website: { url: "https://meridian.example/" },
  languages: ["fr", "nl"],
  specialities: [{ name: "Schools" }],
  founded: 1998,
  size: 12,
  vat: "BE 0123.456.789",
  image: picture("school"),
  logo: null,
}

const date = { start: "2026-12-03T19:30:00+01:00", end: "2026-12-03T22:00:00+01:00", isCancelled: false, movedFrom: null }
const moved = { ...date, movedFrom: "2026-12-02T19:30:00+01:00" }
const event = {
  ...{ title: "Talk", langcode: "fr", summary: "In short.", image: null, ...hall, location: "Cadran Hall", online: false },
  related: { dates: [date] },
}

const dataOf = (path: string, data: unknown) => structuredData({ path, queryResult: data, siteUrl }) ?? "null"
/** A list names its first ten. */
const listed = Array.from({ length: 12 }, (_, index) => ({ title: `Title\u00a0${String(index + 1)}`, path: `/post/${String(index + 1)}/` }))
const few = listed.slice(0, 2)
const publicationList = { criterion: "kind", value: "report", tag: null, number: 2, count: 32, publications: listed }
const inPlace = { criterion: "region", value: "BE-BRU", name: "Bruxelles-Capitale", page: 1, count: 12, members: few }
const upcoming = [{ dates: [{ event: listed[0] }, { event: listed[1] }] }, { dates: [{ event: listed[0] }] }]

const pages: readonly (readonly [string, unknown])[] = [
  ["/", {}],
  ["/nl/", {}],
  ["/post/fees/", { publication }],
  ["/post/plain/", { publication: { ...publication, authors: [], tags: [], image: null, summary: "", date: null } }],
  ["/members/meridian/", { member }],
  [
    "/members/bare/",
    { member: { ...member, ...nowhere, region: null, phone: null, website: null, founded: null, size: null, vat: null, image: null } },
  ],
  ["/fr/agenda/talk/", { event }],
  [
    "/agenda/online/",
    { event: { ...event, ...nowhere, location: null, online: true, related: { dates: [moved, { ...date, isCancelled: true }] } } },
  ],
  ["/action-project/school/", { actionProject: { title: "A school" } }],
  ["/about-us/", { page: { title: "About us", fixed: "/about-us" } }],
  ["/press/", { page: { title: "Press" } }],
  ["/publications/", { publicationArchive: { publications: few } }],
  ["/nl/publications/kind/report/", { publicationList }],
  ["/members/", { memberList: { page: 1, count: 30, members: few } }],
  ["/members/page/2/", { memberList: { page: 2, count: 30, members: [] } }],
  ["/fr/members/in/gent/", { memberList: inPlace }],
  ["/actions-projects/", { allActionProject: { nodes: few } }],
  ["/agenda/", { agendaList: { category: null, upcoming } }],
  ["/fr/agenda/category/x/", { agendaList: { category: "Conférences", upcoming: [] } }],
]

test.each(Object.entries(agreed))("the structured data of %s is what was agreed", (path, expected) => {
  const [, data] = pages.find(([one]) => one === path) ?? []
  expect(JSON.parse(dataOf(path, data))).toEqual(expected)
})

const graph = v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) })
const way = v.object({ itemListElement: v.array(v.object({ name: v.string() })) })

test("a page below another names the way to it, in its own language", () => {
  const wayTo = ([path, data]: (typeof pages)[number]) => {
    const list = v.parse(graph, JSON.parse(dataOf(path, data)))["@graph"].find((one) => one["@type"] === "BreadcrumbList")
    const names = list === undefined ? [] : v.parse(way, list).itemListElement.map(({ name }) => name)
    return `${path}: ${names.join(" > ")}`
  }
  expect(pages.map(wayTo)).toMatchInlineSnapshot(`
   [
     "/: ",
     "/nl/: ",
     "/post/fees/: G30 > Publications > Fees that are fair",
     "/post/plain/: G30 > Publications > Fees that are fair",
     "/members/meridian/: G30 > Members > Atelier Meridian",
     "/members/bare/: G30 > Members > Atelier Meridian",
     "/fr/agenda/talk/: G30 > Agenda > Talk",
     "/agenda/online/: G30 > Agenda > Talk",
     "/action-project/school/: G30 > Actions & Projects > A school",
     "/about-us/: G30 > About us",
     "/press/: G30 > Press",
     "/publications/: G30 > Publications",
     "/nl/publications/kind/report/: G30 > Publicaties > Verslagen, pagina 2",
     "/members/: G30 > Members",
     "/members/page/2/: G30 > Members > Members, Page 2",
     "/fr/members/in/gent/: G30 > Membres > Architectes à Bruxelles",
     "/actions-projects/: G30 > Actions & Projects",
     "/agenda/: G30 > Agenda",
     "/fr/agenda/category/x/: G30 > Agenda > Conférences",
   ]
  `)
})

test("structured data of each kind of page has the terms and types of schema.org", () => {
  expect(schemaOrgFaults(pages.map(([path, data]) => dataOf(path, data)))).toEqual([])
  const article: Graph = { "@context": "https://schema.org", "@graph": [{ "@type": "Article", headline: "Fees" }] }
  const [right, wrong] = [JSON.stringify(article), JSON.stringify(article).replace("headline", "heading")]
  expect(schemaOrgFaults([right, wrong])).toEqual([expect.stringContaining("heading")])
})

test("structured data of each kind of page keeps Google's rules for rich results", () => {
  expect(richResultFaults(pages.map(([path, data]) => dataOf(path, data)))).toEqual([])
  const nameless = dataOf("/members/meridian/", { member }).replaceAll('"name"', '"title"')
  expect(richResultFaults([nameless])).toEqual(expect.arrayContaining([expect.stringMatching(/^BreadcrumbList: .*name/)]))
})

test("a text can't end the script, and the structured data of a page without any is null", () => {
  expect(dataOf("/post/x/", { publication: { ...publication, title: "</script><script>" } })).not.toContain("</script")
  expect(dataOf("/members/", { allMember: { nodes: [] } })).toBe("null")
  expect(dataOf("/404.html", undefined)).toBe("null")
})
