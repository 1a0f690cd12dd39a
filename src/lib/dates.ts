import { dates } from "./strings/en/content.ts"

/**
 * Calendar dates (`YYYY-MM-DD`, as content has them) in words. A timestamp counts by its date part.
 *
 * Own month names: the page built in Node and the one drawn in a browser must agree to the letter, and Intl's data differ.
 */
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]

/** "12 November 2026" */
export function longDate(date: string): string {
  const { year, month, day } = parts(date)
  return `${day} ${months[month - 1] ?? ""} ${year}`
}

/** "March 2024" */
function monthAndYear(date: string): string {
  const { year, month } = parts(date)
  return `${months[month - 1] ?? ""} ${year}`
}

export function yearOf(date: string): number {
  return parts(date).year
}

/** A period, of which either end may be open: "March 2024 to June 2026", in days where it is told in days; `null` without any date. */
export function periodInWords(start: string | null, end: string | null): string | null {
  if (start && end && isToldInDays(start, end)) return daysInWords(start, end)
  return period(start && monthAndYear(start), end && monthAndYear(end), dates.between)
}

/** How long a period is, both ends included: "3 days", "27 months"; `null` where an end is open, or before the start. */
export function periodLength(start: string | null, end: string | null): string | null {
  if (!start || !end || start > end) return null
  return isToldInDays(start, end) ? dates.days(daysOf(start, end)) : dates.months(Math.round(monthsOf(start, end)))
}

/** A period in years: "2024–2026", "since 2025", "2027"; `null` without any date. */
export function periodInYears(start: string | null, end: string | null): string | null {
  return period(start && String(yearOf(start)), end && String(yearOf(end)), (from, to) => `${from}–${to}`)
}

/** Under two months days are the measure, unless the period is a calendar month. */
function isToldInDays(start: string, end: string): boolean {
  const isCalendarMonth = parts(start).day === 1 && monthsOf(start, end) === 1
  return monthsOf(start, end) < 2 && !isCalendarMonth
}

function daysInWords(start: string, end: string): string {
  if (start === end) return longDate(end)
  const from = parts(start)
  const to = parts(end)
  const month = `${from.day} ${months[from.month - 1] ?? ""}`
  if (from.year !== to.year) return dates.between(longDate(start), longDate(end))
  return dates.between(from.month === to.month ? String(from.day) : month, longDate(end))
}

function daysOf(start: string, end: string): number {
  return (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000 + 1
}

/** Months from the start of the first day to the end of the last one; days are parts of their month. */
function monthsOf(start: string, end: string): number {
  const from = parts(start)
  const to = parts(end)
  const part = ({ year, month }: typeof from, days: number) => days / new Date(Date.UTC(year, month, 0)).getUTCDate()
  return (to.year - from.year) * 12 + to.month - from.month + part(to, to.day) - part(from, from.day - 1)
}

function parts(date: string): { year: number; month: number; day: number } {
  const [year = NaN, month = NaN, day = NaN] = date.slice(0, 10).split("-").map(Number)
  return { year, month, day }
}

function period(start: string | null, end: string | null, between: (start: string, end: string) => string): string | null {
  if (!start) return end ? dates.until(end) : null
  if (!end) return dates.since(start)
  return start === end ? start : between(start, end)
}
