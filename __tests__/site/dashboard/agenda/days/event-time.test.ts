import { clockTimeOf, durationBetween, momentWords, storedClockTime } from "#dashboard/agenda/days/event-time.ts"
import { parseDay } from "#contract/agenda/days.ts"
import { dayWords } from "#dashboard/agenda/days/words.ts"
import { shortDate } from "#lib/text/moments.ts"
import { setBuildLanguage } from "#lib/strings/all.ts"

test("a time is stored with the offset of its day in Brussels", () => {
  expect(storedClockTime({ date: "2026-07-04", time: "12:00" }, false)).toBe("2026-07-04T12:00:00+02:00")
  expect(storedClockTime({ date: "2026-12-04", time: "12:00" }, false)).toBe("2026-12-04T12:00:00+01:00")
  expect(storedClockTime({ date: "2026-12-04", time: "12:00" }, true)).toBe("2026-12-04")
  expect(storedClockTime({ date: "2026-03-29", time: "02:30" }, false)).toBe("2026-03-29T02:30")
})

test("a time with any offset is shown in Brussels' time, and a half-typed time is kept", () => {
  expect(clockTimeOf("2026-12-04T11:00:00Z")).toEqual({ date: "2026-12-04", time: "12:00" })
  expect(clockTimeOf(storedClockTime({ date: "", time: "12:00" }, false))).toEqual({ date: "", time: "12:00" })
  expect(clockTimeOf(storedClockTime({ date: "2026-12-04", time: "" }, false))).toEqual({ date: "2026-12-04", time: "" })
  expect(storedClockTime({ date: "", time: "" }, false)).toBe("")
})

test("a moment has the clock and the first day of the month of the reader's language", () => {
  setBuildLanguage("fr")
  expect(momentWords("2026-12-04T17:00:00Z")).toMatch(/2026, 18\sh$/)
  expect([dayWords(parseDay("2026-12-01"), parseDay("2026-12-31")), shortDate("2026-12-21")]).toEqual([
    "mardi 1er décembre",
    "21 déc. 2026",
  ])
})

test("a move is measured on the clock, whatever the clocks do between", () => {
  const [before, after] = ["2026-10-24T19:00:00+02:00", "2026-10-26T19:00:00+01:00"]
  expect(durationBetween(before, after)).toBe(2 * 24 * 60)
  expect(durationBetween(before, "2026-10-26T")).toBeNull()
})
