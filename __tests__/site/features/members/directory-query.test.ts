import { activeCriteria, emptyQuery, fromSearch, toSearch } from "#features/members/directory-query.ts"

const ask = (query: Partial<typeof emptyQuery>) => ({ ...emptyQuery, ...query })
const everything = (_: string, value: string) => value

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
