import { isDay } from "./brussels.ts"

export const weekdays: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

const days = `(${weekdays.join("|")})`
const numbers = (pattern: string) => new RegExp(`^-?${pattern}(,-?${pattern})*$`)

const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  UNTIL: /^\d{8}(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/,
  COUNT: /^[1-9]\d{0,4}$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  BYDAY: new RegExp(`^([+-]?[1-9]\\d?)?${days}(,([+-]?[1-9]\\d?)?${days})*$`),
  BYMONTHDAY: numbers("([1-9]|[12]\\d|3[01])"),
  BYMONTH: /^([1-9]|1[0-2])(,([1-9]|1[0-2]))*$/,
  BYYEARDAY: numbers("[1-9]\\d{0,2}"),
  BYWEEKNO: numbers("([1-9]|[1-4]\\d|5[0-3])"),
  BYSETPOS: numbers("[1-9]\\d{0,2}"),
  WKST: new RegExp(`^${days}$`),
}

/** Returns the fault of a recurrence rule (RFC 5545 without `RRULE:`), or null. Rules by the hour or faster are faults too. */
export function ruleProblem(rule: string): string | null {
  const pairs = rule.split(";").map((part) => part.split("=", 2))
  const names = pairs.map(([name = ""]) => name)
  const wrong = pairs.find(([name = "", value = ""]) => !isPart(name, value))
  if (wrong !== undefined) return `"${rule}" is no recurrence rule: "${wrong.join("=")}" isn't known. Write it as FREQ=MONTHLY;BYDAY=1TU`
  if (new Set(names).size < names.length) return `"${rule}" is no recurrence rule: a part occurs twice`
  if (!names.includes("FREQ")) return `"${rule}" is no recurrence rule: FREQ is missing`
  if (names.includes("COUNT") && names.includes("UNTIL")) return `"${rule}" is no recurrence rule: COUNT and UNTIL exclude each other`
  return null
}

function isPart(name: string, value: string): boolean {
  const pattern = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (pattern?.test(value) !== true) return false
  return name !== "UNTIL" || isDay(value.replace(/^(\d{4})(\d\d)(\d\d).*$/, "$1-$2-$3"))
}
