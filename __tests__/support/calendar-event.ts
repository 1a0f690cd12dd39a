/** An event of two hours, for tests of calendars. */
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"

export const meeting: CalendarEvent = {
  uuid: "5b0a7f5c-3a55-4c3e-9a6b-0d5a1c2e3f40",
  title: "Board meeting",
  description: null,
  location: null,
  url: null,
  start: "2026-10-06T18:00:00+02:00",
  end: "2026-10-06T20:00:00+02:00",
  rule: null,
  exdates: [],
  series: null,
  recurrenceId: null,
  isCancelled: false,
  created: "2026-09-01T10:00:00+02:00",
  changed: "2026-09-02T11:30:00+02:00",
  vid: 12,
  categories: [],
}
