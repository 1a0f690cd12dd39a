import { api, backEndIn, type BackEnd } from "#lib/api.ts"
import { calendarEvent, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { eventAndReplacing } from "./agenda-request.ts"
import { findOccurrences, type Known, type Question } from "./find-occurrences.ts"
import type { Occurrence } from "./occurrence.ts"
import { readPages } from "./read-pages.ts"

/** The keeping of days that were left, in seconds: Back shows them at once, and asks again. */
const kept = 60

/** What each back end can do, for as long as the page lives. */
const backEnds = new WeakMap<BackEnd, Known>()

export const agendaApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOccurrences: build.query<readonly Occurrence[], Question>({
      queryFn: async (question, { extra }, _, ask) => {
        const backEnd = backEndIn(extra)
        const known = backEnds.get(backEnd) ?? { hasOccurrences: true }
        backEnds.set(backEnd, known)
        const outcome = await findOccurrences(async (request) => ask(request), question, known)
        return outcome.ok ? { data: outcome.value } : { error: outcome.problem }
      },
      providesTags: [{ type: "List", id: "node--agenda" }],
      keepUnusedDataFor: kept,
    }),
    /** For a file: an event, and the events that replace occurrences of it. */
    getCalendarEvents: build.query<readonly CalendarEvent[], string>({
      queryFn: async (id, _, __, ask) => {
        const outcome = await readPages(async (request) => ask(request), eventAndReplacing(id))
        return outcome.ok ? { data: calendarEventsOf(outcome.value, window.location.origin) } : { error: outcome.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOccurrencesQuery } = agendaApi

/** An exception has the address of its series. */
export function calendarEventsOf(rows: readonly Row[], site: string): readonly CalendarEvent[] {
  const paths = new Map(rows.map(({ id, publicPath }) => [id, publicPath]))
  return rows.map(({ id: uuid, title, version, changed, attributes: fields, related, isPublished }) => {
    const series = related.field_series?.[0]?.id ?? null
    return calendarEvent({
      ...{ uuid, title, series, changed, fields, site: isPublished ? site : null },
      path: paths.get(series ?? uuid) ?? null,
      created: textOf(fields.created) || changed,
      vid: Number(version ?? 0),
      category: related.field_category?.[0]?.label ?? null,
    })
  })
}
