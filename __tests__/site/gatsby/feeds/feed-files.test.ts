import { parseAtomFeed } from "feedsmith"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { anEntity } from "#support/build/source-entity.ts"
import { xmlFaults } from "#support/machines/xml-faults.ts"
import type { Entity } from "../../../../src/gatsby/content/source-entity.ts"
import { itemFields, type ItemFields } from "../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../src/gatsby/content/items.ts"
import { feedsOf } from "../../../../src/gatsby/feeds/feed-files.ts"

const site = "https://g30.example/"
const lookups = {
  nodeId: (uuid: string) => uuid,
  file: () => undefined,
  fetchedFile: () => undefined,
  linkTarget: () => null,
}

/** The fields of an item in its translations, for the readers of each language. */
function fieldsOf(...translations: readonly Entity[]): readonly ItemFields[] {
  const [item] = itemsOf(translations).values()
  if (item === undefined) throw new Error("There is an item.")
  return (["en", "fr", "nl"] as const).map((language: Langcode) => {
    const entity = item.translations.find((one) => one.language === language) ?? item.main
    // A tag has a page in each language.
    const pathLanguage = entity.type === "taxonomy_term--tags" ? language : entity.language
    const path = entity.alias === null ? undefined : inLanguage(pathLanguage, `${entity.alias}/`)
    return itemFields({ item, language, path, pages: [], fixed: null, related: null, sources: [] }, lookups, undefined)
  })
}

const atelier = anEntity({ type: "node--member", number: 1, label: "Atelier Seuil", alias: "/members/atelier-seuil" })
const fees = anEntity({ type: "taxonomy_term--tags", number: 2, label: "Fees & contracts", alias: "/publications/tag/fees-contracts" })

function publication(number: number, changes: Partial<Entity> = {}): Entity {
  const digits = String(number).padStart(2, "0")
  return anEntity({
    ...{ type: "node--article", number, label: `Text ${number}`, alias: `/post/text-${number}`, changed: "2026-11-05T09:00:00+01:00" },
    uuid: `000000${digits}-0000-4000-8000-000000000000`,
    attributes: {
      field_date: `2026-10-${digits}`,
      body: { processed: "<p>Long.</p>", summary: `Short & <b>clear</b>\u0001 ${number}.` },
    },
    relationships: { field_authors: [{ id: atelier.uuid, meta: {} }], field_tags: [{ id: fees.uuid, meta: {} }] },
    ...changes,
  })
}

const basics = [...fieldsOf(atelier), ...fieldsOf(fees)]
const feedAt = (items: readonly ItemFields[], path: string) => {
  const text = feedsOf(items, site).get(path) ?? ""
  return { text, feed: parseAtomFeed(text) }
}

test("the newest publications are a feed of whole addresses, in each language", () => {
  const items = [...basics, ...[7, 9, 8].flatMap((number) => fieldsOf(publication(number)))]
  const { text, feed } = feedAt(items, "/fr/publications/feed.xml")
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom" xml:lang="fr">\n/)
  expect(text.match(/<entry[^>]*>/g)).toEqual(Array.from({ length: 3 }, () => '<entry xml:lang="en">'))
  expect(feed).toMatchObject({
    id: "urn:uuid:b4ddb8f8-6c5f-59bb-98f7-6c339859cd6d",
    title: { value: "G30\u00a0: Publications" },
    subtitle: { value: "Prises de position, opinions, comptes rendus et entretiens des bureaux de G30." },
    updated: "2026-11-05T08:00:00Z",
    icon: "https://g30.example/favicon.svg",
    links: [
      { rel: "self", type: "application/atom+xml", href: "https://g30.example/fr/publications/feed.xml" },
      { rel: "alternate", type: "text/html", hreflang: "fr", href: "https://g30.example/fr/publications/" },
    ],
  })
  expect(feed.entries?.map(({ title }) => title?.value)).toEqual(["Text 9", "Text 8", "Text 7"])
  expect(feed.entries?.[0]).toMatchObject({
    id: "urn:uuid:85c4fc99-dc29-57ef-8c57-b4667590d778",
    links: [{ rel: "alternate", type: "text/html", hreflang: "en", href: "https://g30.example/post/text-9/" }],
    published: "2026-10-09T12:00:00Z",
    updated: "2026-11-05T08:00:00Z",
    authors: [{ name: "Atelier Seuil", uri: "https://g30.example/members/atelier-seuil/" }],
    categories: [{ term: "Fees & contracts" }],
    summary: { value: "Short & <b>clear</b> 9." },
  })
})

test("a text without authors is the association's, and a translation is an entry of its own", () => {
  const english = publication(3, { relationships: {} })
  const french = { ...english, langcode: "fr", language: "fr" as const, isOriginal: false, label: "Texte 3", alias: "/post/texte-3" }
  const items = [...basics, ...fieldsOf(english, french)]
  const [en, fr, nl] = ["", "/fr", "/nl"].map((prefix) => feedAt(items, `${prefix}/publications/feed.xml`).feed.entries?.[0])
  expect(fr).toMatchObject({
    title: { value: "Texte 3" },
    links: [{ href: "https://g30.example/fr/post/texte-3/" }],
    authors: [{ name: "G30 asbl/vzw" }],
  })
  expect(fr?.id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(fr?.id).not.toBe(en?.id)
  // Readers of Dutch are shown the English text, which is the same entry.
  expect(nl?.id).toBe(en?.id)
})

test("an entry comes with its picture, as soon as that has a file", () => {
  const items = [...basics, ...fieldsOf(publication(6))]
  const feed = (address: string | null) =>
    feedsOf(items, site, () => (address === null ? null : { address, bytes: 5210 })).get("/publications/feed.xml") ?? ""
  const links = (text: string) => parseAtomFeed(text).entries?.[0]?.links?.filter(({ rel }) => rel === "enclosure")
  expect(links(feed(null))).toEqual([])
  expect(links(feed("/static/a/plan é.webp"))).toEqual([
    { rel: "enclosure", type: "image/webp", length: 5210, href: "https://g30.example/static/a/plan%20%C3%A9.webp" },
  ])
  expect(xmlFaults("atom", [feed("/static/a/plan.webp")])).toEqual([null])
})

test("feeds hold the newest twenty, keep their ids, and are valid Atom, also without entries", () => {
  const items = [...basics, ...Array.from({ length: 25 }, (_, index) => fieldsOf(publication(index + 1))).flat()]
  expect(feedAt(items, "/publications/feed.xml").feed.entries).toHaveLength(20)
  const files = feedsOf(items, site)
  expect([...files.keys()]).toEqual(
    ["", "/fr", "/nl"].flatMap((prefix) => [
      `${prefix}/publications/feed.xml`,
      `${prefix}/actions-projects/feed.xml`,
      `${prefix}/publications/tag/fees-contracts/feed.xml`,
    ]),
  )
  const wrong = [...files.values()][0]?.replace(/<id>[^<]*<\/id>/, "") ?? ""
  expect(xmlFaults("atom", [...files.values(), wrong])).toEqual([...Array.from(files, () => null), expect.stringContaining("feed")])
  expect(feedsOf([...items], site)).toEqual(files)
  expect(feedAt(basics, "/publications/feed.xml").feed.updated).toBe("1970-01-01T00:00:00Z")
})

test("a tag has a feed of its publications, which goes with the last of them", () => {
  const others = [8, 9].flatMap((number) => fieldsOf(publication(number, { relationships: {} })))
  const { feed } = feedAt([...basics, ...others, ...fieldsOf(publication(5))], "/fr/publications/tag/fees-contracts/feed.xml")
  expect(feed.title).toEqual({ value: "G30\u00a0: Publications\u00a0: Fees & contracts" })
  expect(feed.entries?.map(({ title }) => title?.value)).toEqual(["Text 5"])
  expect([...feedsOf([...basics, ...others], site).keys()].some((path) => path.includes("/tag/"))).toBe(false)
})

test("a renamed author or tag is renamed in the feed", () => {
  const text = fieldsOf(publication(4))
  expect(feedAt([...basics, ...text], "/publications/feed.xml").text).toContain("Atelier Seuil")
  const renamed = [...fieldsOf({ ...atelier, label: "Atelier Neuf" }), ...fieldsOf(fees), ...text]
  expect(feedAt(renamed, "/publications/feed.xml").feed.entries?.[0]?.authors?.[0]?.name).toBe("Atelier Neuf")
})

test("without the site's address there are no feeds", () => {
  expect(feedsOf([...basics, ...fieldsOf(publication(1))], "")).toEqual(new Map())
})
