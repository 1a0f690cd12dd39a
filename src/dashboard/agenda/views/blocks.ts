import { parseDay } from "#contract/agenda/days.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import { daysOf, isAllDay, type Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

/** Minutes of a day. */
const wholeDay = 1440
/** An event is drawn at least as long as this. */
const shortest = 30
const wholeDaySeconds = 86_400

/** A part of an event in the column of a day. Events at the same time stand side by side. */
export type Block = {
  readonly occurrence: Occurrence
  /** Minutes after midnight, on clocks in Brussels. */
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
}

/** Whole days, and what lasts longer than one, stand above the hours. */
export function isAboveHours(occurrence: Occurrence): boolean {
  const { start, end } = occurrence
  return isAllDay(occurrence) || (toSeconds(end ?? start) ?? 0) - (toSeconds(start) ?? 0) > wholeDaySeconds
}

/** The events of one day at their hours. Those that go on past midnight are on both days. */
export function blocksOf(day: number, occurrences: readonly Occurrence[]): readonly Block[] {
  const parts = occurrences.flatMap((occurrence) => {
    const { first, last } = daysOf(occurrence)
    if (day < first || day > last) return []
    const from = day === first ? minutesOf(occurrence.start) : 0
    const to = occurrence.end === null ? from : day === parseDay(occurrence.end) ? minutesOf(occurrence.end) : wholeDay
    return [{ occurrence, from: Math.min(from, wholeDay - shortest), to: Math.min(wholeDay, Math.max(to, from + shortest)) }]
  })
  return clustersOf(parts.toSorted((one, other) => one.from - other.from || other.to - one.to)).flatMap(sideBySide)
}

type Part = Pick<Block, "occurrence" | "from" | "to">

/** Groups of events that overlap, one with the next. */
function clustersOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const clusters: Part[][] = []
  let end = 0
  for (const part of parts) {
    const last = clusters.at(-1)
    if (last === undefined || part.from >= end) clusters.push([part])
    else last.push(part)
    end = Math.max(part.from >= end ? 0 : end, part.to)
  }
  return clusters
}

/** Each part has the first column that is free at its beginning. */
function sideBySide(cluster: readonly Part[]): readonly Block[] {
  const ends: number[] = []
  const placed = cluster.map((part) => {
    const free = ends.findIndex((end) => end <= part.from)
    const column = free === -1 ? ends.length : free
    ends[column] = part.to
    return { ...part, column }
  })
  return placed.map((part) => ({ ...part, columns: ends.length }))
}

function minutesOf(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}

export type Hours = { readonly first: number; readonly last: number }

const usual: Hours = { first: 9, last: 19 }

/** The hours that a week shows: those of its events, and of a working day. */
export function hoursOf(blocks: readonly Block[]): Hours {
  return {
    first: Math.min(usual.first, ...blocks.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(usual.last, ...blocks.map(({ to }) => Math.ceil(to / 60))),
  }
}
