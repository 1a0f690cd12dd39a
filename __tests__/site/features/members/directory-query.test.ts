import {
  activeCriteria,
  emptyQuery,
  fromSearch,
  matches,
  obstacleOf,
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
const everything = (_: string, value: string) => value

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

test("the obstacle of a search without results is the criterion that excludes most members", () => {
  const members = [aMember(), aMember(), aMember({ region: "BE-VLG", languages: ["nl"] })]
  expect(obstacleOf(members, ask({ text: "lighthouse", region: "BE-WAL" }))).toEqual({ criterion: "text", count: 2 })
  expect(obstacleOf(members, ask({ region: "BE-VLG", language: "fr" }))).toEqual({ criterion: "region", count: 2 })
})

test("where two criteria exclude all members, there is no obstacle", () => {
  expect(obstacleOf([aMember()], ask({ text: "lighthouse", region: "BE-VLG" }))).toBeNull()
})

test("the address holds the query without its empty criteria", () => {
  const query = ask({ text: "Sint-Jans & co", region: "BE-VLG" })
  expect(toSearch(query)).toBe("?q=Sint-Jans+%26+co&region=BE-VLG")
  expect(fromSearch(toSearch(query), everything)).toEqual(query)
  expect(toSearch(emptyQuery)).toBe("")
  expect(toSearch(ask({ text: "   " }))).toBe("")
})

test("an address with an unknown value still shows members", () => {
  expect(fromSearch("?region=BE-XYZ&q=a&page=3", (_, value) => (value === "BE-XYZ" ? null : value))).toEqual(ask({ text: "a" }))
})

test("only criteria that are not empty are active", () => {
  expect(activeCriteria(ask({ text: " ", language: "nl" }))).toEqual(["language"])
})
