import { byName } from "#lib/text/collate.ts"

test("names stand in the order of the alphabet, accents aside and numbers by size", () => {
  const names = ["Wijk", "Élan", "ouvroir 12", "Ouvroir 7", "Eden", "Łódź", "Maison", "Ærø"]
  expect(names.toSorted(byName)).toEqual(["Ærø", "Eden", "Élan", "Łódź", "Maison", "Ouvroir 7", "ouvroir 12", "Wijk"])
})
