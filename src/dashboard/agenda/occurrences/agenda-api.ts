import { api, type Ask } from "#dashboard/session/core/api.ts"
import { calendarEvent, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { readPages } from "#dashboard/lists/rows/list-api.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { eventAndReplacing, mayOccur, published, replacing, searchFields, listFields, type DayRange } from "./agenda-request.ts"
import { agendaEventOf, expandEvents, type Occurrence } from "./occurrence.ts"
import { formatDay } from "#contract/agenda/days.ts"
import { momentOf, type Range } from "#contract/agenda/occurrences.ts"
import { parametersOf, type Condition } from "#dashboard/items/requests.ts"
import { merged, searchFilters } from "#dashboard/lists/rows/list-request.ts"
import { done, type Outcome, failed } from "#lib/session/problem.ts"
import { languages } from "#contract/languages.ts"
import { language } from "#lib/strings/language.ts"

/** Seconds. Back shows days from the cache at once, and asks the server again. */
const cacheTime = 60

export const agendaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOccurrences: build.query<readonly Occurrence[], OccurrencesQuestion>({
      queryFn: async (question, _, __, ask) => {
        const outcome = await findOccurrences(ask, question)
        return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
      },
      providesTags: [{ type: "List", id: "node--agenda" }],
      keepUnusedDataFor: cacheTime,
    }),
    /** A calendar file needs also the events that replace occurrences. */
    getCalendarEvents: build.query<readonly CalendarEvent[], string>({
      queryFn: async (id, _, __, ask) => {
        const outcome = await readVisible(ask, eventAndReplacing(id), false)
        return outcome.ok ? { data: calendarEventsOf(outcome.value, window.location.origin) } : { error: outcome.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOccurrencesQuery } = agendaApi

export function calendarEventsOf(rows: readonly Row[], site: string): readonly CalendarEvent[] {
  const paths = new Map(rows.map(({ id, publicPath }) => [id, publicPath]))
  return rows.map(({ id: uuid, title, version, changed, attributes: fields, related, isPublished }) => {
    const series = related.field_series?.[0]?.id ?? null
    return calendarEvent({
      ...{ uuid, title, series, changed, fields, language, site: isPublished ? site : null },
      path: paths.get(series ?? uuid) ?? null,
      created: textOf(fields.created) || changed,
      vid: Number(version ?? 0),
      category: related.field_category?.[0]?.label ?? null,
    })
  })
}

export type OccurrencesQuestion = DayRange & {
  readonly isAdmin: boolean
  /** Title or place must contain these words; an empty text finds all. */
  readonly text: string
  readonly conditions: readonly Condition[]
}

export async function findOccurrences(ask: Ask, question: OccurrencesQuestion): Promise<Outcome<readonly Occurrence[]>> {
  const { isAdmin, conditions, text } = question
  const own = { ...published(isAdmin), ...merged(conditions.map((each, index) => parametersOf(`c${index}`, each))) }
  const [events, exceptions] = await Promise.all([
    readVisible(ask, { ...listFields, ...own, ...mayOccur(question), ...searchFilters({ searched: searchFields }, text) }, isAdmin),
    // An exception counts in whichever language it is published.
    readVisible(ask, replacing(question), false),
  ])
  if (!events.ok) return events
  return exceptions.ok ? done(expandEvents(events.value.map(agendaEventOf), rangeOf(question), exceptions.value)) : exceptions
}

function rangeOf({ first, last }: DayRange): Range {
  return { from: momentOf(formatDay(first), 0), to: momentOf(formatDay(last), 1) }
}

type Parameters = Readonly<Record<string, string>>

/** For members, the server hides an event whose text in the address's language is a draft. So members see it in its next published language. */
async function readVisible(ask: Ask, params: Parameters, isAdmin: boolean): Promise<Outcome<readonly Row[]>> {
  const others = isAdmin ? [] : languages.filter((code) => code !== language)
  const answers = await Promise.all([language, ...others].map((code) => readPages(ask, { type: "node--agenda", params, code })))
  const rows = new Map<string, Row>()
  for (const { data, error } of answers) {
    if (error !== undefined) return failed(error)
    for (const row of data) rows.set(row.id, rows.get(row.id) ?? row)
  }
  return done([...rows.values()])
}
