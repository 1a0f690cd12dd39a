/** Times carry Brussels' offset, so the clock stands in them. */
import { capitalised } from "#lib/text/capitalised.ts"
import { dateWithWeekday, longDate, monthAndYear, parts, weekdayOf } from "#lib/text/dates.ts"
import { words } from "#lib/strings/words.ts"

type Times = { readonly start: string; readonly end: string | null }

/** The year is named if it isn't the present one. */
export function weekdayAndMonth(date: string, thisYear: number): string {
  const month = parts(date).year === thisYear ? words.months[parts(date).month - 1] : monthAndYear(date)
  return words.dates.weekdayIn(capitalised(weekdayOf(date)), month ?? "")
}

export function fullDate(date: string): string {
  return capitalised(dateWithWeekday(date))
}

/** "19:30–22:00" and "All day" have one day. A later end gives "Until 17 January 2027" or "10:00, until 28 March 2027, 16:00". */
export function timesInWords({ start, end }: Times): string {
  if (end !== null && clock(start) === null && end > start) return capitalised(words.event.until(longDate(end)))
  const begins = clock(start) ?? words.event.allDay
  if (end === null) return begins
  if (end.slice(0, 10) === start.slice(0, 10))
    return clock(end) === null || end === start ? begins : words.dates.times(begins, clock(end) ?? begins)
  return [begins, words.event.until([longDate(end), clock(end)].filter(Boolean).join(", "))].join(", ")
}

/** The event was planned on another day, or at another time of the same day. */
export function formerTime({ start, movedFrom }: { readonly start: string; readonly movedFrom: string }): string {
  const time = movedFrom.slice(0, 10) === start.slice(0, 10) ? clock(movedFrom) : null
  return time === null ? words.event.moved(longDate(movedFrom)) : words.event.movedTime(time)
}

function clock(time: string): string | null {
  return time.length > 10 ? words.dates.clock(time.slice(11, 16)) : null
}
