/** Days are numbers (contract/agenda/days.ts). */
import { civil, dayNumber, weekNumbers, weekStart } from "#contract/agenda/days.ts"

const thursday = 3

/** `starts` is 0 for a week that begins on Sunday. */
export function firstOfWeek(day: number, starts: number): number {
  return weekStart(day, (starts + 6) % 7)
}

export function weekOf(day: number, starts: number): readonly number[] {
  return daysFrom(firstOfWeek(day, starts), 7)
}

/** Returns whole weeks, so they contain days of the neighbouring months too. */
export function weeksOfMonth(day: number, starts: number): readonly (readonly number[])[] {
  const { first, last } = monthOf(day)
  const begin = firstOfWeek(first, starts)
  const count = (firstOfWeek(last, starts) - begin) / 7 + 1
  return Array.from({ length: count }, (_, index) => daysFrom(begin + 7 * index, 7))
}

export function monthOf(day: number): { readonly first: number; readonly last: number } {
  const { number, day: ofMonth, daysInMonth } = civil(day)
  return { first: number - ofMonth + 1, last: number - ofMonth + daysInMonth }
}

/** The last day replaces a day that the month doesn't have. */
export function addMonths(day: number, months: number): number {
  const { year, month, day: ofMonth } = civil(day)
  const first = dayNumber(year, month + months, 1)
  return Math.min(first + ofMonth - 1, monthOf(first).last)
}

/** ISO 8601 numbers a week by its Thursday, in which most of these days are. */
export function weekNumber(week: readonly number[]): number {
  const middle = week.find((day) => civil(day).weekday === thursday) ?? week[0] ?? 0
  return weekNumbers(middle, 0)[0]
}

export function isWeekend(day: number): boolean {
  return civil(day).weekday >= 5
}

export function daysFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index)
}
