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
export function monthAndYear(date: string): string {
  const { year, month } = parts(date)
  return `${months[month - 1] ?? ""} ${year}`
}

export function yearOf(date: string): number {
  return parts(date).year
}

/** How many calendar months a period touches, both ends included: one that starts and ends in March is 1. */
export function monthsTouched(start: string, end: string): number {
  const from = parts(start)
  const to = parts(end)
  return (to.year - from.year) * 12 + to.month - from.month + 1
}

function parts(date: string): { year: number; month: number; day: number } {
  const [year = NaN, month = NaN, day = NaN] = date.slice(0, 10).split("-").map(Number)
  return { year, month, day }
}

/** A period in months, of which either end may be open: "March 2024 to June 2026"; `null` without any date. */
export function periodInMonths(start: string | null, end: string | null): string | null {
  return period(start && monthAndYear(start), end && monthAndYear(end), dates.between)
}

/** A period in years: "2024–2026", "since 2025", "2027"; `null` without any date. */
export function periodInYears(start: string | null, end: string | null): string | null {
  return period(start && String(yearOf(start)), end && String(yearOf(end)), (from, to) => `${from}–${to}`)
}

function period(start: string | null, end: string | null, between: (start: string, end: string) => string): string | null {
  if (!start) return end ? dates.until(end) : null
  if (!end) return dates.since(start)
  return start === end ? start : between(start, end)
}
