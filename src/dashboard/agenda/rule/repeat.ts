/** The form shows a recurrence, and the server stores its rule (RFC 5545). */
import { civil, parseDay, formatDay } from "#contract/agenda/days.ts"
import { untilOf } from "#contract/agenda/moved-series.ts"
import { localUntil } from "#contract/agenda/occurrences.ts"
import { ruleProblem, weekdays } from "#contract/agenda/recurrence-rule.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { words } from "#lib/strings/words.ts"
import { dateWithWeekday, dayOfYear } from "#lib/text/dates.ts"

export const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const
export type Frequency = (typeof frequencies)[number]

/** `on` has the last day, `YYYY-MM-DD`, and `after` a number of times. */
export type Ends =
  | { readonly kind: "never" }
  | { readonly kind: "on"; readonly day: string }
  | { readonly kind: "after"; readonly count: number }

export type Repeat = {
  readonly frequency: Frequency
  /** The rule names days: `BYDAY=MO,FR` of each week, `BYDAY=1FR` or `BYMONTHDAY=4` of each month. Otherwise it is empty. */
  readonly on: string
  /** 2 means every second week. */
  readonly interval: number
  readonly ends: Ends
}

/** The form shows these days. The last one of a month is -1. */
const shownDays: Readonly<Record<Frequency, RegExp>> = {
  DAILY: /^$/,
  WEEKLY: /^BYDAY=[A-Z,]+$/,
  MONTHLY: /^(BYMONTHDAY=\d+|BYDAY=([1-4]|-1)[A-Z]{2})$/,
  YEARLY: /^$/,
}

export function writeRepeat({ frequency, on, interval, ends }: Repeat, isAllDay: boolean): string {
  const parts = [`FREQ=${frequency}`, interval === 1 ? "" : `INTERVAL=${interval}`, on, endPart(ends, isAllDay)]
  return parts.filter((part) => part !== "").join(";")
}

function endPart(ends: Ends, isAllDay: boolean): string {
  if (ends.kind === "never") return ""
  return ends.kind === "after" ? `COUNT=${ends.count}` : `UNTIL=${untilOf(ends.day, isAllDay)}`
}

/** Takes a start as `YYYY-MM-DD`. Returns null if the form can't show the rule. */
export function readRepeat(rule: string, startDay: string): Repeat | null {
  const valueOf = (name: string) => new RegExp(`(?:^|;)${name}=([^;]+)`).exec(rule)?.[1]
  const frequency = frequencies.find((each) => each === valueOf("FREQ"))
  // The form can't say on which day weeks begin, which matters to a rule of every second week.
  if (frequency === undefined || ruleProblem(rule) !== null || (valueOf("WKST") ?? "MO") !== "MO") return null
  const dayParts = rule.split(";").filter((part) => part.startsWith("BY"))
  const [sameDate] = monthlyChoices(startDay)
  const byStart = frequency === "MONTHLY" ? sameDate : daysFor(frequency, startDay)
  const on = dayParts.length === 0 ? byStart : dayParts.join(";").replace("=+", "=")
  if (!shownDays[frequency].test(on)) return null
  return { frequency, on, interval: Number(valueOf("INTERVAL") ?? 1), ends: endsIn(valueOf("COUNT"), valueOf("UNTIL")) }
}

function endsIn(count: string | undefined, until: string | undefined): Ends {
  if (count !== undefined) return { kind: "after", count: Number(count) }
  return until === undefined ? { kind: "never" } : { kind: "on", day: localUntil(until).slice(0, 10) }
}

/** The form begins with these days when the user chooses a frequency. */
export function daysFor(frequency: Frequency, startDay: string): string {
  if (frequency === "WEEKLY") return `BYDAY=${weekdayOf(startDay)}`
  return frequency === "MONTHLY" ? monthlyChoices(startDay)[1] : ""
}

/** A rule can name the start's day each month by its date, as the first Friday, or as the last one. */
export function monthlyChoices(startDay: string): readonly [sameDate: string, sameWeekday: string, ...last: string[]] {
  const { day, daysInMonth } = civil(parseDay(startDay))
  const weekday = weekdayOf(startDay)
  const last = `BYDAY=-1${weekday}`
  // The fifth one counts as the last.
  const sameWeekday = day > 28 ? last : `BYDAY=${Math.ceil(day / 7)}${weekday}`
  return [`BYMONTHDAY=${day}`, sameWeekday, ...(day + 7 > daysInMonth && day <= 28 ? [last] : [])]
}

function weekdayOf(day: string): string {
  return weekdays[civil(parseDay(day)).weekday] ?? "MO"
}

export function weekdaysIn(on: string): readonly string[] {
  return weekdays.filter((day) => on.includes(day))
}

/** Proposes a year after the start, or ten times. */
export function endFor(kind: Ends["kind"], startDay: string): Ends {
  if (kind === "never") return { kind }
  return kind === "after" ? { kind, count: 10 } : { kind, day: formatDay(parseDay(startDay) + 365) }
}

/** Returns "Repeat on the first Friday of the month, until Friday 4 June 2027". `startDay` is that of the series. */
export function repeatSentence({ ends, ...repeat }: Repeat, startDay: string): string {
  const parts = [daysWords(repeat, startDay), endWords(ends)]
  return appWords.repeatWords.sentence(parts.filter((part) => part !== "").join(", "))
}

function daysWords({ frequency, on, interval }: Omit<Repeat, "ends">, startDay: string): string {
  const every = appWords.repeatWords.every(frequency, interval)
  switch (frequency) {
    case "DAILY":
      return every
    case "WEEKLY":
      return `${every} ${appWords.repeatWords.onWeekdays(weekdaysIn(on).map(weekdayName))}`
    case "MONTHLY":
      return interval === 1 ? appWords.repeatWords.ofTheMonth(monthlyWords(on)) : `${every} ${monthlyWords(on)}`
    case "YEARLY":
      return `${every} ${appWords.repeatWords.onDayOfYear(dayOfYear(startDay))}`
  }
}

export function monthlyWords(on: string): string {
  const [, date] = /^BYMONTHDAY=(\d+)$/.exec(on) ?? []
  if (date !== undefined) return appWords.repeatWords.onDate(Number(date))
  return appWords.repeatWords.onWeekday(Number(on.slice("BYDAY=".length, -2)), weekdayName(on.slice(-2)))
}

export function weekdayName(code: string): string {
  return words.weekdays[weekdays.indexOf(code)] ?? ""
}

function endWords(ends: Ends): string {
  if (ends.kind === "never") return ""
  return ends.kind === "on" ? appWords.repeatWords.until(dateWithWeekday(ends.day)) : appWords.repeatWords.after(ends.count)
}
