/** Times of events as forms hold them: stored ones, days, and the halves of what is being typed. */
import { fromSeconds, isDay, toSeconds, withOffset } from "#contract/agenda/brussels.ts"
import { minutesBetween as minutesFrom } from "#contract/agenda/moved-series.ts"
import { dateWithWeekday } from "#lib/text/dates.ts"

/** The time on clocks in Brussels: `2026-12-04` and `12:00`. Either half may be missing. */
export type ClockTime = { readonly date: string; readonly time: string }

export function clockTimeOf(value: string): ClockTime {
  const seconds = toSeconds(value)
  const local = seconds === null ? value : fromSeconds(seconds)
  const [date = "", time = ""] = local.split("T")
  return { date, time: time.slice(0, 5) }
}

/** "Friday 4 December 2026" */
export function dateInWords(value: string): string {
  return dateWithWeekday(clockTimeOf(value).date)
}

/** "Friday 4 December 2026, 12:00"; without the hour if the event lasts whole days. */
export function momentWords(value: string): string {
  return [dateInWords(value), clockTimeOf(value).time].filter(Boolean).join(", ")
}

/** Returns the form in which the time is stored. A time that Brussels doesn't have, or that is incomplete, stays as the user typed it. */
export function storedTime({ date, time }: ClockTime, isAllDay: boolean): string {
  if (isAllDay) return date
  if (date === "" && time === "") return ""
  const local = `${date}T${time}`
  return withOffset(local) ?? local
}

/** A value can be stored if it is a day, or a time with its offset. */
export function isStoredTime(value: string): boolean {
  return isDay(value) || toSeconds(value) !== null
}

/** Counts the minutes on the clock from one time to another. Null if one of them is incomplete. */
export function minutesBetween(from: string, to: string): number | null {
  return isStoredTime(from) && isStoredTime(to) ? minutesFrom(from, to) : null
}
