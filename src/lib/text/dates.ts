import { words } from "../strings/words.ts"

// Dates are `YYYY-MM-DD`; only the date part of a timestamp counts.

export function longDate(date: string): string {
  return `${dayOfYear(date)} ${yearOf(date)}`
}

export function dayOfYear(date: string): string {
  const { month, day } = parts(date)
  return `${words.dates.dayOfMonth(day)} ${words.months[month - 1] ?? ""}`
}

export function dateWithWeekday(date: string): string {
  return `${weekdayOf(date)} ${longDate(date)}`
}

export function weekdayOf(date: string): string {
  const { year, month, day } = parts(date)
  return words.weekdays[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? ""
}

export function monthAndYear(date: string): string {
  const { year, month } = parts(date)
  return `${words.months[month - 1] ?? ""} ${year}`
}

export function yearOf(date: string): number {
  return parts(date).year
}

/** Returns "2024–2026", "since 2025" or "2027"; `null` without any date. */
export function periodInYears(start: string | null, end: string | null): string | null {
  return period(start && String(yearOf(start)), end && String(yearOf(end)), (from, to) => `${from}–${to}`)
}

export function parts(date: string): { year: number; month: number; day: number } {
  const [year = NaN, month = NaN, day = NaN] = date.slice(0, 10).split("-").map(Number)
  return { year, month, day }
}

export function period(start: string | null, end: string | null, between: (start: string, end: string) => string): string | null {
  if (!start) return end ? words.dates.until(end) : null
  if (!end) return words.dates.since(start)
  return start === end ? start : between(start, end)
}
