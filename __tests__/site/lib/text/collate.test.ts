import { byName, fold } from "#lib/text/collate.ts"

test("texts are compared without case and accents", () => {
  expect(fold("Équerre, Liège, Ærø")).toBe("equerre, liege, ærø")
})

test("names stand in the order of the alphabet, accents aside and numbers by size", () => {
  expect(["Wijk", "Élan", "ouvroir 12", "Ouvroir 7", "Eden"].toSorted(byName)).toEqual(["Eden", "Élan", "Ouvroir 7", "ouvroir 12", "Wijk"])
})
