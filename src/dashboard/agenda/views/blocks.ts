/** A week has lines of days, and a day has a column of hours. */
import { parseDay } from "#contract/agenda/days.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import { DAY, daysOf, isAllDay, isOn, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

/** `to` is excluded. */
type Stretch = { readonly occurrence: Occurrence; readonly from: number; readonly to: number }

/** Lanes count from 0. A stretch gets the first lane that nothing overlaps. */
function withLanes(stretches: readonly Stretch[]): readonly (Stretch & { readonly lane: number })[] {
  const placed: (Stretch & { readonly lane: number })[] = []
  for (const stretch of stretches) {
    const takenLanes = placed.filter(({ from, to }) => from < stretch.to && stretch.from < to).map(({ lane }) => lane)
    const free = Array.from({ length: takenLanes.length + 1 }, (_, lane) => lane).find((lane) => !takenLanes.includes(lane))
    placed.push({ ...stretch, lane: free ?? 0 })
  }
  return placed
}

export type DayEntry = {
  readonly occurrence: Occurrence
  /** Lines of a day's cell count from 0. */
  readonly line: number
  /** Empty lines above an entry keep a span at one height from day to day. */
  readonly skipped: number
  /** Days of an event count from 1. */
  readonly part: { readonly day: number; readonly days: number } | null
  /** Whole days that lie side by side are drawn as one. */
  readonly span: { readonly look: "first" | "middle" | "last"; readonly hasTitle: boolean } | null
}

/** An event of several whole days has the same line on all of them, above the others. */
export function entriesOf(week: readonly number[], occurrences: readonly Occurrence[]): ReadonlyMap<number, readonly DayEntry[]> {
  const weekOccurrences = occurrences.filter((occurrence) => week.some((day) => isOn(occurrence, day)))
  const spans = withLanes(weekOccurrences.filter(isSpan).map((occurrence) => ({ occurrence, ...stretchOf(occurrence) })))
  const entriesOn = (day: number) => {
    const entries: DayEntry[] = []
    let free = 0
    const add = (occurrence: Occurrence, line: number) => {
      if (!isOn(occurrence, day)) return
      entries.push({ ...partOf(occurrence, day, week), line, skipped: line - free })
      free = line + 1
    }
    for (const { occurrence, lane } of spans.toSorted((one, other) => one.lane - other.lane)) add(occurrence, lane)
    for (const occurrence of weekOccurrences.filter((each) => !isSpan(each))) add(occurrence, free)
    return entries
  }
  return new Map(week.map((day) => [day, entriesOn(day)] as const))
}

export function roomAbove({ skipped }: DayEntry) {
  return skipped === 0 ? undefined : { marginTop: `calc(${skipped} * (1.5rem + 2px))` }
}

function stretchOf(occurrence: Occurrence) {
  const { first, last } = daysOf(occurrence)
  return { from: first, to: last + 1 }
}

function isSpan(occurrence: Occurrence): boolean {
  const { first, last } = daysOf(occurrence)
  return isAllDay(occurrence) && last > first
}

function partOf(occurrence: Occurrence, day: number, week: readonly number[]): Omit<DayEntry, "line" | "skipped"> {
  const { first, last } = daysOf(occurrence)
  const look = day === first ? "first" : day === last ? "last" : "middle"
  return {
    occurrence,
    part: dayWithin(occurrence, day),
    span: isSpan(occurrence) ? { look, hasTitle: day === Math.max(first, week[0] ?? first) } : null,
  }
}

/** Returns null for an event of one day. */
export function dayWithin(occurrence: Occurrence, day: number): DayEntry["part"] {
  const { first, last } = daysOf(occurrence)
  return first === last ? null : { day: day - first + 1, days: last - first + 1 }
}

/** Minutes: a shorter event is drawn as long as this. */
const shortest = 30

/** Events at the same time stand side by side in a day's column. */
export type Block = Stretch & {
  /** Minutes after midnight, on clocks in Brussels. */
  readonly from: number
  readonly lane: number
  /** Counts the lanes of all events that overlap it, directly or through others. */
  readonly lanes: number
}

/** Whole days, and events that last longer than one, stand above the hours. */
export function isAboveHours(occurrence: Occurrence): boolean {
  const { start, end } = occurrence
  return isAllDay(occurrence) || (toSeconds(end ?? start) ?? 0) - (toSeconds(start) ?? 0) > DAY * 60
}

/** Events that go on past midnight are on both days. */
export function blocksOf(day: number, occurrences: readonly Occurrence[]): readonly Block[] {
  const stretches = occurrences.flatMap((occurrence) => {
    if (!isOn(occurrence, day)) return []
    const { start, end } = occurrence
    const from = day === parseDay(start) ? minutesOf(start) : 0
    const to = end === null ? from : day === parseDay(end) ? minutesOf(end) : DAY
    return [{ occurrence, from: Math.min(from, DAY - shortest), to: Math.min(DAY, Math.max(to, from + shortest)) }]
  })
  let cluster = { end: 0, lanes: 0 }
  const placed = withLanes(stretches.toSorted((one, other) => one.from - other.from || other.to - one.to)).map((block) => {
    if (block.from >= cluster.end) cluster = { end: 0, lanes: 0 }
    cluster.end = Math.max(cluster.end, block.to)
    cluster.lanes = Math.max(cluster.lanes, block.lane + 1)
    return { block, cluster }
  })
  return placed.map(({ block, cluster: { lanes } }) => ({ ...block, lanes }))
}

function minutesOf(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}

export type HourRange = { readonly first: number; readonly last: number }

const usual: HourRange = { first: 9, last: 19 }

/** A week shows the hours of its events, and of a working day. */
export function hoursAround(blocks: readonly Block[]): HourRange {
  return {
    first: Math.min(usual.first, ...blocks.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(usual.last, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  }
}
