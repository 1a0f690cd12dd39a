import { resolveAddresses } from "../../../../src/gatsby/content/addresses.ts"
import { collectProblems } from "../../../../src/gatsby/content/build-problems.ts"
import { anEntity } from "#support/build/source-entity.ts"

const fixed = [
  anEntity({ type: "node--page", number: 1, alias: "/home" }),
  anEntity({ type: "node--page", number: 2, alias: "/about-us" }),
  anEntity({ type: "node--page", number: 3, alias: "/legal" }),
]

function resolve(...entities: Parameters<typeof resolveAddresses>[0]) {
  const problems = collectProblems()
  const paths = resolveAddresses([...fixed, ...entities], problems)
  return {
    paths: entities.map((entity) => paths.get(entity)),
    problems: problems.all().map(({ item, what, todo }) => `${item}: ${what} ${todo}`),
  }
}

test("an alias becomes the public path with its trailing slash", () => {
  expect(resolve(anEntity({ alias: "/post/ten-points" })).paths).toEqual(["/post/ten-points/"])
})

test("an item without an alias is left out, and named with what to do", () => {
  const { paths, problems } = resolve(anEntity({ number: 203, label: "Beyond", alias: null }))
  expect(paths).toEqual([undefined])
  expect(problems).toEqual(["Publication 203 “Beyond”: it has no address. Give it one, such as /post/a-short-name."])
})

test("of two items with one alias the older keeps it, and the other is named", () => {
  const { paths, problems } = resolve(
    anEntity({ number: 9, label: "Newer", alias: "/post/a" }),
    anEntity({ number: 8, label: "Older", alias: "/post/a" }),
  )
  expect(paths).toEqual([undefined, "/post/a/"])
  expect(problems).toEqual([
    "Publication 9 “Newer”: its address /post/a/ is already that of Publication 8 “Older”. Give one of the two another address.",
  ])
})

test.each([
  ["node--page", "/members"],
  ["node--page", "/Admin"],
  ["node--page", "/404"],
  ["node--article", "/post/create"],
  ["node--agenda", "/agenda/calendar.ics"],
  ["node--member", "/members/in"],
  ["node--member", "/members/directory.json"],
] as const)("an item (%s) can't have the address %s, which belongs to a part of the site", (type, alias) => {
  const { paths, problems } = resolve(anEntity({ type, number: 7, alias }))
  expect(paths).toEqual([undefined])
  expect(problems).toEqual([expect.stringContaining("belongs to a part of the site")])
})

test.each(["/post/../admin", "/post/a b", "/post/<x>", "/post/.."])("%s can't be an address", (alias) => {
  expect(resolve(anEntity({ alias })).problems).toEqual([expect.stringMatching(/can't be one|doesn't start with/)])
})

test("an alias of another form falls back to its last part, and is named", () => {
  const { paths, problems } = resolve(anEntity({ alias: "/news/a" }))
  expect(paths).toEqual(["/post/a/"])
  expect(problems).toEqual([expect.stringContaining("Change it to /post/a.")])
})

test("a missing page that the site links to is named", () => {
  const problems = collectProblems()
  resolveAddresses([], problems)
  expect(problems.all().map(({ item }) => item)).toEqual(["Page /about-us", "Page /legal", "Page /home"])
})
