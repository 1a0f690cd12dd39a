import fc from "fast-check"
import { searchDocuments } from "#bench/search-content.ts"
import { packWords, unpackWords } from "../../../../../src/gatsby/content/search/packed-words.ts"
import { makeSearchIndex } from "../../../../../src/gatsby/content/search/search-index.ts"
import { shardsOf } from "../../../../../src/gatsby/content/search/shards.ts"
import { aDocument } from "#support/search.ts"
import type { Searched } from "../../../../../src/gatsby/content/search/searched-item.ts"

const names = fc.stringMatching(/^[a-c]{2,5}$/)
const edit = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  document: fc.option(
    fc.record({
      title: fc.array(names, { maxLength: 4 }).map((words) => words.join(" ")),
      body: fc.array(names, { maxLength: 40 }).map((words) => words.join(" ")),
      langcode: fc.constantFrom("en", "fr", "nl"),
    }),
  ),
})

test("after any edits, the files are those of a first build", () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
      const index = makeSearchIndex("en")
      const documents = new Map<number, Searched>()
      for (const { number, document } of edits) {
        if (document === null) documents.delete(number)
        else documents.set(number, aDocument(number, document))
        const files = index([...documents.values()])
        expect([...files].toSorted()).toEqual([...makeSearchIndex("en")([...documents.values()].toReversed())].toSorted())
      }
    }),
    { numRuns: 60 },
  )
})

test("after edits of a large index, the files are those of a first build too, though words move between files", () => {
  const all = searchDocuments(150)
  const index = makeSearchIndex("en")
  for (const count of [20, 150, 149, 60, 150]) {
    const documents = all.slice(0, count)
    expect([...index(documents)].toSorted()).toEqual([...makeSearchIndex("en")(documents)].toSorted())
  }
})

test("an edit of one text changes few files", () => {
  const [first, ...others] = searchDocuments(300)
  if (first === undefined) throw new Error("There are documents.")
  const index = makeSearchIndex("en")
  const before = index([first, ...others])
  const after = index([
    { ...first, words: packWords(new Map([...unpackWords(first.words), ["another", 7]])), document: ["Another", "/post/a/", "", ""] },
    ...others,
  ])
  const changed = [...after].filter(([address, text]) => before.get(address) !== text).map(([address]) => address)
  // The word's file, that of its ending, the text's, and the root if words moved.
  expect(changed.length).toBeGreaterThanOrEqual(2)
  expect(changed.length).toBeLessThanOrEqual(4)
})

test("the same documents are the same files, and nothing is made", () => {
  const documents = searchDocuments(5)
  const index = makeSearchIndex("en")
  expect(index([...documents])).toBe(index([...documents]))
})

test("words are cut into files of a size, and each word is in the file with the longest name that it begins with", () => {
  fc.assert(
    fc.property(fc.uniqueArray(names, { maxLength: 60 }), (given) => {
      const words = given.toSorted()
      const shards = shardsOf(words, ({ length }) => length, 20)
      expect(shards.flatMap((shard) => shard.words).toSorted()).toEqual(words)
      const all = shards.map(({ name }) => name)
      for (const { name, apart, words: own } of shards) {
        expect(own.join("").length).toBeLessThanOrEqual(20)
        for (const word of own)
          expect(
            all
              .filter((one) => word.startsWith(one))
              .toSorted()
              .at(-1),
          ).toBe(name)
        expect(all).toEqual(expect.arrayContaining([...apart]))
      }
    }),
  )
})
