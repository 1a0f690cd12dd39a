import { weekStartFor, weekStarts } from "#dashboard/agenda/days/week-start.ts"

const regions = Object.keys(weekStarts)
const startingOn = (day: number) => regions.filter((region) => weekStarts[region] === day).toSorted()

/** The regions that the association names, and others of the Unicode data. */
test.each([
  [0, ["US", "CA", "JP", "BR", "IN"]],
  [6, ["EG", "IR", "DZ", "IQ", "JO", "KW", "LY", "OM", "QA", "SD", "SY", "BH", "AE", "AF", "DJ"]],
  [5, ["BD", "MV"]],
  [1, ["BE", "FR", "NL", "DE", "GB", "AU", "CN"]],
])("the week begins on day %i in %j", (day, named) => {
  for (const region of named) expect(weekStartFor([`en-${region}`])).toBe(day)
})

test("no region is in two lists, and the table can't be changed", () => {
  expect(startingOn(0).length + startingOn(5).length + startingOn(6).length).toBe(new Set(regions).size)
  expect(startingOn(5)).toEqual(["BD", "MV"])
  expect(Object.isFrozen(weekStarts)).toBe(true)
})

test("the region is that of the first language that names one, else Belgium's", () => {
  expect(weekStartFor(["en", "en-US", "fr-BE"])).toBe(0)
  expect(weekStartFor(["nl"])).toBe(1)
  expect(weekStartFor(["ar-Arab-EG-u-nu-latn"])).toBe(6)
  expect(weekStartFor(["not a language!", "en-CA"])).toBe(0)
  expect(weekStartFor(["en-constructor"])).toBe(1)
})

test("the table agrees with the Unicode data of this Node, but for two regions that the association sets", () => {
  const own = ["BD", "AE"]
  const info = (region: string): number => {
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
      weekInfo?: { firstDay: number }
      getWeekInfo?: () => { firstDay: number }
    }
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? Number.NaN
  }
  for (const region of regions.filter((each) => !own.includes(each)))
    expect([region, info(region) % 7]).toEqual([region, weekStarts[region]])
})
