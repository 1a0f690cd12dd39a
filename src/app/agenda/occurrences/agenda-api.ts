import { api, backEndIn, type BackEnd } from "#lib/api.ts"
import type { CalendarEvent } from "#contract/agenda/icalendar.ts"
import { eventAndReplacing } from "./agenda-request.ts"
import { calendarEventOf } from "./calendar-events.ts"
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
        return outcome.ok ? { data: outcome.value.map(calendarEventOf) } : { error: outcome.problem }
      },
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useGetOccurrencesQuery } = agendaApi
