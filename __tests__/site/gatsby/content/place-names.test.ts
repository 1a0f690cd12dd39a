import { setBuildLanguage } from "#lib/strings/all.ts"
import { otherPlaceNames } from "#gatsby/content/place-names.ts"

const at = (locality: string | null, postalCode: string | null = null, region: string | null = null) =>
  otherPlaceNames({ locality, postalCode, region })

test.each([
  ["Ghent", "Gent Gand"],
  ["Liège", "Lüttich Luik"],
  ["Ixelles", "Elsene"],
])("a member in %s is found by %s too", (locality, names) => {
  expect(at(locality)?.split(" ").toSorted()).toEqual(names.split(" ").toSorted())
})

test.each(["Charleroi", "Hasselt", "Atlantis", "", null])("a place without other names (%p) adds no words", (locality) => {
  expect(at(locality)).toBeNull()
})

test("a name that the others hold is left out", () => {
  expect(at("Brussels")).toBe("Bruxelles")
  expect(at("Molenbeek-Saint-Jean")).toBe("Sint-Jans-Molenbeek")
})

/** The words, sorted. A search finds parts of words too. */
const wordsAt = (...place: Parameters<typeof at>) =>
  at(...place)
    ?.split(" ")
    .toSorted()

test("a member is found by the names of its region and province in all languages, and of the city that they are called after", () => {
  expect(wordsAt("Etterbeek", "1040", "BE-BRU")).toEqual(["Brussels", "Bruxelles-Capitale", "Gewest"])
  expect(wordsAt("Turnhout", "2300", "BE-VLG")).toEqual(["Antwerpen", "Anvers", "Flandre", "Vlaanderen"])
  expect(wordsAt("Dinant", "5500", "BE-WAL")).toEqual(["Namen", "Wallonie"])
})

test("on a French page the names are those of the other languages", () => {
  setBuildLanguage("fr")
  expect(wordsAt("Turnhout", "2300", "BE-VLG")).toEqual(["Antwerpen", "Flanders", "Vlaanderen"])
  setBuildLanguage("en")
})
