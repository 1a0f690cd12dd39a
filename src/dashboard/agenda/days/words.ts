/** Dates and times in the reader's own form of the page's language, on a clock of 24 hours. Days are numbers, times those of Brussels. */
import { civil } from "#contract/agenda/days.ts"
import { words as dictionary } from "#lib/strings/words.ts"
import { ownLocale } from "#lib/text/moments.ts"

const DAY = 86_400_000

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(ownLocale(), { ...options, timeZone: "UTC" })
}

function words(day: number, options: Intl.DateTimeFormatOptions): string {
  return format(options).format(day * DAY)
}

/** "November 2026" */
export function monthWords(day: number): string {
  return words(day, { month: "long", year: "numeric" })
}

/** "November", with the year if it isn't the present one. */
export function monthName(day: number, today: number): string {
  return words(day, { month: "long", ...yearIn(day, today) })
}

/** "16–22 November 2026" */
export function weekWords(week: readonly number[]): string {
  const [first = 0] = week
  const range = format({ day: "numeric", month: "long", year: "numeric" }).formatRange(first * DAY, (week.at(-1) ?? first) * DAY)
  // Numbers stand closer than words.
  return range.replace(/(?<=\d)\s*–\s*(?=\d+ )/, "–")
}

/** "21 November" */
export function dayAndMonth(day: number): string {
  return words(day, { day: "numeric", month: "long" })
}

/** "21 November", with the year if it isn't the present one. */
export function dateWords(day: number, today: number): string {
  return words(day, { day: "numeric", month: "long", ...yearIn(day, today) })
}

/** "Saturday 21 November", with the year if it isn't the present one. */
export function dayWords(day: number, today: number): string {
  return words(day, { weekday: "long", day: "numeric", month: "long", ...yearIn(day, today) })
}

function yearIn(day: number, today: number): Intl.DateTimeFormatOptions {
  return civil(day).year === civil(today).year ? {} : { year: "numeric" }
}

export function weekdayWords(day: number, length: "long" | "short"): string {
  return words(day, { weekday: length })
}

/** "10:00" of a time with Brussels' offset, as the language writes it. */
export function clockOf(time: string): string {
  return dictionary.dates.clock(time.slice(11, 16))
}
