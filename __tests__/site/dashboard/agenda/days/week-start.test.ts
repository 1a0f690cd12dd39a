import { weekStartFor } from "#dashboard/agenda/days/week-start.ts"

/** The regions that the association names, and others of the Unicode data. */
test.each([
  [0, ["US", "CA", "JP", "BR", "IN"]],
  [6, ["EG", "IR", "DZ", "IQ", "JO", "KW", "LY", "OM", "QA", "SD", "SY", "BH", "AE", "AF", "DJ"]],
  [5, ["BD", "MV"]],
  [1, ["BE", "FR", "NL", "DE", "GB", "AU", "CN"]],
])("the week begins on day %i in %j", (day, named) => {
  for (const region of named) expect(weekStartFor([`en-${region}`])).toBe(day)
})

test("the region is that of the first language that names one, else Belgium's", () => {
  expect(weekStartFor(["en", "en-US", "fr-BE"])).toBe(0)
  expect(weekStartFor(["nl"])).toBe(1)
  expect(weekStartFor(["ar-Arab-EG-u-nu-latn"])).toBe(6)
  expect(weekStartFor(["not a language!", "en-CA"])).toBe(0)
  expect(weekStartFor(["en-constructor"])).toBe(1)
})
