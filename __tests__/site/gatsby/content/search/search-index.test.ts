import fc from "fast-check"
import { searchDocuments } from "#support/search-content.ts"
import { nameFor } from "#lib/search/format.ts"
import { cut, searchIndex } from "../../../../../src/gatsby/content/search/search-index.ts"

test("the files don't depend on the order of the documents", () => {
  const documents = searchDocuments(150)
  expect([...searchIndex("en", documents)].toSorted()).toEqual([...searchIndex("en", documents.toReversed())].toSorted())
})

test("an edit of one text changes few files", () => {
  const [first, ...others] = searchDocuments(300)
  if (first === undefined) throw new Error("There are documents.")
  const before = searchIndex("en", [first, ...others])
  const words = first.words.map((some, weight) => (weight === 7 ? [...some, "another"] : some))
  const after = searchIndex("en", [{ ...first, words, text: "[]" }, ...others])
  const changedFiles = [...after].filter(([address, text]) => before.get(address) !== text)
  // The word's file, that of its ending, the text's, and the root if words moved.
  expect(changedFiles.length).toBeGreaterThanOrEqual(3)
  expect(changedFiles.length).toBeLessThanOrEqual(4)
})

const letters = fc.stringMatching(/^[a-c]{2,5}$/)

test("words are cut into files of a size, and each word is in the one file whose name it begins with", () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 60 }), (words) => {
      const files = cut(words.toSorted(), ({ length }) => 1500 * length)
      const names = files.map(([name]) => name)
      expect(files.flatMap(([, part]) => part).toSorted()).toEqual(words.toSorted())
      for (const [name, part] of files) {
        expect(part.join("").length).toBeLessThanOrEqual(16)
        for (const word of part) {
          expect(nameFor(word, names)).toBe(name)
          expect(names.filter((other) => `${word} `.startsWith(other))).toHaveLength(1)
        }
      }
    }),
  )
})
