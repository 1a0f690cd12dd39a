import { otherPlaceNames } from "#gatsby/content/place-names.ts"

const at = (locality: string | null, postalCode: string | null = null, region: string | null = null) =>
  otherPlaceNames({ locality, postalCode, region })

test.each([
  ["Ghent", "Gent Gand"],
  ["Gent", "Ghent Gand"],
  ["gand", "Ghent Gent"],
  ["Antwerp", "Antwerpen Anvers"],
  ["Bruges", "Brugge"],
  ["Liège", "Lüttich Luik"],
  ["Namur", "Namen"],
  ["Ixelles", "Elsene"],
  ["Forest", "Vorst"],
])("a member in %s is found by %s too", (locality, names) => {
  expect(at(locality)?.split(" ").toSorted()).toEqual(names.split(" ").toSorted())
})

test.each(["Charleroi", "Hasselt", "Atlantis", "", null])("a place without other names (%p) adds no words", (locality) => {
  expect(at(locality)).toBeNull()
})

test("a name that the others hold is left out", () => {
  expect(at("Brussels")).toBe("Bruxelles")
  expect(at("Molenbeek-Saint-Jean")).toBe("Sint-Jans-Molenbeek")
  expect(at("Watermael-Boitsfort")).toBe("Watermaal-Bosvoorde")
})

test("a member is found by the names of the city that its region or its province is called after", () => {
  expect(at("Etterbeek", "1040", "BE-BRU")).toBe("Bruxelles Brussels")
  expect(at("Turnhout", "2300", "BE-VLG")).toBe("Antwerpen Anvers")
  expect(at("Dinant", "5500", "BE-WAL")).toBe("Namen")
  expect(at("Hasselt", "3500", "BE-VLG")).toBeNull()
})
