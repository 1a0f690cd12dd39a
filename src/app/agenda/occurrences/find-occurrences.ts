import { formatDay } from "#contract/agenda/calendar.ts"
import { momentOf, type Range } from "#contract/agenda/occurrences.ts"
import type { Condition } from "#app/lists/rows/kind.ts"
import { merged, parametersOf, searchOf } from "#app/lists/rows/list-request.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { done, type Outcome } from "#lib/session/problem.ts"
import { mayOccur, occurring, published, replacing, searched, shownFields, type Days } from "./agenda-request.ts"
import type { Occurrence } from "./occurrence.ts"
import { eventOf, expanded, toldOccurrences } from "./read-events.ts"
import { readPages, type Ask } from "./read-pages.ts"

export type Question = Days & {
  readonly isAdmin: boolean
  /** Words that title or place must contain; empty for none. */
  readonly text: string
  readonly conditions: readonly Condition[]
}

/** What is known of a back end: a Drupal has no filter for occurrences. */
export type Known = { hasOccurrences: boolean }

/** A list of values in a condition may be as long as this. */
const mostSeries = 40

/**
 * The occurrences in some days. Our server works them out; a Drupal answers 400 to that filter, and from then on they are worked out
 * here. So they are for a search, which looks at years: the server gives a thousand occurrences at most, before it compares words.
 */
export async function findOccurrences(ask: Ask, question: Question, known: Known): Promise<Outcome<readonly Occurrence[]>> {
  const { isAdmin, conditions } = question
  const shown = { ...shownFields, ...published(isAdmin), ...merged(conditions.map((each, index) => parametersOf(`c${index}`, each))) }
  if (known.hasOccurrences && question.text === "") {
    const outcome = await readPages(ask, { ...shown, ...occurring(question) })
    if (outcome.ok) return done(outcome.value.flatMap(toldOccurrences))
    if (outcome.problem.kind !== "invalid") return outcome
    known.hasOccurrences = false
  }
  const outcome = await readPages(ask, { ...shown, ...mayOccur(question), ...searchOf({ searched }, question.text) })
  if (!outcome.ok) return outcome
  const events = outcome.value.map(eventOf)
  const replaced = await replacedIn(
    ask,
    events.flatMap(({ id, rule }) => (rule === null ? [] : [id])),
  )
  return replaced.ok ? done(expanded(events, rangeOf(question), replaced.value)) : replaced
}

async function replacedIn(ask: Ask, series: readonly string[]): Promise<Outcome<ReadonlyMap<string, readonly string[]>>> {
  const rows: Row[] = []
  for (let start = 0; start < series.length; start += mostSeries) {
    const outcome = await readPages(ask, replacing(series.slice(start, start + mostSeries)))
    if (!outcome.ok) return outcome
    rows.push(...outcome.value)
  }
  const bySeries = new Map<string, readonly string[]>()
  for (const { related, attributes } of rows) {
    const [of] = related.field_series ?? []
    const start = textOf(attributes.field_recurrence_id)
    if (of !== undefined && start !== "") bySeries.set(of.id, [...(bySeries.get(of.id) ?? []), start])
  }
  return done(bySeries)
}

function rangeOf({ first, last }: Days): Range {
  return { from: momentOf(formatDay(first), 0), to: momentOf(formatDay(last), 1) }
}
