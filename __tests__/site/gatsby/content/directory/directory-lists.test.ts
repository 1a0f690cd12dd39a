import { metCriteria } from "../../../../../src/gatsby/content/directory/criteria.ts"
import { directoryLists, perPage } from "../../../../../src/gatsby/content/directory/directory-lists.ts"
import type { Langcode } from "#contract/fields.ts"
import { setBuildLanguage } from "../../../../../src/lib/strings/all.ts"
import { aListedMember } from "#support/listed-members.ts"

const names = { en: "Schools", fr: "Écoles", nl: "Scholen" } as const

function directoryIn(language: Langcode, count: number) {
  setBuildLanguage(language)
  const members = Array.from({ length: count }, (_, index) => ({
    id: `${language}-${index}`,
    specialityIds: ["schools"],
    member: aListedMember({
      ...{ title: `Office ${index}`, languages: ["fr"], specialities: [{ name: names[language], langcode: language, otherNames: null }] },
      ...(index === 0 ? { region: "BE-VLG", province: "BE-VOV" } : {}),
    }),
  }))
  const directory = { language, members, met: metCriteria(members), version: "1" }
  setBuildLanguage("en")
  return directory
}

function listsOf(count: number) {
  const all = (["en", "fr", "nl"] as const).map((language) => directoryIn(language, count))
  return new Map(directoryLists(all).map(({ fields }) => [String(fields.path), fields]))
}

test("each value of a criterion has a page, which is there in each language", () => {
  const lists = listsOf(2)
  expect([...lists.keys()].filter((path) => path.startsWith("/members/"))).toEqual([
    "/members/",
    "/members/in/brussels-capital/",
    "/members/in/flanders/",
    "/members/in/east-flanders/",
    "/members/for/schools/",
    "/members/speaking/french/",
  ])
  expect(lists.get("/fr/members/for/ecoles/")).toMatchObject({ name: "Écoles", count: 2, isWhole: false, filters: [] })
  expect(lists.get("/nl/members/in/oost-vlaanderen/")).toMatchObject({
    members: ["nl-0"],
    translations: [
      { language: "en", path: "/members/in/east-flanders/" },
      { language: "fr", path: "/fr/members/in/flandre-orientale/" },
      { language: "nl", path: "/nl/members/in/oost-vlaanderen/" },
    ],
  })
})

test("the page of all members alone has the choices, with their counts", () => {
  const { filters } = listsOf(2).get("/members/") ?? {}
  expect(filters).toEqual(expect.arrayContaining([expect.objectContaining({ criterion: "province", value: "BE-VOV", count: 1 })]))
  expect(filters).toEqual(expect.arrayContaining([expect.objectContaining({ criterion: "speciality", value: "Schools", count: 2 })]))
})

test("a long list has further pages, in each language the same", () => {
  const lists = listsOf(perPage + 1)
  const pages = ["/members/", "/members/page/2/"]
  expect(lists.get("/members/")).toMatchObject({ page: 1, pages, count: perPage + 1, isWhole: true })
  expect(lists.get("/members/page/2/")).toMatchObject({ page: 2, pages, members: [`en-${perPage}`], isWhole: false, filters: [] })
  expect(lists.get("/fr/members/speaking/francais/page/2/")?.translations).toEqual([
    { language: "en", path: "/members/speaking/french/page/2/", isOriginal: false },
    { language: "fr", path: "/fr/members/speaking/francais/page/2/", isOriginal: false },
    { language: "nl", path: "/nl/members/speaking/frans/page/2/", isOriginal: false },
  ])
})
