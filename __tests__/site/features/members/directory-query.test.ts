import {
  activeCriteria,
  emptyQuery,
  fromSearch,
  matches,
  obstacle,
  toSearch,
  type DirectoryEntry,
} from "#features/members/directory-query.ts"

const aMember = (entry: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  words: "Atelier Équerre 4000 Liège Wallonia Housing",
  region: "BE-WAL",
  specialities: ["Housing"],
  languages: ["fr"],
  ...entry,
})
const ask = (query: Partial<typeof emptyQuery>) => ({ ...emptyQuery, ...query })
const everything = () => true

test.each(["equerre", "LIÈGE", "liege", "  housing ", "hous equ", "4000 atelier", ""])("a search for %p finds the member", (text) => {
  expect(matches(aMember(), ask({ text }))).toBe(true)
})

test.each(["lighthouse", "equerre ghent"])("a search for %p finds nothing: every word must occur", (text) => {
  expect(matches(aMember(), ask({ text }))).toBe(false)
})

test("region, speciality, language and text must all be met", () => {
  const query = { text: "liege", region: "BE-WAL", speciality: "Housing", language: "fr" }
  expect(matches(aMember(), query)).toBe(true)
  expect(matches(aMember({ region: "BE-VLG" }), query)).toBe(false)
  expect(matches(aMember({ region: null }), query)).toBe(false)
  expect(matches(aMember({ specialities: ["Timber"] }), query)).toBe(false)
  expect(matches(aMember({ languages: [] }), query)).toBe(false)
})

test("where nobody matches, the criterion that keeps most members away is the one to drop", () => {
  const members = [aMember(), aMember(), aMember({ region: "BE-VLG", languages: ["nl"] })]
  expect(obstacle(members, ask({ text: "lighthouse", region: "BE-WAL" }))).toEqual({ criterion: "text", count: 2 })
  expect(obstacle(members, ask({ region: "BE-VLG", language: "fr" }))).toEqual({ criterion: "region", count: 2 })
})

test("where no single criterion is to blame, none is named", () => {
  expect(obstacle([aMember()], ask({ text: "lighthouse", region: "BE-VLG" }))).toBeNull()
})

test("the address keeps the query, and only what it asks", () => {
  const query = ask({ text: "Sint-Jans & co", region: "BE-VLG" })
  expect(toSearch(query)).toBe("?q=Sint-Jans+%26+co&region=BE-VLG")
  expect(fromSearch(toSearch(query), everything)).toEqual(query)
  expect(toSearch(emptyQuery)).toBe("")
  expect(toSearch(ask({ text: "   " }))).toBe("")
})

test("an address that asks for what there is not shows members all the same", () => {
  expect(fromSearch("?region=BE-XYZ&q=a&page=3", (_, value) => value === "BE-VLG")).toEqual(ask({ text: "a" }))
})

test("only criteria that ask for something are active", () => {
  expect(activeCriteria(ask({ text: " ", language: "nl" }))).toEqual(["language"])
})
