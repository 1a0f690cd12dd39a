import { contentFields } from "../../../../src/gatsby/content/content-fields.ts"
import { itemsOf } from "../../../../src/gatsby/content/items.ts"
import { linkTargets } from "../../../../src/gatsby/content/links.ts"
import { collectProblems } from "../../../../src/gatsby/content/build-problems.ts"
import { anEntity } from "#support/build/source-entity.ts"

const entities = [
  anEntity({ number: 1, type: "node--page", label: "G30" }),
  anEntity({ number: 12, label: "Ten points" }),
  anEntity({ number: 12, label: "Dix points", langcode: "fr", isOriginal: false }),
  anEntity({ number: 13, label: "Left out" }),
  anEntity({ number: 15, label: "Tien punten", langcode: "nl" }),
  anEntity({ number: 14, type: "node--member", label: "Bureau v1.2" }),
]
const pathsOf = new Map([
  ["node--page-1 en", "/home/"],
  ["node--article-12 en", "/post/ten-points/"],
  ["node--article-12 fr", "/fr/post/dix-points/"],
  ["node--article-15 nl", "/nl/post/tien-punten/"],
  ["node--member-14 en", "/members/v1.2/"],
])
const paths = new Map(
  entities.flatMap((entity) => {
    const path = pathsOf.get(`${entity.uuid} ${entity.language}`)
    return path === undefined ? [] : [[entity, path] as const]
  }),
)
const targets = linkTargets({ paths, items: itemsOf(entities) }, ["www.g30.example", "127.0.0.1:8000"])
const linkTarget = targets("en")

/** What the site makes of an action's link, and what the report says. */
function linksOf(uri: string, title = "") {
  const problems = collectProblems()
  const entity = anEntity({ number: 5, type: "node--action_project", label: "Open doors", attributes: { field_links: [{ uri, title }] } })
  const { links } = contentFields(entity, { nodeId: () => undefined, file: () => undefined, linkTarget, problems })
  return { links, report: problems.all() }
}

test.each([
  ["https://example.org/a", "https://example.org/a"],
  ["tel:+3225550130", "tel:+3225550130"],
  ["internal:/post/ten-points?a=1#b", "/post/ten-points/?a=1#b"],
  ["internal:/home", "/"],
  ["internal:/node/12", "/post/ten-points/"],
  ["internal:/user/login", "/user/login/"],
  ["internal:/publications/tag/fees", "/publications/tag/fees/"],
  ["internal:/members/v1.2/contact.vcf", "/members/v1.2/contact.vcf"],
  ["internal:/favicon.svg", "/favicon.svg"],
  ["internal:#top", "#top"],
  ["entity:node/12", "/post/ten-points/"],
  ["entity:node/1", "/"],
  ["https://www.g30.example/post/ten-points", "/post/ten-points/"],
  ["http://127.0.0.1:8000/sites/default/files/a.pdf", "/sites/default/files/a.pdf"],
])("the link %s leads to %s", (uri, url) => {
  expect(linksOf(uri, "Words")).toEqual({ links: [{ url, title: "Words" }], report: [] })
})

test.each(["internal:/nowhere", "internal:", "entity:node/99", "route:<nolink>", "javascript:alert(1)", "internal://evil.example"])(
  "the link %s leads nowhere: its words stay as text, and the report names its item",
  (uri) => {
    const { links, report } = linksOf(uri, "Words")
    expect(links).toEqual([{ url: null, title: "Words" }])
    expect(report).toEqual([
      {
        item: "Action or project 5 “Open doors”",
        named: { type: "node--action_project", number: 5, title: "Open doors" },
        what: `its link ${uri} (Links) leads nowhere.`,
        todo: "Give it the address of a published page, a web or mail address, or a phone number.",
        coded: { code: "fieldLinkDead", values: { address: uri } },
      },
    ])
  },
)

test.each([
  ["entity:node/12", "Ten points"],
  ["https://www.example.org/", "www.example.org"],
  ["mailto:a%26b@example.org", "a&b@example.org"],
])("the link %s without words of its own is called %s", (uri, title) => {
  expect(linksOf(uri).links).toEqual([expect.objectContaining({ title })])
})

test.each([
  ["fr", "entity:node/12", "/fr/post/dix-points/", "Dix points"],
  ["nl", "entity:node/12", "/post/ten-points/", "Ten points"],
  ["fr", "internal:/node/12#notes", "/fr/post/dix-points/#notes", "Dix points"],
  ["fr", "internal:/post/ten-points?a=1", "/fr/post/dix-points/?a=1", "Dix points"],
  ["en", "internal:/fr/post/dix-points", "/fr/post/dix-points/", "Dix points"],
  ["fr", "entity:node/15", "/nl/post/tien-punten/", "Tien punten"],
  ["nl", "internal:/home", "/nl/", "G30"],
  ["nl", "internal:/members?region=BE-VLG", "/nl/members/?region=BE-VLG", null],
  ["nl", "internal:/sites/default/files/a.pdf", "/sites/default/files/a.pdf", null],
  ["nl", "internal:/agenda/calendar.ics", "/nl/agenda/calendar.ics", null],
] as const)("in a text in %s the link %s leads to %s", (language, uri, url, title) => {
  expect(targets(language)(uri)).toEqual({ url, title })
})

test("an alias of one language leads nowhere in another language", () => {
  expect([targets("fr")("internal:/post/tien-punten"), targets("nl")("internal:/fr/post/ten-points")]).toEqual([null, null])
})
