import { clockTimeOf, durationBetween, momentWords, storedClockTime } from "#dashboard/agenda/days/event-time.ts"
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

test("a moment has the clock of the reader's language", () => {
  setBuildLanguage("fr")
  expect(momentWords("2026-12-04T17:00:00Z")).toMatch(/2026, 18\sh$/)
})

test("a move is measured on the clock, whatever the clocks do between", () => {
  const [before, after] = ["2026-10-24T19:00:00+02:00", "2026-10-26T19:00:00+01:00"]
  expect(durationBetween(before, after)).toBe(2 * 24 * 60)
  expect(durationBetween(before, "2026-10-26T")).toBeNull()
})
