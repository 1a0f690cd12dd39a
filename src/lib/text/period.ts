import { longDate, monthAndYear, parts, period } from "./dates.ts"
import { words } from "../strings/words.ts"

/** Returns "March 2024 to June 2026", or a short period in days: "3 to 5 March 2026". Either end may be missing; `null` without any date. */
export function periodInWords(start: string | null, end: string | null): string | null {
  if (start && end && isInDays(start, end)) return daysInWords(start, end)
  return period(start && monthAndYear(start), end && monthAndYear(end), words.dates.between)
}

/** Both ends count: "3 days", "27 months". Returns `null` if an end is missing or before the start. */
export function periodLength(start: string | null, end: string | null): string | null {
  if (!start || !end || start > end) return null
  return isInDays(start, end) ? words.dates.days(daysOf(start, end)) : words.dates.months(Math.round(monthsOf(start, end)))
}

function isInDays(start: string, end: string): boolean {
  const isCalendarMonth = parts(start).day === 1 && monthsOf(start, end) === 1
  return monthsOf(start, end) < 2 && !isCalendarMonth
}

function daysInWords(start: string, end: string): string {
  if (start === end) return longDate(end)
  const from = parts(start)
  const to = parts(end)
  const day = words.dates.dayOfMonth(from.day)
  const month = `${day} ${words.months[from.month - 1] ?? ""}`
  if (from.year !== to.year) return words.dates.between(longDate(start), longDate(end))
  return words.dates.between(from.month === to.month ? day : month, longDate(end))
}

function daysOf(start: string, end: string): number {
  return (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 + 1
}

/** Days count as a part of their month, the first and last day included. */
function monthsOf(start: string, end: string): number {
  const from = parts(start)
  const to = parts(end)
  const part = ({ year, month }: typeof from, days: number) => days / new Date(Date.UTC(year, month, 0)).getUTCDate()
  return (to.year - from.year) * 12 + to.month - from.month + part(to, to.day) - part(from, from.day - 1)
}
