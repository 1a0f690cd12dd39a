import { fromSeconds, isDay, toSeconds, withOffset } from "./brussels.ts"
import { formatDay, parseDay } from "./days.ts"
import { daysOf, readRule } from "./recurrence.ts"

/** Unix seconds; the range ends before `to`. */
export type Range = { readonly from: number; readonly to: number }

/** Times are RFC 3339 with offset, or `YYYY-MM-DD` if the event lasts whole days. `end` is then the last day. */
export type EventTimes = {
  readonly start: string
  readonly end: string | null
  readonly rule: string | null
  readonly exdates: readonly string[]
  readonly replaced: readonly string[]
}

export type Times = Pick<EventTimes, "start" | "end">

const DAY = 86_400

/** Yields the occurrences that overlap a range, at the hour that clocks in Brussels show. */
export function* occurrencesOf(event: EventTimes, range: Range): Generator<Times> {
  const local = { start: localOf(event.start), end: localOf(event.end ?? event.start) }
  const startDay = parseDay(local.start)
  const rule = event.rule === null ? undefined : readRule(event.rule, startDay)
  if (rule === undefined) {
    const once = { start: event.start, end: event.end }
    if (overlaps(once, range)) yield once
    return
  }
  const lasts = Math.max(0, parseDay(local.end) - startDay)
  const until = rule.until === null ? null : localUntil(rule.until)
  const isLeftOut = leftOut([...event.exdates, ...event.replaced])
  const window = { from: Math.floor(range.from / DAY) - lasts - 1, to: Math.ceil(range.to / DAY) + 1 }
  for (const day of daysOf(rule, startDay, window)) {
    const localStart = formatDay(day) + local.start.slice(10)
    if (until !== null && localStart.padEnd(19, "T00:00:00") > until) return
    const start = storedTime(localStart)
    const end = event.end === null ? null : storedTime(formatDay(day + lasts) + local.end.slice(10))
    const occurrence = { start, end }
    if (!isLeftOut(start) && overlaps(occurrence, range)) yield occurrence
  }
}

// Seconds: around 2100, 29 February falls on a given weekday only every 40 years.
const longestWait = 40 * 366 * DAY

/** Returns the first occurrence that isn't over at a moment in Unix seconds. */
export function nextOccurrence(event: EventTimes, from: number): Times | undefined {
  const [next] = occurrencesOf(event, { from, to: from + longestWait })
  return next
}

export function localOf(time: string): string {
  const seconds = toSeconds(time)
  return seconds === null ? time.slice(0, 10) : fromSeconds(seconds).slice(0, 19)
}

/** RFC 5545, 3.3.5: an hour that clocks skip in March is the hour that they show instead. */
export function storedTime(local: string): string {
  if (isDay(local)) return local
  return withOffset(local) ?? fromSeconds(Date.parse(`${local}+01:00`) / 1000)
}

export function localUntil(until: string): string {
  const [, year = "", month = "", day = "", time = "", isUtc = ""] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z?))?$/.exec(until) ?? []
  const clock = time === "" ? "23:59:59" : time.replace(/^(..)(..)(..)$/, "$1:$2:$3")
  const local = `${year}-${month}-${day}T${clock}`
  const instant = isUtc === "" ? Number.NaN : Date.parse(`${local}Z`)
  return Number.isNaN(instant) ? local : fromSeconds(instant / 1000).slice(0, 19)
}

function leftOut(times: readonly string[]): (start: string) => boolean {
  // A day excludes all its occurrences. A time excludes one start in any offset, or of whole days the first moment.
  const moments = new Set(times.map((time) => toSeconds(time) ?? time.slice(0, 10)))
  return (start) => moments.has(toSeconds(start) ?? start) || moments.has(localOf(start).slice(0, 10)) || moments.has(momentOf(start, 0))
}

function overlaps({ start, end }: Times, { from, to }: Range): boolean {
  const begins = momentOf(start, 0)
  const ends = isDay(start) ? momentOf(end ?? start, 1) : momentOf(end ?? start, 0)
  return begins < to && (ends > from || begins >= from)
}

/** Returns Unix seconds. A whole day becomes midnight in Brussels, `daysAfter` days after it. */
export function momentOf(time: string, daysAfter: number): number {
  return toSeconds(time) ?? toSeconds(withOffset(`${formatDay(parseDay(time) + daysAfter)}T00:00`) ?? "") ?? Date.parse(time) / 1000
}
