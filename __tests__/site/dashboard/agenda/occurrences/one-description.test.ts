/** The server's feed, the built feed and the dashboard's download describe an event with the same bytes. */
import { aBackEnd, admin } from "#support/browser/back-end.ts"
import { reach } from "#support/browser/browser.ts"
import { anEntity, anEvent, aText, to } from "#support/entities.ts"
import { builtCalendars } from "#support/build/calendars.ts"
import { aServer } from "#support/server.ts"
import { calendarEventsOf } from "#dashboard/agenda/occurrences/agenda-api.ts"
import { readPages } from "#dashboard/lists/rows/list-api.ts"
import type { Ask } from "#dashboard/session/core/api.ts"
import { eventAndReplacing } from "#dashboard/agenda/occurrences/agenda-request.ts"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { anonymous } from "#contract/permissions.ts"
import { calendarEvents } from "#server/content/agenda/calendar-events.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"

const category = anEntity("taxonomy_term--event_categories", { label: "Lectures" })
const series = anEvent({
  label: "Concours; “ouverts”",
  fields: {
    body: aText("<h2>Why</h2><p>Fair &amp; <em>open</em>,<br>for&nbsp;all</p><ul><li>One</li><li>Two</li></ul>", "In short."),
    field_event_start: "2026-03-22T02:30:00+01:00",
    field_event_end: "2026-03-22T04:00:00+01:00",
    field_rrule: "FREQ=WEEKLY;COUNT=40",
    field_exdates: ["2026-04-05T02:30:00+02:00"],
    ...{ field_location: "Salle", field_street: "Rue Haute 1", field_postal_code: "59000", field_locality: "Lille", field_country: "FR" },
  },
  references: { field_category: to(category) },
})
const moved = anEvent({
  label: "In the hour that is there twice",
  fields: { field_event_start: "2026-10-25T02:30:00+01:00", field_recurrence_id: "2026-10-25T02:30:00+02:00", body: aText("", "") },
  references: { field_series: to(series) },
})
const fair = anEvent({
  label: "Fair",
  fields: { field_event_start: "2026-10-24", field_event_end: "2026-10-26", field_all_day: true, field_cancelled: true },
})
const server = aServer().seenBy(admin).with(category, series, moved, fair).start()
const events = [series, moved, fair]
const site = "https://g30.example"
const now = new Date("2026-03-01T12:00:00Z")
const file = { name: "Agenda", use: "file", language: "en", now } as const

test("the dashboard's download has the bytes of the server's feed", async () => {
  const { http } = aBackEnd(reach(server))
  const download = async ({ uuid }: StoredEntity) => {
    const ask: Ask = async (request) => ({ data: (await http.request<unknown>(request)).data })
    const { data = [] } = await readPages(ask, { type: "node--agenda", params: eventAndReplacing(uuid) })
    return calendarEventsOf(data, site)
  }
  const downloaded = [...(await download(series)), ...(await download(fair))]
  expect(downloaded).toHaveLength(events.length)
  expect(calendarOf(downloaded, file)).toBe(calendarOf(served(), file))
})

test("the built files have the bytes of the server's feed", async () => {
  const files = await builtCalendars(server, { events, category, site, today: "2026-03-01" })
  const ofSeries = files.get(`${series.alias}/event.ics`) ?? ""
  expect(eventsIn(ofSeries)).toEqual(eventsIn(calendarOf(served().slice(0, 2), file)))
  expect(eventsIn(ofSeries)).toContain(String.raw`DESCRIPTION:In short.\n\nWhy\n\nFair & open\,\nfor all\n\n- One\n- Two`)
  expect(eventsIn(files.get(`${fair.alias}/event.ics`) ?? "")).toEqual(eventsIn(calendarOf(served().slice(2), file)))
})

function served(): readonly CalendarEvent[] {
  return calendarEvents(server.db, anonymous, { language: "en", since: now.getTime() / 1000, site })
}

const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n")
const eventsIn = (text: string) => unfolded(text).slice(unfolded(text).indexOf("BEGIN:VEVENT"))
