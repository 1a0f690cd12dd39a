/** Jumps to the wanted range. The rrule library walks there from the start, for up to 15 s (decision 0008). */
import { civil, dayNumber, weekNumbers, weekStart, type Civil } from "./days.ts"
import { ruleProblem, weekdays } from "./recurrence-rule.ts"

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const
type Frequency = (typeof frequencies)[number]

export type Rule = Readonly<NonNullable<ReturnType<typeof readRule>>>

const largestNumber = 1_000_000

export function readRule(text: string, startDay: number) {
  if (ruleProblem(text) !== null) return undefined
  const parts = new Map(text.split(";").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const))
  const number = (name: string) => (parts.has(name) ? Math.min(Number(parts.get(name)), largestNumber) : null)
  const frequency = frequencies.find((name) => name === parts.get("FREQ")) ?? "DAILY"
  return {
    frequency,
    interval: number("INTERVAL") ?? 1,
    count: number("COUNT"),
    until: parts.get("UNTIL") ?? null,
    /** 0 is Monday. */
    weekBegins: Math.max(0, weekdays.indexOf(parts.get("WKST") ?? "MO")),
    positions: numbers(parts, "BYSETPOS"),
    months: monthsOf(parts, frequency, civil(startDay)),
    matches: matcher(parts, frequency, civil(startDay)),
  }
}

type Parts = ReadonlyMap<string, string>

function numbers(parts: Parts, name: string): readonly number[] {
  return parts.get(name)?.split(",").map(Number) ?? []
}

const dayParts = ["BYDAY", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"]

function monthsOf(parts: Parts, frequency: Frequency, start: Civil): readonly number[] {
  const isOnStart = frequency === "YEARLY" && ![...dayParts, "BYMONTH"].some((name) => parts.has(name))
  return isOnStart ? [start.month] : numbers(parts, "BYMONTH").toSorted((one, other) => one - other)
}

function matcher(parts: Parts, frequency: Frequency, start: Civil): (day: Civil) => boolean {
  const hasPart = (...names: readonly string[]) => names.some((name) => parts.has(name))
  const hasDayPart = hasPart(...dayParts)
  const isMonthly = frequency === "MONTHLY" || frequency === "YEARLY"
  const months = monthsOf(parts, frequency, start)
  const monthDays = isMonthly && !hasDayPart ? [start.day] : numbers(parts, "BYMONTHDAY")
  const byDay = frequency === "WEEKLY" && !hasDayPart ? [weekdays[start.weekday] ?? "MO"] : (parts.get("BYDAY")?.split(",") ?? [])
  const places = byDay.map((text) => ({ weekday: weekdays.indexOf(text.slice(-2)), nth: isMonthly ? Number(text.slice(0, -2)) : 0 }))
  const isOfYear = frequency === "YEARLY" && !hasPart("BYMONTH")
  const yearDays = numbers(parts, "BYYEARDAY")
  const weeks = numbers(parts, "BYWEEKNO")
  const weekBegins = Math.max(0, weekdays.indexOf(parts.get("WKST") ?? "MO"))
  return (day) =>
    (months.length === 0 || months.includes(day.month)) &&
    isAmong(monthDays, day.day, day.daysInMonth) &&
    isAmong(yearDays, day.dayOfYear, day.daysInYear) &&
    (weeks.length === 0 || weekNumbers(day.number, weekBegins).some((week) => weeks.includes(week))) &&
    (places.length === 0 || places.some(({ weekday, nth }) => weekday === day.weekday && (nth === 0 || nthOf(day, isOfYear).includes(nth))))
}

/** Positions are 1-based; negative ones count from the end. */
function isAmong(positions: readonly number[], position: number, length: number): boolean {
  return positions.length === 0 || positions.includes(position) || positions.includes(position - length - 1)
}

/** Returns the place of a day among the same weekdays of its month or year, from both ends. */
function nthOf(day: Civil, isOfYear: boolean): readonly number[] {
  const [position, length] = isOfYear ? [day.dayOfYear, day.daysInYear] : [day.day, day.daysInMonth]
  return [Math.ceil(position / 7), -Math.ceil((length - position + 1) / 7)]
}

const mostPeriods = 20_000
export type Days = { readonly from: number; readonly to: number }

export function* daysOf(rule: Rule, startDay: number, { from, to }: Days): Generator<number> {
  const { count } = rule
  let remaining = count ?? Number.POSITIVE_INFINITY
  const first = count === null ? firstPeriod(rule, startDay, from) : 0
  for (let period = first; period < first + mostPeriods; period += 1) {
    const days = periodDays(rule, startDay, period)
    if ((days[0] ?? Number.POSITIVE_INFINITY) > to) return
    const isFree = count === null && rule.positions.length === 0
    for (const day of daysAtPositions(rule, isFree ? days.filter((day) => day >= from && day <= to) : days)) {
      if (day < startDay) continue
      if (remaining === 0 || day > to) return
      remaining -= 1
      if (day >= from) yield day
    }
  }
}

function firstPeriod({ frequency, interval }: Rule, startDay: number, from: number): number {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency]
  return Math.max(0, Math.floor((from - startDay) / (longest * interval)) - 1)
}

function periodDays({ frequency, interval, weekBegins, months }: Rule, startDay: number, period: number): readonly number[] {
  const steps = period * interval
  const { year, month } = civil(startDay)
  switch (frequency) {
    case "DAILY":
      return [startDay + steps]
    case "WEEKLY":
      return span(weekStart(startDay, weekBegins) + 7 * steps, 7)
    case "MONTHLY": {
      const first = dayNumber(year, month + steps, 1)
      return span(first, dayNumber(year, month + steps + 1, 1) - first)
    }
    case "YEARLY": {
      const parts = months.length > 0 ? [...new Set(months)].map((each) => [each, 1] as const) : [[1, 12] as const]
      return parts.flatMap(([first, length]) => {
        const begin = dayNumber(year + steps, first, 1)
        return span(begin, dayNumber(year + steps, first + length, 1) - begin)
      })
    }
  }
}

function span(first: number, length: number): readonly number[] {
  return Array.from({ length: Number.isFinite(length) ? length : 0 }, (_, index) => first + index)
}

function daysAtPositions({ positions, matches }: Rule, days: readonly number[]): readonly number[] {
  const set = days.filter((day) => matches(civil(day)))
  if (positions.length === 0) return set
  const chosenDays = positions.flatMap((position) => set.at(position > 0 ? position - 1 : position) ?? [])
  return [...new Set(chosenDays)].toSorted((one, other) => one - other)
}
