import { byName, fold } from "#lib/text/collate.ts"

test("texts are compared without case and accents", () => {
  expect(fold("Équerre, Liège, Ærø")).toBe("equerre, liege, ærø")
})

test("names are in alphabetical order without regard to accents, numbers by size", () => {
  expect(["Wijk", "Élan", "ouvroir 12", "Ouvroir 7", "Eden"].toSorted(byName)).toEqual(["Eden", "Élan", "Ouvroir 7", "ouvroir 12", "Wijk"])
})
