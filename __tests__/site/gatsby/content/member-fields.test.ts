import { memberFields } from "../../../../src/gatsby/content/member-fields.ts"

const fields = {
  locality: "Gent",
  postalCode: "9000",
  region: "BE-VLG",
  country: "BE",
  latitude: null,
  longitude: null,
  image: null,
  gallery: [],
}

test("a member is where its coordinates say, or else in the middle of its municipality, in Belgium alone", () => {
  const placeOf = (changes: Record<string, unknown>) => memberFields({ ...fields, ...changes }).coordinates
  expect(placeOf({ latitude: 51.05432, longitude: 3.71678 })).toEqual([51.05, 3.72])
  expect(placeOf({ locality: "Gand" })).toEqual(placeOf({}))
  expect(placeOf({})?.[0]).toBeCloseTo(51.05, 1)
  expect(placeOf({ country: null })).toEqual(placeOf({}))
  expect(placeOf({ locality: "Atlantis" })).toBeNull()
  expect(placeOf({ country: "NL", locality: "Hulst" })).toBeNull()
})

test("the picture of a card is the cover, or else the first of the gallery, as far as there is a file", () => {
  const [cover, first, lostPicture] = [{ file: "cover" }, { file: "first" }, { file: null }]
  const workOf = (changes: Record<string, unknown>) => memberFields({ ...fields, ...changes }).work
  expect(workOf({ image: cover, gallery: [first] })).toBe(cover)
  expect(workOf({ gallery: [lostPicture, first] })).toBe(first)
  expect(workOf({ image: lostPicture })).toBeNull()
  expect(workOf({})).toBeNull()
})
