import fc from "fast-check"
import { isAlmost } from "#lib/text/almost.ts"

const aWord = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 4, maxLength: 9 })

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
