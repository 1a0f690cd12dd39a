import { momentOf, nextOccurrence, occurrencesOf } from "#contract/agenda/occurrences.ts"
import { ruleProblem } from "#contract/agenda/recurrence-rule.ts"
import { isStoredTime } from "#dashboard/agenda/days/event-time.ts"

export type SeriesTimes = { readonly start: string; readonly rule: string; readonly exdates: readonly string[] }

/** Seconds. Leap days come at least every eight years. */
const reach = 40 * 366 * 86_400

/** `from` is in Unix seconds. */
export function firstStarts(series: SeriesTimes, from: number, most: number): readonly string[] {
  const begin = Math.max(from, momentOf(series.start, 0))
  const starts: string[] = []
  for (const { start } of occurrencesOf({ ...series, end: null, replaced: [] }, { from: begin, to: begin + reach })) {
    if (starts.push(start) === most) break
  }
  return starts
}

/** `later` means that the rule's first date is after the start. */
export type SeriesProblem = { readonly kind: "unknown" | "never" | "ended" } | { readonly kind: "later"; readonly first: string }

export function seriesProblem(start: string, rule: string): SeriesProblem | null {
  if (ruleProblem(rule) !== null) return { kind: "unknown" }
  if (!isStoredTime(start)) return null
  const first = firstStart(start, rule)
  if (first === undefined) return { kind: firstStart(start, rule.replace(/;?UNTIL=[^;]*/, "")) === undefined ? "never" : "ended" }
  return momentOf(first, 0) === momentOf(start, 0) ? null : { kind: "later", first }
}

function firstStart(start: string, rule: string): string | undefined {
  return nextOccurrence({ start, end: null, rule, exdates: [], replaced: [] }, momentOf(start, 0))?.start
}
