import { isPlaceName, placeCalled, placeNameIn, placeNames } from "#features/members/near/municipality-search.ts"

test.each([
  ["ghent", "Ghent"],
  ["luttich", "Lüttich"],
  ["Antwerp ", "Antwerp"],
])("%s is a municipality in one of its languages", (typed, name) => {
  expect(placeCalled(typed)?.name).toBe(name)
})

test("all names of a municipality find the same place", () => {
  const places = ["Gent", "Gand", "Ghent"].map((name) => placeCalled(name))
  for (const place of places) expect(place).toMatchObject({ latitude: places[0]?.latitude, longitude: places[0]?.longitude })
})

test.each([
  ["Antwer", "Antwerp"],
  ["Kortrik", "Kortrijk"],
  ["Gnet", "Gent"],
])("the misspelt name %s finds %s", (typed, name) => {
  expect(placeCalled(typed)?.name).toBe(name)
})

test.each(["", "  ", "Paris", "Gx", "xyzzy"])("“%s” finds no municipality", (typed) => {
  expect(placeCalled(typed)).toBeNull()
})

test("each name is offered once, in alphabetical order", () => {
  const names = placeNames
  expect(new Set(names).size).toBe(names.length)
  expect(names.indexOf("Gent")).toBeLessThan(names.indexOf("Ghent"))
  expect(names.length).toBeGreaterThan(560)
  expect([isPlaceName("Gent"), isPlaceName("Gen")]).toEqual([true, false])
})

test("the longest name in a question is its place", () => {
  expect(placeNameIn("an architect near ghent who does schools")).toEqual({ name: "Ghent", rest: "an architect near who does schools" })
  expect(placeNameIn("école à la louvière")).toEqual({ name: "La Louvière", rest: "école à" })
  expect(placeNameIn("villers la ville")).toEqual({ name: "Villers-la-Ville", rest: "" })
  expect(placeNameIn("Durbuy")).toEqual({ name: "Durbuy", rest: "" })
  expect([placeNameIn("as good as new"), placeNameIn("schools"), placeNameIn("")]).toEqual([null, null, null])
})
