import { isDay } from "#contract/agenda/brussels.ts"
import { momentOf } from "#contract/agenda/occurrences.ts"
import { seriesProblem } from "#dashboard/agenda/rule/dates.ts"
import { clockTimeOf, dateInWords, isStoredTime } from "#dashboard/agenda/days/event-time.ts"
import type { Item } from "#dashboard/items/item.ts"
import { type FieldValue, type Values, isText } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Also reports a draft whose save would end a published series. */
export function eventProblems(values: Values, { continues }: Pick<Item, "continues">): Readonly<Record<string, string>> {
  const { field_event_start: start, field_event_end: end, field_rrule: rule, status } = values
  const problems = Object.entries({
    field_event_start: timeProblem(start),
    field_event_end: timeProblem(end) ?? endProblem(start, end),
    field_rrule: isText(start) && isText(rule) && rule !== "" ? seriesWords(start, rule) : null,
    status: continues?.isPublished === true && status !== true ? appWords.eventRules.restOfPublished : null,
  })
  return Object.fromEntries(problems.flatMap(([name, text]) => (text === null ? [] : [[name, text]])))
}

/** A time without an offset is incomplete, or Brussels doesn't have it (src/dashboard/agenda/days/event-time.ts). */
function timeProblem(value: FieldValue | undefined): string | null {
  if (!isText(value) || value === "" || isStoredTime(value)) return null
  const { date, time } = clockTimeOf(value)
  if (!isDay(date)) return appWords.eventRules.dateMissing
  return time === "" ? appWords.eventRules.timeMissing : appWords.eventRules.skipped(dateInWords(value))
}

function endProblem(start: FieldValue | undefined, end: FieldValue | undefined): string | null {
  if (!isText(start) || !isText(end) || !isStoredTime(start) || !isStoredTime(end)) return null
  return momentOf(end, 0) < momentOf(start, 0) ? appWords.editorRules.endBeforeStart : null
}

function seriesWords(start: string, rule: string): string | null {
  const problem = seriesProblem(start, rule)
  if (problem === null) return null
  return problem.kind === "later" ? appWords.eventRules.series.later(dateInWords(problem.first)) : appWords.eventRules.series[problem.kind]
}
