import { isDay, withOffset } from "./brussels.ts"
import { timesOf, type EventFields } from "./calendar-event.ts"
import { civil, formatDay, parseDay, type Civil } from "./days.ts"
import { localOf, localUntil, storedTime, type EventTimes } from "./occurrences.ts"
import { daysOf, readRule } from "./recurrence.ts"
import { weekdays } from "./recurrence-rule.ts"

export type Ruled = { readonly start: string; readonly rule: string }

export function dayNumberOf(time: string): number {
  return parseDay(localOf(time))
}

/** Compares times of one series, which has at most one occurrence a day. */
export function isBefore(time: string, at: string): boolean {
  return dayNumberOf(time) < dayNumberOf(at)
}

/** Returns the minutes between two stored times, as if clocks were never changed. */
export function minutesBetween(from: string, to: string): number {
  return clockMinutes(to) - clockMinutes(from)
}

export function movedBy(time: string, minutes: number): string {
  const moved = new Date((clockMinutes(time) + minutes) * 60_000).toISOString()
  return storedTime(moved.slice(0, isDay(time) ? 10 : 19))
}

function clockMinutes(time: string): number {
  return Date.parse(`${localOf(time).padEnd(19, "T00:00:00")}Z`) / 60_000
}

/** Returns the fields of a series after one of its occurrences moved and all others moved along. */
export function movedSeries(series: EventFields, at: string, { start, end }: Pick<EventTimes, "start" | "end">) {
  const { start: first, rule, exdates } = timesOf(series)
  const before = { start: first, rule: rule ?? "" }
  const next = movedBy(first, minutesBetween(at, start))
  const after = { start: next, rule: ruleForStart(before.rule, first, next) }
  return {
    field_event_start: next,
    field_event_end: end === null ? null : movedBy(next, minutesBetween(start, end)),
    field_rrule: after.rule,
    field_exdates: counterparts(exdates, before, after),
  }
}

/** Days: a form can show no rule with a longer gap between two dates. */
const farthest = 400

/** Returns the start that a moved series gives to a former occurrence: on the same day, else on the nearest one. Returns null if none is near. */
export function counterpart(time: string, before: Ruled, after: Ruled): string | null {
  const first = dayNumberOf(after.start)
  const rule = readRule(after.rule, first)
  if (rule === undefined) return null
  const localStart = (day: number) => formatDay(day) + localOf(after.start).slice(10)
  const until = rule.until === null ? null : localUntil(rule.until)
  const isOver = (day: number) => until !== null && localStart(day).padEnd(19, "T00:00:00") > until
  const within = (from: number, to: number) => [...daysOf(rule, first, { from, to })].filter((day) => !isOver(day))
  const on = (day: number) => storedTime(localStart(day))
  const same = dayNumberOf(time)
  if (within(same, same).length > 0) return on(same)
  const target = same + first - dayNumberOf(before.start)
  const near = within(target - farthest, target + farthest)
  const [nearest] = near.toSorted((one, other) => Math.abs(one - target) - Math.abs(other - target) || other - one)
  return nearest === undefined ? null : on(nearest)
}

export function counterparts(times: readonly string[], before: Ruled, after: Ruled): readonly string[] {
  return [...new Set(times.flatMap((time) => counterpart(time, before, after) ?? []))]
}

/** Returns the rule for another start: every Tuesday becomes every Wednesday. A rule that the form can't show stays unchanged. */
export function ruleForStart(rule: string, before: string, after: string): string {
  const [from, to] = [civil(dayNumberOf(before)), civil(dayNumberOf(after))]
  const parts = rule.split(";")
  const days = parts.filter((part) => part.startsWith("BY"))
  const isShown = days.length <= 1 && !parts.some((part) => part.startsWith("WKST=") && part !== "WKST=MO")
  const [frequency = ""] = /(?<=FREQ=)\w+/.exec(rule) ?? []
  const movedPart = (part: string) => {
    if (part.startsWith("BY") && isShown) return partForStart(part, frequency, [from, to])
    const [, until] = /^UNTIL=(.+)$/.exec(part) ?? []
    return until === undefined || isDay(before) === isDay(after) ? part : `UNTIL=${untilOf(localUntil(until).slice(0, 10), isDay(after))}`
  }
  return parts.map(movedPart).join(";")
}

function partForStart(part: string, frequency: string, [from, to]: readonly [Civil, Civil]): string {
  const [name = "", value = ""] = part.split("=")
  const names = value.split(",")
  const [own = "", next = ""] = [weekdays[from.weekday], weekdays[to.weekday]]
  if (frequency === "WEEKLY" && names.includes(own) && !names.includes(next))
    return `BYDAY=${weekdays.filter((day) => day === next || (day !== own && names.includes(day))).join(",")}`
  if (frequency !== "MONTHLY") return part
  if (name === "BYMONTHDAY") return value === String(from.day) ? `BYMONTHDAY=${to.day}` : part
  const [, nth, weekday] = /^\+?(-1|[1-4])([A-Z]{2})$/.exec(value) ?? []
  if (weekday !== own) return part
  const ordinal = Math.ceil(to.day / 7)
  const isLast = to.day + 7 > to.daysInMonth
  return `BYDAY=${(nth === "-1" && isLast) || ordinal === 5 ? -1 : ordinal}${next}`
}

/** Returns the end of a day in Brussels. RFC 5545 wants a day if the series has days, else a time in UTC. */
export function untilOf(day: string, isAllDay: boolean): string {
  if (isAllDay) return day.replaceAll("-", "")
  const end = new Date(withOffset(`${day}T23:59:59`) ?? Number.NaN)
  return Number.isNaN(end.getTime()) ? day.replaceAll("-", "") : end.toISOString().replaceAll(/[-:]|\.\d+/g, "")
}
