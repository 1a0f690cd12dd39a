import { provinceOf } from "#lib/text/provinces.ts"

test.each([
  ["1299", null],
  ["1300", "Walloon Brabant"],
  ["1999", "Flemish Brabant"],
  ["2000", "Antwerp"],
  ["3499", "Flemish Brabant"],
  ["3500", "Limburg"],
  ["6599", "Hainaut"],
  ["6600", "Luxembourg"],
  ["9000", "East Flanders"],
  ["9992", "East Flanders"],
])("the postal code %s lies in %s", (postalCode, province) => {
  expect(provinceOf(postalCode)).toBe(province)
})

test.each([null, "", "999", "0999", "75001", "B-1000", "SW1A 1AA"])(
  "%p is no Belgian postal code, and lies in no province",
  (postalCode) => {
    expect(provinceOf(postalCode)).toBeNull()
  },
)
