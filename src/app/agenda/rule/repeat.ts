/** A recurrence as the form shows it, and as the rule that is stored (RFC 5545). */
import { civil, parseDay } from "#contract/agenda/calendar.ts"
import { untilOf } from "#contract/agenda/split.ts"

export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const
export type Weekday = (typeof weekdays)[number]

/** The last of the month is -1. */
export const ordinals = [1, 2, 3, 4, -1] as const
export type Ordinal = (typeof ordinals)[number]

export type MonthlyOn =
  { readonly kind: "date"; readonly day: number } | { readonly kind: "weekday"; readonly nth: Ordinal; readonly weekday: Weekday }

/** `on`: the last day, `YYYY-MM-DD`. `after`: this many times. */
export type Ends =
  { readonly kind: "never" } | { readonly kind: "on"; readonly day: string } | { readonly kind: "after"; readonly count: number }

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

/** Which of its weekday in the month a day is; the fifth one counts as the last. */
export function ordinalOf(day: string): Ordinal {
  return ordinals[Math.ceil(civil(parseDay(day)).day / 7) - 1] ?? -1
}

/** Whether no later day of the month has the same weekday. */
export function isLastOfMonth(day: string): boolean {
  const { day: date, daysInMonth } = civil(parseDay(day))
  return date + 7 > daysInMonth
}

export function dateOf(day: string): number {
  return civil(parseDay(day)).day
}
