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
const event = {
  ...{ title: "Talk", langcode: "fr", summary: "In short.", image: null, ...hall, location: "Cadran Hall", online: false },
  related: { dates: [date] },
}

const dataOf = (path: string, data: unknown) => structuredData({ path, data, siteUrl }) ?? "null"
const graph = v.object({ "@graph": v.array(v.looseObject({ "@type": v.string() })) })

function thing(type: string, path: string, data: unknown) {
  return v.parse(graph, JSON.parse(dataOf(path, data)))["@graph"].find((one) => one["@type"] === type)
}

const listed = Array.from({ length: 12 }, (_, index) => ({ title: `Title\u00a0${String(index + 1)}`, path: `/post/${String(index + 1)}/` }))
const publicationList = { criterion: "kind", value: "report", tag: null, number: 2, count: 32, publications: listed }
const inPlace = { criterion: "region", value: "BE-BRU", name: "Bruxelles-Capitale", page: 1, count: 12, members: listed }
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
    { event: { ...event, ...nowhere, location: null, online: true, related: { dates: [date, { ...date, isCancelled: true }] } } },
  ],
  ["/action-project/school/", { actionProject: { title: "A school" } }],
  ["/about-us/", { page: { title: "About us", fixed: "/about-us" } }],
  ["/press/", { page: { title: "Press" } }],
  ["/publications/", { publicationArchive: { publications: listed } }],
  ["/nl/publications/kind/report/", { publicationList }],
  ["/members/", { memberList: { page: 1, count: 30, members: listed } }],
  ["/fr/members/in/gent/", { memberList: inPlace }],
  ["/actions-projects/", { allActionProject: { nodes: listed } }],
  ["/agenda/", { agendaList: { category: null, upcoming } }],
  ["/fr/agenda/category/x/", { agendaList: { category: "Conférences", upcoming: [] } }],
]

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

test("a publication is an article of practices, published by the association", () => {
  expect(thing("Article", "/post/fees/", { publication })).toMatchObject({
    headline: "Fees that are fair",
    inLanguage: "en",
    datePublished: "2026-11-03",
    dateModified: "2026-11-05T08:00:00+00:00",
    author: [{ "@type": "Organization", name: "Atelier Meridian", url: "https://g30.example/members/atelier-meridian/" }],
    publisher: { "@type": "Organization", name: "G30", url: "https://g30.example/" },
    image: "https://g30.example/static/a/plan.webp",
    isAccessibleForFree: true,
  })
  const anonymous = thing("Article", "/post/fees/", { publication: { ...publication, authors: [], date: null } })
  expect(anonymous).toMatchObject({ author: { name: "G30" }, datePublished: publication.created })
})

test("a member is a professional service, with what visitors see of it", () => {
  const practice = thing("ProfessionalService", "/fr/members/meridian/", { member })
  expect(practice).toMatchObject({
    name: "Atelier Meridian",
    telephone: "+32 2 555 00 01",
    address: { streetAddress: "Rue du Page 88", addressCountry: "BE" },
    geo: { latitude: 50.8, longitude: 4.3 },
    areaServed: { name: "Bruxelles-Capitale" },
    knowsLanguage: ["fr", "nl"],
  })
  expect(practice).not.toHaveProperty("email")
})

test("an event says when, where and how, a series each of its next dates", () => {
  expect(thing("Event", "/fr/agenda/talk/", { event })).toMatchObject({
    startDate: "2026-12-03T19:30:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: [{ "@type": "Place", name: "Cadran Hall", address: { streetAddress: "Rue du Page 88" } }],
    url: "https://g30.example/fr/agenda/talk/",
    organizer: { name: "G30", url: "https://g30.example/fr/" },
  })
  const moved = { ...date, movedFrom: "2026-12-02T19:30:00+01:00" }
  const series = dataOf("/agenda/talk/", { event: { ...event, online: true, related: { dates: [{ ...date, isCancelled: true }, moved] } } })
  expect(v.parse(graph, JSON.parse(series))["@graph"].slice(0, 2)).toMatchObject([
    { eventStatus: "https://schema.org/EventCancelled", eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode" },
    { eventStatus: "https://schema.org/EventRescheduled", previousStartDate: "2026-12-02T19:30:00+01:00" },
  ])
  expect(dataOf("/agenda/talk/", { event: { ...event, related: { dates: [] } } })).not.toContain('"Event"')
})

test("a page below a list names the way to it, in its own language", () => {
  expect(thing("BreadcrumbList", "/nl/members/meridian/", { member })).toMatchObject({
    itemListElement: [
      { position: 1, name: "G30", item: "https://g30.example/nl/" },
      { position: 2, name: "Leden", item: "https://g30.example/nl/members/" },
      { position: 3, name: "Atelier Meridian", item: "https://g30.example/nl/members/meridian/" },
    ],
  })
})

test("a list says how much it holds, and names what it begins with", () => {
  const list = thing("CollectionPage", "/nl/publications/kind/report/", { publicationList })
  expect(list).toMatchObject({ inLanguage: "nl", mainEntity: { "@type": "ItemList", numberOfItems: 32 } })
  const { mainEntity } = v.parse(v.object({ mainEntity: v.object({ itemListElement: v.array(v.unknown()) }) }), list)
  expect(mainEntity.itemListElement).toHaveLength(10)
  expect(mainEntity.itemListElement[0]).toEqual({
    "@type": "ListItem",
    position: 1,
    name: "Title 1",
    url: "https://g30.example/post/1/",
  })
  // Each event once.
  expect(thing("CollectionPage", "/agenda/", { agendaList: { category: null, upcoming } })).toMatchObject({
    mainEntity: { numberOfItems: 2 },
  })
  expect(thing("CollectionPage", "/publications/", { publicationArchive: { publications: [] } })).toBeUndefined()
})

test.each([
  ["/members/", { memberList: { page: 1, count: 30, members: listed } }, ["G30", "Members"]],
  ["/members/page/2/", { memberList: { page: 2, count: 30, members: listed } }, ["G30", "Members", "Members, Page 2"]],
  ["/fr/members/in/x/", { memberList: inPlace }, ["G30", "Membres", "Architectes à Bruxelles"]],
  ["/publications/kind/report/2/", { publicationList }, ["G30", "Publications", expect.stringMatching(/, page 2$/)]],
  ["/fr/agenda/", { agendaList: { category: null, upcoming } }, ["G30", "Agenda"]],
])("the list at %s names the way to it", (path, data, names) => {
  expect(thing("BreadcrumbList", path, data)).toMatchObject({ itemListElement: names.map((name) => ({ name })) })
})

test("the start page and the page about the association say who it is", () => {
  const association = { name: "G30", telephone: "+32 2 555 01 30", address: { postalCode: "1000", addressCountry: "BE" } }
  expect(thing("Organization", "/fr/", {})).toMatchObject({ ...association, url: "https://g30.example/fr/" })
  expect(thing("Organization", "/about-us/", { page: { title: "About us", fixed: "/about-us" } })).toMatchObject(association)
  expect(dataOf("/fr/", {})).toContain("Bruxelles")
})

test("a text can't end the script, and a page that is nothing of this says nothing", () => {
  expect(dataOf("/post/x/", { publication: { ...publication, title: "</script><script>" } })).not.toContain("</script")
  expect(dataOf("/members/", { allMember: { nodes: [] } })).toBe("null")
  expect(dataOf("/404.html", undefined)).toBe("null")
})
