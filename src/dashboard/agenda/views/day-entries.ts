import { daysOf, isAllDay, isOn, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

/** An occurrence on one day of a week. */
export type DayEntry = {
  readonly occurrence: Occurrence
  /** Its line in the day's cell, from 0. */
  readonly line: number
  /** Empty lines above it, so that a span keeps its height from day to day. */
  readonly skipped: number
  /** Of an event of several days, which of them this is, from 1. */
  readonly part: { readonly day: number; readonly days: number } | null
  /** Whole days that lie side by side are drawn as one. */
  readonly span: { readonly begins: boolean; readonly ends: boolean; readonly hasTitle: boolean } | null
}

/** The occurrences of each day of a week. They come sorted. Those of several whole days have one line in all of their days, above others. */
export function entriesOf(week: readonly number[], occurrences: readonly Occurrence[]): ReadonlyMap<number, readonly DayEntry[]> {
  const lines = linesOf(week, occurrences.filter(isSpan))
  const others = occurrences.filter((occurrence) => !isSpan(occurrence))
  return new Map(
    week.map((day) => {
      const spans = [...lines].filter(([{ occurrence }]) => isOn(occurrence, day)).toSorted(([, one], [, other]) => one - other)
      const entries: DayEntry[] = []
      let free = 0
      for (const [{ occurrence }, line] of spans) {
        entries.push({ ...partOf(occurrence, day, week), line, skipped: line - free })
        free = line + 1
      }
      for (const occurrence of others.filter((each) => isOn(each, day))) {
        entries.push({ ...partOf(occurrence, day, week), line: free, skipped: 0 })
        free += 1
      }
      return [day, entries] as const
    }),
  )
}

function isSpan(occurrence: Occurrence): boolean {
  const { first, last } = daysOf(occurrence)
  return isAllDay(occurrence) && last > first
}

type Taken = { readonly occurrence: Occurrence; readonly first: number; readonly last: number }

/** The first line that is free in all days of a span. */
function linesOf(week: readonly number[], spans: readonly Occurrence[]): ReadonlyMap<Taken, number> {
  const lines = new Map<Taken, number>()
  for (const occurrence of spans) {
    const { first, last } = daysOf(occurrence)
    if (!week.some((day) => isOn(occurrence, day))) continue
    const taken = [...lines].flatMap(([other, line]) => (other.first <= last && first <= other.last ? [line] : []))
    const line = Array.from({ length: taken.length + 1 }, (_, index) => index).find((index) => !taken.includes(index)) ?? 0
    lines.set({ occurrence, first, last }, line)
  }
  return lines
}

function partOf(occurrence: Occurrence, day: number, week: readonly number[]): Omit<DayEntry, "line" | "skipped"> {
  const { first, last } = daysOf(occurrence)
  return {
    occurrence,
    part: first === last ? null : { day: day - first + 1, days: last - first + 1 },
    span: isSpan(occurrence) ? { begins: day === first, ends: day === last, hasTitle: day === Math.max(first, week[0] ?? first) } : null,
  }
}
