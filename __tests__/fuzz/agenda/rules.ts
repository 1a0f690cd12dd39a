/** Compares our occurrences with those of the rrule library, and the hours of clocks in Brussels with @internationalized/date. */
import { parseDateTime, toZoned } from "@internationalized/date"
import { RRule } from "rrule"
import { withoutOffset } from "#contract/agenda/brussels.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"
import { momentOf, occurrencesOf } from "#contract/agenda/occurrences.ts"
import { randomOf, type Random } from "../random.ts"

const years = 5

export type Compared = { readonly rules: number; readonly occurrences: number; readonly problems: readonly string[] }

/** Over five years from each start: between them are ten changes of the clocks and at least one leap day. */
export function compareRules({ rules, seed }: { readonly rules: number; readonly seed: number }): Compared {
  const random = randomOf(seed)
  const problems: string[] = []
  let occurrences = 0
  for (let made = 0; made < rules; made++) {
    const event = anEvent(random)
    const [ours, theirs] = [ourStarts(event), theirStarts(event)]
    occurrences += theirs.length
    if (ours.join() !== theirs.join()) problems.push(`${event.rule} from ${event.start}: ${difference(ours, theirs)}`)
  }
  return { rules, occurrences, problems }
}

type RepeatingEvent = { readonly rule: string; readonly start: string; readonly exdates: readonly string[] }

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const
const hours = ["", "T00:00", "T02:30", "T12:00", "T18:15", "T23:30"] as const
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const

function anEvent(random: Random): RepeatingEvent {
  const day = formatDay(parseDay("2019-01-01") + random.whole(4000))
  const start = `${day}${random.pick(hours)}`
  const rule = aRule(random, day)
  const all = ourStarts({ rule, start, exdates: [] })
  const exdates = all.filter(() => random.chance(0.1)).map((time) => (random.chance(0.5) ? time.slice(0, 10) : time))
  return { rule, start, exdates }
}

// BYWEEKNO, BYYEARDAY, and BYSETPOS of weeks are outside the comparison (docs/decisions/0008-occurrences-without-a-library.md).
function aRule(random: Random, day: string): string {
  const frequency = random.pick(frequencies)
  const isMonthly = frequency === "MONTHLY" || frequency === "YEARLY"
  const some = <T>(share: number, items: readonly [T, ...T[]]) =>
    random.chance(share) ? [...new Set([random.pick(items), random.pick(items), random.pick(items)])] : []
  const nth = isMonthly && random.chance(0.5) ? random.pick(["1", "2", "3", "-1", "-2"]) : ""
  const parts = [
    ["FREQ", [frequency]],
    ["INTERVAL", random.chance(0.4) ? [String(1 + random.whole(4))] : []],
    ["BYMONTH", some(0.25, [1, 2, 3, 6, 10, 12])],
    ["BYMONTHDAY", some(0.25, [1, 13, 28, 29, 30, 31, -1, -2])],
    ["BYDAY", some(0.4, weekdays).map((weekday) => nth + weekday)],
    // The library counts a day twice that several negative positions name, or positions from both ends.
    ["BYSETPOS", isMonthly && random.chance(0.15) ? [random.pick(["1", "2", "-1", "1,2"])] : []],
    ["WKST", random.chance(0.3) ? ["SU"] : []],
    ...limitOf(random, day),
  ] as const
  return parts.flatMap(([name, values]) => (values.length === 0 ? [] : [`${name}=${values.join()}`])).join(";")
}

function limitOf(random: Random, day: string): readonly (readonly [string, readonly string[]])[] {
  if (random.chance(0.3)) return [["COUNT", [String(1 + random.whole(60))]]]
  const until = formatDay(parseDay(day) + random.whole(1500))
  return random.chance(0.3) ? [["UNTIL", [until.replaceAll("-", "")]]] : []
}

/** Local times, as `2026-10-06T09:00`, or days. */
function ourStarts({ rule, start, exdates }: RepeatingEvent): readonly string[] {
  const event = { start: inBrussels(start), end: null, rule, exdates: exdates.map(inBrussels), replaced: [] }
  const from = momentOf(start.slice(0, 10), 0)
  return [...occurrencesOf(event, { from, to: from + years * 366 * 86_400 })].map(
    (occurrence) => withoutOffset(occurrence.start) ?? occurrence.start,
  )
}

function theirStarts({ rule, start, exdates }: RepeatingEvent): readonly string[] {
  const from = momentOf(start.slice(0, 10), 0)
  const last = from + years * 366 * 86_400
  // The library knows no zones: it gets local times as if they were UTC, and UNTIL as the end of its day.
  const { until, ...said } = RRule.parseString(rule)
  const end = new Date(
    Math.min((last + 86_400) * 1000, until === null || until === undefined ? Number.POSITIVE_INFINITY : until.getTime() + 86_399_000),
  )
  const theirs = new RRule({ ...said, dtstart: new Date(`${start.padEnd(16, "T00:00")}:00Z`), until: end })
  const excluded = new Set(exdates)
  const times = theirs.all().map((date) => shownBy(date.toISOString().slice(0, start.length)))
  return times.filter((time) => momentOf(inBrussels(time), 0) < last && !excluded.has(time) && !excluded.has(time.slice(0, 10)))
}

function inBrussels(local: string): string {
  if (local.length === 10) return local
  const zoned = toZoned(parseDateTime(local), "Europe/Brussels", "compatible")
  return zoned.toString().replace(/\[.*/, "")
}

/** The time that clocks show where they skip the one that a rule gives. */
function shownBy(local: string): string {
  return inBrussels(local).slice(0, local.length)
}

function difference(ours: readonly string[], theirs: readonly string[]): string {
  const missing = theirs.filter((time) => !ours.includes(time))
  const more = ours.filter((time) => !theirs.includes(time))
  return `missing ${missing.slice(0, 3).join()}; too many ${more.slice(0, 3).join()}`
}
