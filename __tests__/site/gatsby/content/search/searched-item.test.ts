import { anEntity } from "#support/build/source-entity.ts"
import type { Entity } from "../../../../../src/gatsby/content/source-entity.ts"
import { itemFields, type Placement } from "../../../../../src/gatsby/content/item-fields.ts"
import { itemsOf } from "../../../../../src/gatsby/content/items.ts"
import { searchedItem, type SearchDocument } from "../../../../../src/gatsby/content/search/searched-item.ts"
import { setBuildLanguage } from "../../../../../src/lib/strings/all.ts"

const wordsOf = (searched: SearchDocument | null) => searched?.words.flat() ?? []
const documentOf = (searched: SearchDocument | null): unknown => JSON.parse(searched?.text ?? "null")

const lookups = { nodeId: () => undefined, file: () => undefined, fetchedFile: () => undefined, linkTarget: () => null }

function fieldsOf(translations: readonly Entity[], placement: Partial<Placement> = {}) {
  setBuildLanguage(placement.language ?? "en")
  const [item] = itemsOf(translations).values()
  if (item === undefined) throw new Error("There is an item.")
  return itemFields(
    { item, language: "en", path: "/members/studio-north/", pages: [], fixed: null, related: null, sources: [], ...placement },
    lookups,
    undefined,
  )
}

const member = anEntity({
  type: "node--member",
  number: 7,
  label: "Studio North",
  attributes: {
    body: { processed: "<h2>Schools</h2><p>Light<sup>1</sup> and <em>air</em>.</p><ul><li>One</li><li>Two</li></ul>", summary: "" },
    field_locality: "Gent",
    field_postal_code: "9000",
    field_region: "BE-VLG",
    field_languages: ["fr"],
    field_phone: "+32 2 555 55 55",
    field_mail: "hidden@example.org",
    field_show_phone: true,
    field_people: [{ name: "An Peeters", role: "Partner" }],
  },
  relationships: { field_specialities: [{ id: "housing", meta: {} }] },
})

test("a member is found by its name, places in all languages, people, specialities and languages", () => {
  const searched = searchedItem(fieldsOf([member]), new Map([["housing", "Housing"]]))
  expect(searched).toMatchObject({ number: 7, kind: "member", langcode: "en" })
  const words = "studio gent gand ghent flanders 9000 peeters housing french architect schools one two"
  expect(wordsOf(searched)).toEqual(expect.arrayContaining(words.split(" ")))
  expect(documentOf(searched)).toEqual(["Studio North", "/members/studio-north/", "Ghent · Housing. Schools Light and air. One Two", ""])
})

test("phone and mail are never in the index, not even if visitors see them", () => {
  const searched = searchedItem(fieldsOf([member]), new Map())
  expect(JSON.stringify([wordsOf(searched), searched?.text])).not.toMatch(/555|hidden|example/)
})

test("a text without a translation is as its readers see it, and found by its titles in other languages", () => {
  const [fr, nl] = (["fr", "nl"] as const).map((langcode) =>
    anEntity({
      number: 3,
      langcode,
      language: langcode,
      isOriginal: langcode === "fr",
      label: langcode === "fr" ? "Honoraires" : "Erelonen",
    }),
  )
  const fields = fieldsOf(
    [fr, nl].flatMap((one) => one ?? []),
    { path: "/fr/post/honoraires/" },
  )
  const searched = searchedItem(fields, new Map())
  expect(searched).toMatchObject({ kind: "publication", langcode: "fr" })
  expect(documentOf(searched)).toEqual(["Honoraires", "/fr/post/honoraires/", "", ""])
  expect(searched?.words[5]).toContain("erelonen")
})

test("a search result is the same object until its item or a shown name changes", () => {
  const fields = fieldsOf([member])
  const labelled = (label: string) => new Map([["housing", label]])
  const first = searchedItem(fields, labelled("Housing"))
  expect(searchedItem(fields, labelled("Housing"))).toBe(first)
  expect(searchedItem(fields, labelled("Offices"))).not.toBe(first)
})

test("an item without a page is left out of the search, and the start page is found at its address", () => {
  expect(searchedItem(fieldsOf([anEntity()], { path: undefined }), new Map())).toBeNull()
  const home = fieldsOf([anEntity({ type: "node--page", label: "Home" })], { path: "/fr/accueil/", fixed: "/home" })
  expect(documentOf(searchedItem(home, new Map()))).toContain("/fr/")
})
