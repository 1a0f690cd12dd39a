import { occurrencesOf } from "#contract/agenda/occurrences.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import { instantOf, isStoredTime } from "#dashboard/agenda/days/event-time.ts"

export type SeriesTimes = { readonly start: string; readonly rule: string; readonly exdates: readonly string[] }

const DAY = 86_400
/** Leap days come at least every eight years; a rule that falls more rarely than this counts as one that never falls. */
const reach = 30 * 366 * DAY

/** Returns the first starts of a series from an instant (Unix seconds) on. */
export function firstStarts({ start, rule, exdates }: SeriesTimes, from: number, most: number): readonly string[] {
  const begin = Math.max(from, instantOf(start))
  const starts: string[] = []
  for (const occurrence of occurrencesOf({ start, end: null, rule, exdates, replaced: [] }, { from: begin - DAY, to: begin + reach })) {
    if (instantOf(occurrence.start) >= begin && starts.push(occurrence.start) === most) break
  }
  return starts
}

/** The reason why a series can't take place. `later`: the first date that the rule allows is not that of the start. */
export type SeriesProblem = { readonly kind: "unknown" | "never" | "ended" } | { readonly kind: "later"; readonly first: string }

export function seriesProblem(start: string, rule: string): SeriesProblem | null {
  if (ruleProblem(rule) !== null) return { kind: "unknown" }
  if (!isStoredTime(start)) return null
  const [first] = firstStarts({ start, rule, exdates: [] }, instantOf(start), 1)
  if (first === undefined) return { kind: hasEndBefore(start, rule) ? "ended" : "never" }
  return instantOf(first) === instantOf(start) ? null : { kind: "later", first }
}

function hasEndBefore(start: string, rule: string): boolean {
  const endless = rule.replace(/;?UNTIL=[^;]*/, "")
  return endless !== rule && firstStarts({ start, rule: endless, exdates: [] }, instantOf(start), 1).length > 0
}
