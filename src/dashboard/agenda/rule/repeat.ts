/** Translates between the recurrence that the form shows and the rule that is stored (RFC 5545). */
import { civil, parseDay, formatDay } from "#contract/agenda/days.ts"
import { untilOf } from "#contract/agenda/moved-series.ts"
import { localUntil } from "#contract/agenda/occurrences.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import { appWords } from "#dashboard/strings/words.ts"

export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const
export type Weekday = (typeof weekdays)[number]

/** The last of the month is -1. */
export const ordinals = [1, 2, 3, 4, -1] as const
export type Ordinal = (typeof ordinals)[number]

export type MonthlyOn =
  | { readonly kind: "date"; readonly day: number }
  | { readonly kind: "weekday"; readonly nth: Ordinal; readonly weekday: Weekday }

/** `on`: the last day, `YYYY-MM-DD`. `after`: this many times. */
export type Ends =
  | { readonly kind: "never" }
  | { readonly kind: "on"; readonly day: string }
  | { readonly kind: "after"; readonly count: number }

export type Pattern =
  | { readonly frequency: "DAILY" }
  | { readonly frequency: "WEEKLY"; readonly weekdays: readonly Weekday[] }
  | { readonly frequency: "MONTHLY"; readonly on: MonthlyOn }
  | { readonly frequency: "YEARLY" }

export type Frequency = Pattern["frequency"]

export type Repeat = {
  readonly pattern: Pattern
  /** 2 for every second week. */
  readonly interval: number
  readonly ends: Ends
}

export function writeRepeat({ pattern, interval, ends }: Repeat, isAllDay: boolean): string {
  const parts = [`FREQ=${pattern.frequency}`, interval === 1 ? "" : `INTERVAL=${interval}`, daysPart(pattern), endPart(ends, isAllDay)]
  return parts.filter((part) => part !== "").join(";")
}

function daysPart(pattern: Pattern): string {
  if (pattern.frequency === "WEEKLY") return `BYDAY=${weekdays.filter((day) => pattern.weekdays.includes(day)).join(",")}`
  if (pattern.frequency !== "MONTHLY") return ""
  return pattern.on.kind === "date" ? `BYMONTHDAY=${pattern.on.day}` : `BYDAY=${pattern.on.nth}${pattern.on.weekday}`
}

function endPart(ends: Ends, isAllDay: boolean): string {
  if (ends.kind === "never") return ""
  return ends.kind === "after" ? `COUNT=${ends.count}` : `UNTIL=${untilOf(ends.day, isAllDay)}`
}

export function weekdayOf(day: string): Weekday {
  return weekdays[civil(parseDay(day)).weekday] ?? "MO"
}

/** Returns 2 for the second Friday of the month. The fifth one counts as the last. */
export function ordinalOf(day: string): Ordinal {
  return ordinals[Math.ceil(civil(parseDay(day)).day / 7) - 1] ?? -1
}

/** Says whether a day is the last of its weekday in the month. */
export function isLastOfMonth(day: string): boolean {
  const { day: date, daysInMonth } = civil(parseDay(day))
  return date + 7 > daysInMonth
}

export function dateOf(day: string): number {
  return civil(parseDay(day)).day
}

type Parts = ReadonlyMap<string, string>

/** Reads the recurrence in a rule, from a start (`YYYY-MM-DD`); null if the form can't show it. */
export function readRepeat(rule: string, startDay: string): Repeat | null {
  if (ruleProblem(rule) !== null) return null
  const parts: Parts = new Map(
    rule.split(";").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const),
  )
  const pattern = patternIn(parts, startDay)
  // The form can't say on which day weeks begin, which matters to a rule of every second week.
  const isPlainWeek = (parts.get("WKST") ?? "MO") === "MO"
  if (pattern === null || !isPlainWeek) return null
  return { pattern, interval: Number(parts.get("INTERVAL") ?? 1), ends: endsIn(parts) }
}

function patternIn(parts: Parts, startDay: string): Pattern | null {
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"))
  const hasOnly = (name: string) => by.length === 1 && by[0] === name
  switch (parts.get("FREQ")) {
    case "DAILY":
      return by.length === 0 ? { frequency: "DAILY" } : null
    case "YEARLY":
      return by.length === 0 ? { frequency: "YEARLY" } : null
    case "WEEKLY":
      if (by.length === 0) return { frequency: "WEEKLY", weekdays: [weekdayOf(startDay)] }
      return hasOnly("BYDAY") ? weeklyIn(parts.get("BYDAY") ?? "") : null
    case "MONTHLY":
      if (by.length === 0) return { frequency: "MONTHLY", on: { kind: "date", day: dateOf(startDay) } }
      return hasOnly("BYDAY") || hasOnly("BYMONTHDAY") ? monthlyIn(parts) : null
    default:
      return null
  }
}

function weeklyIn(text: string): Pattern | null {
  const names = text.split(",")
  const days = weekdays.filter((day) => names.includes(day))
  return days.length === names.length ? { frequency: "WEEKLY", weekdays: days } : null
}

function monthlyIn(parts: Parts): Pattern | null {
  const date = parts.get("BYMONTHDAY") ?? ""
  if (/^\d+$/.test(date)) return { frequency: "MONTHLY", on: { kind: "date", day: Number(date) } }
  const [, number, name] = /^([+-]?\d)([A-Z]{2})$/.exec(parts.get("BYDAY") ?? "") ?? []
  const nth = ordinals.find((ordinal) => ordinal === Number(number))
  const weekday = weekdays.find((day): day is Weekday => day === name)
  return nth === undefined || weekday === undefined ? null : { frequency: "MONTHLY", on: { kind: "weekday", nth, weekday } }
}

function endsIn(parts: Parts): Ends {
  const count = parts.get("COUNT")
  const until = parts.get("UNTIL")
  if (count !== undefined) return { kind: "after", count: Number(count) }
  return until === undefined ? { kind: "never" } : { kind: "on", day: localUntil(until).slice(0, 10) }
}

/** Returns the pattern with which the form begins when the user chooses a frequency. */
export function patternFor(frequency: Frequency, startDay: string): Pattern {
  if (frequency === "WEEKLY") return { frequency, weekdays: [weekdayOf(startDay)] }
  if (frequency === "MONTHLY") return { frequency, on: { kind: "weekday", nth: ordinalOf(startDay), weekday: weekdayOf(startDay) } }
  return { frequency }
}

/** Returns the ways in which a rule can name the day of the start each month: by its date, as the first Friday, as the last one. */
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

/** Proposes an end: a year after the start, or ten times. */
export function endFor(kind: Ends["kind"], startDay: string): Ends {
  if (kind === "never") return { kind }
  return kind === "after" ? { kind, count: 10 } : { kind, day: formatDay(parseDay(startDay) + 365) }
}

/** Returns "Repeat on the first Friday of the month, until Friday 4 June 2027". `startDay` is that of the series. */
export function repeatSentence({ pattern, interval, ends }: Repeat, startDay: string): string {
  const parts = [patternWords(pattern, interval, startDay), endWords(ends)]
  return appWords.repeatWords.sentence(parts.filter((part) => part !== "").join(", "))
}

function patternWords(pattern: Repeat["pattern"], interval: number, startDay: string): string {
  const every = appWords.repeatWords.every(pattern.frequency, interval)
  switch (pattern.frequency) {
    case "DAILY":
      return every
    case "WEEKLY":
      return `${every} ${appWords.repeatWords.onWeekdays(pattern.weekdays)}`
    case "MONTHLY":
      return interval === 1 ? appWords.repeatWords.ofTheMonth(monthlyWords(pattern.on)) : `${every} ${monthlyWords(pattern.on)}`
    case "YEARLY":
      return `${every} ${appWords.repeatWords.onDayOfYear(startDay)}`
  }
}

export function monthlyWords(on: MonthlyOn): string {
  return on.kind === "date" ? appWords.repeatWords.onDate(on.day) : appWords.repeatWords.onWeekday(on.nth, on.weekday)
}

function endWords(ends: Ends): string {
  if (ends.kind === "never") return ""
  return ends.kind === "on" ? appWords.repeatWords.until(ends.day) : appWords.repeatWords.after(ends.count)
}
