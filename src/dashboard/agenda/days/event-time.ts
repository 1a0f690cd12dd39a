/** Forms hold stored times, days, and the halves of a time that is being typed. */
import { fromSeconds, isDay, toSeconds, withOffset } from "#contract/agenda/brussels.ts"
import { minutesBetween as minutesFrom } from "#contract/agenda/moved-series.ts"
import { words } from "#lib/strings/words.ts"
import { dateWithWeekday } from "#lib/text/dates.ts"

/** `2026-12-04` and `12:00` are the time on clocks in Brussels. Either half may be missing. */
export type ClockTime = { readonly date: string; readonly time: string }

export function clockTimeOf(value: string): ClockTime {
  const seconds = toSeconds(value)
  const local = seconds === null ? value : fromSeconds(seconds)
  const [date = "", time = ""] = local.split("T")
  return { date, time: time.slice(0, 5) }
}

export function dateInWords(value: string): string {
  return dateWithWeekday(clockTimeOf(value).date)
}

/** Leaves out the hour if the event lasts whole days. */
export function momentWords(value: string): string {
  return [dateInWords(value), words.dates.clock(clockTimeOf(value).time)].filter(Boolean).join(", ")
}

/** A time that Brussels doesn't have, or that is incomplete, stays as the user typed it. */
export function storedClockTime({ date, time }: ClockTime, isAllDay: boolean): string {
  if (isAllDay) return date
  if (date === "" && time === "") return ""
  const local = `${date}T${time}`
  return withOffset(local) ?? local
}

export function isStoredTime(value: string): boolean {
  return isDay(value) || toSeconds(value) !== null
}

/** Counts minutes on the clock; null for an incomplete time. */
export function durationBetween(from: string, to: string): number | null {
  return isStoredTime(from) && isStoredTime(to) ? minutesFrom(from, to) : null
}
