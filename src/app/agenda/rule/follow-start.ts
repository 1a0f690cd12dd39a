/** A series whose start moves: its rule goes along, and so do the times that name its occurrences. */
import { counterpart, type Ruled } from "#contract/agenda/split.ts"
import { isDay } from "#contract/agenda/brussels.ts"
import { clockTimeOf } from "#app/agenda/days/event-time.ts"
import { readRepeat, dateOf, isLastOfMonth, ordinalOf, weekdayOf, writeRepeat, type MonthlyOn, type Pattern } from "./repeat.ts"

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

/** The days of left-out occurrences after the move; one without a counterpart is dropped. */
export function counterparts(times: readonly string[], before: Ruled, after: Ruled): readonly string[] {
  const moved = times.flatMap((time) => counterpart(time, before, after) ?? [])
  return moved.filter((time, index) => moved.indexOf(time) === index)
}
