/** Uses the reader's own form of the page's language, with a clock of 24 hours. Days are numbers, times those of Brussels. */
import { civil } from "#contract/agenda/days.ts"
import { words as dictionary } from "#lib/strings/words.ts"
import { ownLocale } from "#lib/text/moments.ts"

const DAY = 86_400_000

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(ownLocale(), { ...options, timeZone: "UTC" })
}

const wordsIn = (options: Intl.DateTimeFormatOptions) => (day: number) => dictionary.dates.corrected(format(options).format(day * DAY))

export const monthWords = wordsIn({ month: "long", year: "numeric" })
export const dayAndMonth = wordsIn({ day: "numeric", month: "long" })
export const weekdayWords = wordsIn({ weekday: "long" })
export const shortWeekday = wordsIn({ weekday: "short" })

/** Names the year only if it isn't the present one. */
const wordsByYear = (options: Intl.DateTimeFormatOptions) => (day: number, today: number) =>
  wordsIn(civil(day).year === civil(today).year ? options : { ...options, year: "numeric" })(day)

export const monthName = wordsByYear({ month: "long" })
export const dateWords = wordsByYear({ day: "numeric", month: "long" })
export const dayWords = wordsByYear({ weekday: "long", day: "numeric", month: "long" })

export function weekWords(week: readonly number[]): string {
  const [first = 0] = week
  const range = format({ day: "numeric", month: "long", year: "numeric" }).formatRange(first * DAY, (week.at(-1) ?? first) * DAY)
  // Numbers stand closer than words.
  return range.replace(/(?<=\d)\s*–\s*(?=\d+ )/, "–")
}

export function clockOf(time: string): string {
  return dictionary.dates.clock(time.slice(11, 16))
}
