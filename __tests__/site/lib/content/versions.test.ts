import { defaultVersion, isList, versionsOf, waysFrom, type Version } from "#lib/content/versions.ts"

const at = (pathname: string, pageContext: object, data?: unknown) => ({ location: { pathname }, pageContext, data })
const translations: readonly Version[] = [
  { language: "en", path: "/en/x/", isOriginal: false },
  { language: "fr", path: "/fr/x/", isOriginal: true },
]
const translated = { publication: { title: "Title", translations } }

test("the site's own pages and screens are there in each language", () => {
  expect(versionsOf(at("/fr/members/", { language: "fr" }))).toEqual([
    { language: "en", path: "/members/" },
    { language: "fr", path: "/fr/members/" },
    { language: "nl", path: "/nl/members/" },
  ])
  expect(versionsOf(at("/nl/post/12/edit/", { language: "nl" })).map(({ path }) => path)).toEqual([
    "/post/12/edit/",
    "/fr/post/12/edit/",
    "/nl/post/12/edit/",
  ])
})

test("an item has a page for each of its translations", () => {
  expect(versionsOf(at("/x/", { id: "1" }, translated))).toEqual(translations)
  expect(versionsOf(at("/fr/x/", { id: "1" }, { publication: { title: "Title" } }))).toEqual([{ language: "fr", path: "/fr/x/" }])
  expect(versionsOf(at("/x/", { id: "1" }, { publication: null }))).toEqual([{ language: "en", path: "/x/" }])
  const odd = { publication: { translations: [null, { language: "de", path: "/de/" }, { language: "nl", path: "/nl/x/" }] } }
  expect(versionsOf(at("/x/", { id: "1" }, odd))).toEqual([{ language: "nl", path: "/nl/x/", isOriginal: false }])
})

test("the not-found page is no version of anything, and leads home", () => {
  const page = at("/fr/members/nobody/", { language: "fr", isMissing: true })
  expect(versionsOf(page)).toEqual([])
  expect(waysFrom(page)).toEqual([
    { language: "en", path: "/", isSame: false },
    { language: "fr", path: "/fr/", isSame: false },
    { language: "nl", path: "/nl/", isSame: false },
  ])
})

test.each([
  ["/post/x/", "/nl/publications/#not-translated"],
  ["/about-us/", "/nl/#not-translated"],
  ["/members/x/", "/nl/members/#not-translated"],
  ["/action-project/x/", "/nl/actions-projects/#not-translated"],
  ["/agenda/x/", "/nl/agenda/#not-translated"],
])("where %s has no translation, the way leads to the nearest list, which says so", (path, list) => {
  const [english, , dutch] = waysFrom(at(path, { id: "1", language: "en" }, {}))
  expect(english).toEqual({ language: "en", path, isSame: true })
  expect(dutch).toEqual({ language: "nl", path: list, isSame: false })
  expect(isList(list.replace(/#.*/, ""))).toBe(true)
})

test("readers of other languages get English, else the original, else the first version", () => {
  const french = { language: "fr", path: "/fr/x/" } as const
  const dutch = { language: "nl", path: "/nl/x/" } as const
  expect(defaultVersion(translations)).toBe("/en/x/")
  expect(defaultVersion([french, { ...dutch, isOriginal: true }])).toBe("/nl/x/")
  expect(defaultVersion([french, dutch])).toBe("/fr/x/")
})
