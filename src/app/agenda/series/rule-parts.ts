import { untilOf } from "#app/agenda/rule/repeat.ts"
import { countBefore } from "#app/agenda/rule/dates.ts"
import { dayBefore } from "#app/agenda/rule/follow-start.ts"
import { isDay } from "#contract/agenda/brussels.ts"

/** The rule of a series that ends before one of its starts. An event falls on a day once at most, so the day before is its last. */
export function ruleUntil(rule: string, at: string): string {
  return [withoutEnd(rule), `UNTIL=${untilOf(dayBefore(at), isDay(at))}`].join(";")
}

/** The rule of what remains of a series from one of its starts on: of COUNT the rest. */
export function ruleFrom(start: string, rule: string, at: string): string {
  const [, count] = /(?:^|;)COUNT=(\d+)/.exec(rule) ?? []
  if (count === undefined) return rule
  const left = Math.max(1, Number(count) - countBefore({ start, rule, exdates: [] }, at))
  return [withoutEnd(rule), `COUNT=${left}`].join(";")
}

function withoutEnd(rule: string): string {
  return rule
    .split(";")
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(";")
}
