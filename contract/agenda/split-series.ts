import { isDay } from "./brussels.ts"
import { formatDay } from "./days.ts"
import { audienceOf, isCancelled, recurrenceIdOf, timesOf, type EventFields } from "./calendar-event.ts"
import { counterpart, dayNumberOf, isBefore, minutesBetween, movedBy, untilOf } from "./moved-series.ts"
import { daysOf, readRule } from "./recurrence.ts"

export type Split = {
  readonly former: EventFields
  readonly rest: EventFields
  readonly at: string
}

export function endedBefore(former: EventFields, at: string) {
  const { rule, exdates } = timesOf(former)
  return { field_rrule: ruleUntil(rule ?? "", at), field_exdates: exdates.filter((time) => isBefore(time, at)) }
}

/** Returns the fields that a split changes in an event that replaces an occurrence. Returns null if the event stays unchanged. */
export function movedBySplit(event: EventFields, { former, rest, at }: Split) {
  const time = recurrenceIdOf(event) ?? ""
  const { start, rule } = timesOf(rest)
  const own = { start: at, rule: timesOf(former).rule ?? "" }
  const movedTime = isBefore(time, at) ? null : counterpart(time, own, { start, rule: rule ?? "" })
  if (movedTime === null) return null
  // A cancellation of all that follows also cancels the changed occurrences.
  const cancelled = isCancelled(rest) === isCancelled(former) ? {} : { field_cancelled: isCancelled(rest) }
  return { field_recurrence_id: movedTime, field_audience: audienceOf(rest), ...cancelled }
}

export function restFrom(former: EventFields, at: string) {
  const { start, end, rule, exdates } = timesOf(former)
  return {
    field_event_start: at,
    field_event_end: end === null ? null : movedBy(end, minutesBetween(start, at)),
    field_rrule: ruleFrom(start, rule ?? "", at),
    field_exdates: exdates.filter((time) => !isBefore(time, at)),
  }
}

export function isFirst(series: EventFields, at: string): boolean {
  const { start, rule } = timesOf(series)
  return countBefore(start, rule ?? "", at) === 0
}

/** Returns the number of occurrences before a start. COUNT counts left-out ones too, so this does as well. */
function countBefore(start: string, text: string, at: string): number {
  const rule = readRule(text, dayNumberOf(start))
  return rule === undefined ? 0 : [...daysOf(rule, dayNumberOf(start), { from: dayNumberOf(start), to: dayNumberOf(at) - 1 })].length
}

function ruleFrom(start: string, rule: string, at: string): string {
  const [, count] = /(?:^|;)COUNT=(\d+)/.exec(rule) ?? []
  if (count === undefined) return rule
  return `${withoutEnd(rule)};COUNT=${Math.max(1, Number(count) - countBefore(start, rule, at))}`
}

/** Returns the rule of a series that ends before an occurrence. An event takes place at most once a day, so the day before is its last. */
function ruleUntil(rule: string, at: string): string {
  return [withoutEnd(rule), `UNTIL=${untilOf(formatDay(dayNumberOf(at) - 1), isDay(at))}`].join(";")
}

export function withoutEnd(rule: string): string {
  return rule
    .split(";")
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(";")
}
