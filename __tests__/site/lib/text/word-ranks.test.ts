import { rankTexts, distinctWords } from "#lib/text/word-ranks.ts"

const texts = ["Atelier Équerre 4000 Liège Housing", "Gentse School 9000 Gent Gand", "Genk Basisschool", "Obligé 1000 Bruxelles"]
const index = texts.map(distinctWords)
const ranksOf = (text: string, ignored: readonly string[] = []) => {
  const ranks = rankTexts(index, text, new Set(ignored))
  return [0, 1, 2].flatMap((rank) => texts.filter((_, position) => ranks[position] === rank))
}
const [equerre, gent, genk, oblige] = texts

test.each(["equerre", "LIÈGE", "liege", "  housing ", "hous equ", "4000 atelier"])("%p finds the text that has its words", (text) => {
  expect(ranksOf(text)).toEqual([equerre])
})

test("every word must occur, and no word finds all", () => {
  expect(ranksOf("equerre gent")).toEqual([])
  expect(ranksOf("  ")).toEqual(texts)
})

test("the beginning of a word comes before the inside of one", () => {
  expect(ranksOf("school")).toEqual([gent, genk])
})

test("a word with one wrong letter is found, unless a text has it as it is", () => {
  expect(ranksOf("brxuelles")).toEqual([oblige])
  expect(ranksOf("gent")).toEqual([gent])
  expect(ranksOf("ghent")).toEqual([gent])
  expect(ranksOf("9001")).toEqual([])
})

test("a word that is only inside of others may have been meant with another letter", () => {
  expect(ranksOf("lige")).toEqual([oblige, equerre])
})

test("words that no text has together may have a wrong letter each", () => {
  // "Gent" is known, and not with this word.
  expect(ranksOf("gent basisschool")).toEqual([genk])
})

test("words that say nothing are left out, unless there are no others", () => {
  expect(ranksOf("an atelier in liège", ["an", "in"])).toEqual([equerre])
  expect(ranksOf("atelier", ["atelier"])).toEqual([equerre])
})
