/** Represents days as numbers: whole days since 1970-01-01, without time zones. */

export type Civil = Readonly<ReturnType<typeof workOut>>

const DAY = 86_400_000

export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / DAY)
}

const mostKnown = 50_000
const civilDays = new Map<number, Civil>()

export function civil(number: number): Civil {
  const before = civilDays.get(number)
  if (before !== undefined) return before
  const day = workOut(number)
  if (civilDays.size >= mostKnown) civilDays.clear()
  civilDays.set(number, day)
  return day
}

function workOut(number: number) {
  const date = new Date(number * DAY)
  const year = date.getUTCFullYear()
  const firstOfYear = dayNumber(year, 1, 1)
  return {
    number,
    year,
    /** 1 is January. */
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    /** 0 is Monday. */
    weekday: (date.getUTCDay() + 6) % 7,
    dayOfYear: number - firstOfYear + 1,
    daysInMonth: new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate(),
    daysInYear: dayNumber(year + 1, 1, 1) - firstOfYear,
  }
}

export function weekStart(day: number, weekBegins: number): number {
  return day - ((civil(day).weekday - weekBegins + 7) % 7)
}

/** Returns the ISO 8601 number of a day's week, counted from the start of the year and (negative) from its end. */
export function weekNumbers(day: number, weekBegins: number): readonly [number, number] {
  const start = weekStart(day, weekBegins)
  const { year } = civil(start + 3)
  const first = weekStart(dayNumber(year, 1, 4), weekBegins)
  const next = weekStart(dayNumber(year + 1, 1, 4), weekBegins)
  return [(start - first) / 7 + 1, (start - next) / 7]
}

export function parseDay(text: string): number {
  return Math.round(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY)
}

export function formatDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
