import fc from "fast-check"
import { isAlmost, isOneEdit } from "#lib/text/almost.ts"

const aWord = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 4, maxLength: 9 })

/** The number of edits by the textbook's table. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, at) => (row === 0 ? at : at === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swap = isSwap && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity
      rows[row]?.splice(column, 1, Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost, swap))
    }
  return at(one.length, other.length)
}

test("one letter added, left out, wrong or swapped with the next is one edit, and nothing else is", () => {
  fc.assert(
    fc.property(aWord, aWord, (one, other) => {
      expect(isOneEdit(one, other)).toBe(distance(one, other) <= 1)
    }),
    { numRuns: 2000 },
  )
})

test("each single edit of a word is almost that word", () => {
  fc.assert(
    fc.property(aWord, fc.nat(), fc.constantFrom("x", "y"), (word, place, letter) => {
      const at = place % word.length
      const edits = [
        word.slice(0, at) + letter + word.slice(at),
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + letter + word.slice(at + 1),
        word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
      ]
      for (const edit of edits) expect(isAlmost(edit, word)).toBe(true)
    }),
  )
})

test("the beginning of a long word may have a wrong letter too", () => {
  expect(isAlmost("arkitec", "architecten")).toBe(false)
  expect(isAlmost("shcool", "schoolgebouwen")).toBe(true)
  expect(isAlmost("gemt", "gentbrugge")).toBe(false)
})

test("a short word is almost no other", () => {
  expect(isAlmost("gand", "and")).toBe(false)
})
