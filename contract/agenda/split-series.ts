/** Splits a series of events before one of its occurrences. A second series continues from there (RFC 5545 calls it "this and future"). */
import { isDay } from "./brussels.ts"
import { formatDay } from "./days.ts"
import { audienceOf, isCancelled, recurrenceIdOf, timesOf, type EventFields } from "./calendar-event.ts"
import { counterpart, dayOf, isBefore, minutesBetween, movedBy, untilOf } from "./moved-series.ts"
import { daysOf, readRule } from "./recurrence.ts"

export type Split = {
  readonly former: EventFields
  readonly rest: EventFields
  /** The start that the former series gives to the first occurrence after the split. */
  readonly at: string
}

export function endedBefore(former: EventFields, at: string) {
  const { rule, exdates } = timesOf(former)
  return { field_rrule: ruleUntil(rule ?? "", at), field_exdates: exdates.filter((time) => isBefore(time, at)) }
}

/**
 * Returns the fields that a split changes in an event that replaces an occurrence; null if that event stays as it is.
 *
 * A series on Tuesdays is split at 20 October 2026 and goes on on Wednesdays. The event that replaced 27 October then replaces the 28th.
 * One that replaced 13 October stays, as does one that the second series has no occurrence for.
 */
export function movedBySplit(event: EventFields, { former, rest, at }: Split) {
  const time = recurrenceIdOf(event) ?? ""
  const { start, rule } = timesOf(rest)
  const own = { start: at, rule: timesOf(former).rule ?? "" }
  const movedTime = isBefore(time, at) ? null : counterpart(time, own, { start, rule: rule ?? "" })
  if (movedTime === null) return null
  // A cancellation of all that follows concerns the changed occurrences too.
  const cancelled = isCancelled(rest) === isCancelled(former) ? {} : { field_cancelled: isCancelled(rest) }
  return { field_recurrence_id: movedTime, field_audience: audienceOf(rest), ...cancelled }
}

/** Returns the fields of the second series, still at the times of the former one. */
export function restFrom(former: EventFields, at: string) {
  const { start, end, rule, exdates } = timesOf(former)
  return {
    field_event_start: at,
    field_event_end: end === null ? null : movedBy(end, minutesBetween(start, at)),
    field_rrule: ruleFrom(start, rule ?? "", at),
    field_exdates: exdates.filter((time) => !isBefore(time, at)),
  }
}

/** Tells whether a series has no earlier occurrence: then "this and the following" are all its events. */
export function isFirst(series: EventFields, at: string): boolean {
  const { start, rule } = timesOf(series)
  return countBefore(start, rule ?? "", at) === 0
}

/** Returns the number of times that a rule gives before one of its starts, left-out ones among them, since COUNT counts them too. */
function countBefore(start: string, text: string, at: string): number {
  const rule = readRule(text, dayOf(start))
  return rule === undefined ? 0 : [...daysOf(rule, dayOf(start), { from: dayOf(start), to: dayOf(at) - 1 })].length
}

/** Returns the rule of what remains of a series from one of its starts on: of COUNT the rest. */
function ruleFrom(start: string, rule: string, at: string): string {
  const [, count] = /(?:^|;)COUNT=(\d+)/.exec(rule) ?? []
  if (count === undefined) return rule
  return `${withoutEnd(rule)};COUNT=${Math.max(1, Number(count) - countBefore(start, rule, at))}`
}

/** Returns the rule of a series that ends before one of its starts. An event falls on a day once at most, so the day before is its last. */
function ruleUntil(rule: string, at: string): string {
  return [withoutEnd(rule), `UNTIL=${untilOf(formatDay(dayOf(at) - 1), isDay(at))}`].join(";")
}

export function withoutEnd(rule: string): string {
  return rule
    .split(";")
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(";")
}
