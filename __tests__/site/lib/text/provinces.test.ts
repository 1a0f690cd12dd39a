import { provinceOf } from "#lib/text/provinces.ts"

test.each([
  ["1000", null],
  ["1299", null],
  ["1300", "Walloon Brabant"],
  ["1499", "Walloon Brabant"],
  ["1500", "Flemish Brabant"],
  ["1999", "Flemish Brabant"],
  ["2000", "Antwerp"],
  ["2999", "Antwerp"],
  ["3000", "Flemish Brabant"],
  ["3499", "Flemish Brabant"],
  ["3500", "Limburg"],
  ["3999", "Limburg"],
  ["4000", "Liège"],
  ["4999", "Liège"],
  ["5000", "Namur"],
  ["5999", "Namur"],
  ["6000", "Hainaut"],
  ["6599", "Hainaut"],
  ["6600", "Luxembourg"],
  ["6999", "Luxembourg"],
  ["7000", "Hainaut"],
  ["7999", "Hainaut"],
  ["8000", "West Flanders"],
  ["8999", "West Flanders"],
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
