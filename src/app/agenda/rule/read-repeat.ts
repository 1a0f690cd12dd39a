import { fromSeconds } from "#contract/agenda/brussels.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import { dateOf, ordinals, weekdayOf, weekdays, type Ends, type Pattern, type Repeat, type Weekday } from "./repeat.ts"

type Parts = ReadonlyMap<string, string>

/** The recurrence that a rule says, from a start (`YYYY-MM-DD`); null where the form can't show it. */
export function readRepeat(rule: string, startDay: string): Repeat | null {
  if (ruleProblem(rule) !== null) return null
  const parts: Parts = new Map(
    rule.split(";").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const),
  )
  const pattern = patternIn(parts, startDay)
  // Where weeks begin matters to a rule of every second week.
  const isPlainWeek = (parts.get("WKST") ?? "MO") === "MO"
  if (pattern === null || !isPlainWeek) return null
  return { pattern, interval: Number(parts.get("INTERVAL") ?? 1), ends: endsIn(parts) }
}

function patternIn(parts: Parts, startDay: string): Pattern | null {
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"))
  const says = (name: string) => by.length === 1 && by[0] === name
  switch (parts.get("FREQ")) {
    case "DAILY":
      return by.length === 0 ? { frequency: "DAILY" } : null
    case "YEARLY":
      return by.length === 0 ? { frequency: "YEARLY" } : null
    case "WEEKLY":
      if (by.length === 0) return { frequency: "WEEKLY", weekdays: [weekdayOf(startDay)] }
      return says("BYDAY") ? weeklyIn(parts.get("BYDAY") ?? "") : null
    case "MONTHLY":
      if (by.length === 0) return { frequency: "MONTHLY", on: { kind: "date", day: dateOf(startDay) } }
      return says("BYDAY") || says("BYMONTHDAY") ? monthlyIn(parts) : null
    default:
      return null
  }
}

function weeklyIn(text: string): Pattern | null {
  const named = text.split(",")
  const days = weekdays.filter((day) => named.includes(day))
  return days.length === named.length ? { frequency: "WEEKLY", weekdays: days } : null
}

function monthlyIn(parts: Parts): Pattern | null {
  const date = parts.get("BYMONTHDAY") ?? ""
  if (/^\d+$/.test(date)) return { frequency: "MONTHLY", on: { kind: "date", day: Number(date) } }
  const [, number, name] = /^([+-]?\d)([A-Z]{2})$/.exec(parts.get("BYDAY") ?? "") ?? []
  const nth = ordinals.find((ordinal) => ordinal === Number(number))
  const weekday = weekdays.find((day): day is Weekday => day === name)
  return nth === undefined || weekday === undefined ? null : { frequency: "MONTHLY", on: { kind: "weekday", nth, weekday } }
}

function endsIn(parts: Parts): Ends {
  const count = parts.get("COUNT")
  const until = parts.get("UNTIL")
  if (count !== undefined) return { kind: "after", count: Number(count) }
  return until === undefined ? { kind: "never" } : { kind: "on", day: lastDay(until) }
}

/** The last day on which a series may fall: the day in Brussels of `20271231T225959Z`. */
export function lastDay(until: string): string {
  const [, year = "", month = "", day = "", time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?/.exec(until) ?? []
  const date = `${year}-${month}-${day}`
  if (time === undefined) return date
  return fromSeconds(Date.parse(`${date}T${time.replace(/^(..)(..)(..)$/, "$1:$2:$3")}Z`) / 1000).slice(0, 10)
}
