/** A series whose start moves: its rule goes along, and so do the times that name its occurrences. */
import { formatDay } from "#contract/agenda/calendar.ts"
import { daysOf, readRule } from "#contract/agenda/recurrence.ts"
import { isDay } from "#contract/agenda/brussels.ts"
import { clockTimeOf, dayIn, onDay } from "#app/agenda/time/event-time.ts"
import { readRepeat } from "./read-repeat.ts"
import { dateOf, isLastOfMonth, ordinalOf, weekdayOf, writeRepeat, type MonthlyOn, type Pattern } from "./repeat.ts"

/** The rule for another start: every Tuesday becomes every Wednesday. A rule that the form can't show stays as it is. */
export function ruleForStart(rule: string, before: string, after: string): string {
  const [from, to] = [clockTimeOf(before).date, clockTimeOf(after).date]
  const repeat = readRepeat(rule, from)
  if (repeat === null || (from === to && isDay(before) === isDay(after))) return rule
  return writeRepeat({ ...repeat, pattern: patternForStart(repeat.pattern, from, to) }, isDay(after))
}

function patternForStart(pattern: Pattern, from: string, to: string): Pattern {
  if (pattern.frequency === "MONTHLY") return { ...pattern, on: monthlyForStart(pattern.on, from, to) }
  if (pattern.frequency !== "WEEKLY" || !pattern.weekdays.includes(weekdayOf(from)) || pattern.weekdays.includes(weekdayOf(to)))
    return pattern
  return { ...pattern, weekdays: [...pattern.weekdays.filter((day) => day !== weekdayOf(from)), weekdayOf(to)] }
}

function monthlyForStart(on: MonthlyOn, from: string, to: string): MonthlyOn {
  if (on.kind === "date") return on.day === dateOf(from) ? { ...on, day: dateOf(to) } : on
  if (on.weekday !== weekdayOf(from)) return on
  const nth = on.nth === -1 && isLastOfMonth(to) ? -1 : ordinalOf(to)
  return { kind: "weekday", nth, weekday: weekdayOf(to) }
}

type Moved = { readonly start: string; readonly rule: string }

/** Farther than any gap between two dates of a rule that a form can show, in days. */
const farthest = 400

/**
 * The start by which a moved series names one of its former occurrences: that of the same day, else the nearest one after the same move.
 * Null where the new rule has none near.
 */
export function counterpart(time: string, before: Moved, after: Moved): string | null {
  const rule = readRule(after.rule, dayIn(after.start))
  if (rule === undefined) return null
  const fallsOn = (day: number) => [...daysOf(rule, dayIn(after.start), { from: day, to: day })].length > 0
  const same = dayIn(time)
  if (fallsOn(same)) return onDay(after.start, same)
  const wanted = same + dayIn(after.start) - dayIn(before.start)
  const near = [...daysOf(rule, dayIn(after.start), { from: wanted - farthest, to: wanted + farthest })]
  const [nearest] = near.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || other - one)
  return nearest === undefined ? null : onDay(after.start, nearest)
}

/** The days of left-out occurrences after the move; one without a counterpart is dropped. */
export function counterparts(times: readonly string[], before: Moved, after: Moved): readonly string[] {
  const moved = times.flatMap((time) => counterpart(time, before, after) ?? [])
  return moved.filter((time, index) => moved.indexOf(time) === index)
}

/** `YYYY-MM-DD` of the day before. */
export function dayBefore(time: string): string {
  return formatDay(dayIn(time) - 1)
}
