import fc from "fast-check"
import { fold, foldName } from "#contract/fold.ts"

test.each([
  ["Équerre, Liège", "equerre, liege"],
  ["Straße", "strasse"],
  ["Łódź", "lodz"],
  ["Ærø", "aero"],
  ["L’œuvre № 3", "l'oeuvre no 3"],
])("%s is compared as %s", (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test("folding a folded text changes nothing", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => fold(fold(text)) === fold(text)))
})

test("accents distinguish the names of accounts; case and variants of one letter do not", () => {
  expect(foldName("Inès")).not.toBe(foldName("Ines"))
  expect(foldName("\u212Aim")).toBe(foldName("kim"))
})
