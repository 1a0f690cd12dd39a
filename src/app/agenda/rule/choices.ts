import { formatDay, parseDay } from "#contract/agenda/calendar.ts"
import { dateOf, isLastOfMonth, ordinalOf, weekdayOf, type Ends, type Frequency, type MonthlyOn, type Pattern } from "./repeat.ts"

/** What a form begins with when someone chooses a frequency. */
export function patternFor(frequency: Frequency, startDay: string): Pattern {
  if (frequency === "WEEKLY") return { frequency, weekdays: [weekdayOf(startDay)] }
  if (frequency === "MONTHLY") return { frequency, on: { kind: "weekday", nth: ordinalOf(startDay), weekday: weekdayOf(startDay) } }
  return { frequency }
}

/** The ways in which a month can have the day of the start: by its date, as the first Friday, as the last one. */
export function monthlyChoices(startDay: string): readonly MonthlyOn[] {
  const weekday = weekdayOf(startDay)
  const nth = ordinalOf(startDay)
  const isAlsoLast = isLastOfMonth(startDay) && nth !== -1
  return [
    { kind: "date", day: dateOf(startDay) },
    { kind: "weekday", nth, weekday },
    ...(isAlsoLast ? [{ kind: "weekday", nth: -1, weekday } as const] : []),
  ]
}

/** A year after the start, or ten times. */
export function endFor(kind: Ends["kind"], startDay: string): Ends {
  if (kind === "never") return { kind }
  return kind === "after" ? { kind, count: 10 } : { kind, day: formatDay(parseDay(startDay) + 365) }
}
