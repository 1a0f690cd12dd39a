/** A series of events that is split before one of its occurrences: another series goes on from there (RFC 5545 calls it "this and future"). */
import { isDay, withOffset } from "./brussels.ts"
import { formatDay, parseDay } from "./days.ts"
import { audienceOf, isCancelled, recurrenceIdOf, timesOf, type EventFields } from "./calendar-event.ts"
import { localOf, localUntil, stored } from "./occurrences.ts"
import { daysOf, readRule } from "./recurrence.ts"

export type Split = {
  /** The fields of the series that ends. */
  readonly former: EventFields
  /** The fields of the series that goes on. */
  readonly rest: EventFields
  /** The start that the former series gives to the first occurrence after the split. */
  readonly at: string
}

/** The fields of the former series that a split changes. */
export function endedBefore(former: EventFields, at: string) {
  const { rule, exdates } = timesOf(former)
  return { field_rrule: ruleUntil(rule ?? "", at), field_exdates: exdates.filter((time) => isBefore(time, at)) }
}

/**
 * The fields that a split changes in an event that replaces an occurrence of the former series, beside its series. Null if it stays as it is:
 * it is before the split, or replaces no occurrence of the new series.
 */
export function movedBySplit(event: EventFields, { former, rest, at }: Split) {
  const time = recurrenceIdOf(event) ?? ""
  const { start, rule } = timesOf(rest)
  const own = { start: at, rule: timesOf(former).rule ?? "" }
  const moved = isBefore(time, at) ? null : counterpart(time, own, { start, rule: rule ?? "" })
  if (moved === null) return null
  // Whoever cancels all that follows means the changed ones too.
  const cancelled = isCancelled(rest) === isCancelled(former) ? {} : { field_cancelled: isCancelled(rest) }
  return { field_recurrence_id: moved, field_audience: audienceOf(rest), ...cancelled }
}

/** Times of one series: it has one a day at most. */
export function isBefore(time: string, at: string): boolean {
  return dayOf(time) < dayOf(at)
}

function dayOf(time: string): number {
  return parseDay(localOf(time))
}

/** The rule of a series that ends before one of its starts. An event falls on a day once at most, so the day before is its last. */
function ruleUntil(rule: string, at: string): string {
  return [withoutEnd(rule), `UNTIL=${untilOf(formatDay(dayOf(at) - 1), isDay(at))}`].join(";")
}

export function withoutEnd(rule: string): string {
  return rule
    .split(";")
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(";")
}

/** The end of a day in Brussels: RFC 5545 wants a day if the series has days, else a time in UTC. */
export function untilOf(day: string, isAllDay: boolean): string {
  if (isAllDay) return day.replaceAll("-", "")
  const end = new Date(withOffset(`${day}T23:59:59`) ?? Number.NaN)
  return Number.isNaN(end.getTime()) ? day.replaceAll("-", "") : end.toISOString().replaceAll(/[-:]|\.\d+/g, "")
}

export type Ruled = { readonly start: string; readonly rule: string }

/** Farther than any gap between two dates of a rule that a form can show, in days. */
const farthest = 400

/**
 * The start by which a moved series names one of its former occurrences: that of the same day, else the nearest one after the same move.
 * Null if the new rule has none near.
 */
export function counterpart(time: string, before: Ruled, after: Ruled): string | null {
  const first = dayOf(after.start)
  const rule = readRule(after.rule, first)
  if (rule === undefined) return null
  const shown = (day: number) => formatDay(day) + localOf(after.start).slice(10)
  const until = rule.until === null ? null : localUntil(rule.until)
  const isOver = (day: number) => until !== null && shown(day).padEnd(19, "T00:00:00") > until
  const within = (from: number, to: number) => [...daysOf(rule, first, { from, to })].filter((day) => !isOver(day))
  const on = (day: number) => stored(shown(day))
  const same = dayOf(time)
  if (within(same, same).length > 0) return on(same)
  const wanted = same + first - dayOf(before.start)
  const near = within(wanted - farthest, wanted + farthest)
  const [nearest] = near.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one)
  return nearest === undefined ? null : on(nearest)
}
