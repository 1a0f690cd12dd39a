import { fromSeconds, isDay, toSeconds, withOffset, withoutOffset } from "#contract/agenda/brussels.ts"

test.each([
  ["in winter", "2026-01-06T18:00", "2026-01-06T18:00:00+01:00"],
  ["in summer", "2026-09-09T14:00", "2026-09-09T14:00:00+02:00"],
  ["before the clocks go forward", "2027-03-28T01:59", "2027-03-28T01:59:00+01:00"],
  ["after they went forward", "2027-03-28T03:00", "2027-03-28T03:00:00+02:00"],
  ["in the hour that is there twice, the first", "2026-10-25T02:30", "2026-10-25T02:30:00+02:00"],
  ["after it", "2026-10-25T03:00", "2026-10-25T03:00:00+01:00"],
])("a local time %s has the offset of that day", (_when, local, time) => {
  expect(withOffset(local)).toBe(time)
  expect(withoutOffset(time)).toBe(local)
})

test("an hour that the clocks skip and a day outside the calendar are not times", () => {
  expect(withOffset("2027-03-28T02:30")).toBeNull()
  expect(withOffset("2026-02-30T10:00")).toBeNull()
  expect(withOffset("tomorrow")).toBeNull()
})

test("a time that Brussels would write otherwise stays as it is", () => {
  expect(withoutOffset("2026-10-25T02:30:00+01:00")).toBeNull()
  expect(withoutOffset("2026-06-01T10:00:00Z")).toBeNull()
  expect(withoutOffset("2026-06-01T10:00:30+02:00")).toBeNull()
})

test("Unix seconds and RFC 3339 convert into each other", () => {
  expect(fromSeconds(1_781_766_000)).toBe("2026-06-18T09:00:00+02:00")
  expect(toSeconds("2026-06-18T09:00:00+02:00")).toBe(1_781_766_000)
  expect(toSeconds("2026-06-18T09:00")).toBeNull()
})

test("a day that the calendar doesn't have isn't a day", () => {
  expect(["2026-02-28", "2028-02-29", "2026-02-29", "2026-2-1"].map(isDay)).toEqual([true, true, false, false])
})
