import municipalities from "#contract/places/municipalities.json"
import { municipalityIn } from "#contract/places/name-in.ts"

test.each([
  ["Ixelles", ["Ixelles", "Ixelles", "Elsene"]],
  ["Luik", ["Liège", "Liège", "Luik"]],
  ["Braine-l'Alleud", ["Braine-l’Alleud", "Braine-l’Alleud", "Eigenbrakel"]],
  ["Paris", ["Paris", "Paris", "Paris"]],
])("%s is called as its readers call it", (name, names) => {
  expect((["en", "fr", "nl"] as const).map((language) => municipalityIn(language, name))).toEqual(names)
})

test("a town abroad keeps its name", () => {
  expect(municipalityIn("nl", "Saint-Gilles", "FR")).toBe("Saint-Gilles")
  expect(municipalityIn("nl", "Saint-Gilles", "BE")).toBe("Sint-Gillis")
})

test("each municipality of Belgium that has several names in the list, but for those of the German language, has one for each language", () => {
  const german = ["Amblève", "Bullange", "La Calamine", "Saint-Vith", "Waimes"]
  const several = municipalities.map(([names]) => String(names).split("/")).filter((names) => names.length > 1)
  const unnamed = several.filter(([first = ""]) => !german.includes(first) && municipalityIn("fr", first) === municipalityIn("nl", first))
  expect(unnamed).toEqual([])
})
