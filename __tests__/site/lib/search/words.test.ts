import { excerptOf, markedParts } from "#lib/search/marked.ts"
import { withoutEnding } from "#lib/search/match.ts"
import { indexedWordsIn } from "#lib/search/words.ts"

test.each([
  ["L’école d’architecture à Liège", ["ecole", "architecture", "liege"]],
  ["De honoraria van het œuvre", ["honoraria", "oeuvre"]],
  ["Fee baro\u00ADmeter 2026, A+", ["fee", "barometer", "2026"]],
  ["the and of", []],
])("the words of “%s” have no case, accents, articles or single letters", (text, words) => {
  expect(indexedWordsIn(text)).toEqual(words)
})

test("a word is cut after 32 letters", () => {
  expect(indexedWordsIn("a".repeat(100))).toEqual(["a".repeat(32)])
})

test("a plural is found by its singular", () => {
  expect(withoutEnding("schools")).toContain("school")
  expect(withoutEnding("woningen")).toContain("woning")
  expect(withoutEnding("is")).toEqual([])
})

test("found words are marked as they are written, with their accents", () => {
  const parts = markedParts("Une École, des écoles", new Set(["ecole", "ecoles"]))
  expect(parts.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(["École", "écoles"])
  expect(parts.map(({ text }) => text).join("")).toBe("Une École, des écoles")
})

test("an excerpt begins near the first found word, at a word", () => {
  const text = `${"before ".repeat(60)}school ${"after ".repeat(60)}`
  const excerpt = excerptOf(text, new Set(["school"]))
  expect(excerpt).toMatch(/^…before .*school after .*…$/)
  expect(excerpt.length).toBeLessThan(230)
  expect(excerptOf("A short text", new Set(["short"]))).toBe("A short text")
})

test("an ellipsis stands only where an excerpt cuts a sentence", () => {
  const some = (words: string) => `${words} `.repeat(20).trim()
  expect(excerptOf(`${"a".repeat(216)}. ${some("later on")}`, new Set())).toBe(`${"a".repeat(216)}.`)
  expect(excerptOf(`${"a".repeat(213)} he said. ${some("later on")}`, new Set())).toBe(`${"a".repeat(213)} he…`)
  expect(excerptOf(`${"a".repeat(200)}. ${"b".repeat(68)} school`, new Set(["school"]))).toBe(`${"b".repeat(68)} school`)
})
