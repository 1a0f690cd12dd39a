import ICAL from "ical.js"
import { calendarsOf } from "../../../../../src/gatsby/content/agenda/calendars.ts"
import type { Entity } from "../../../../../src/gatsby/content/source-entity.ts"
import { anEntity } from "#support/build/source-entity.ts"

const category = anEntity({ type: "taxonomy_term--event_categories", number: 9, label: "Lectures" })

function anEvent(number: number, { series, fields = {} }: { series?: Entity; fields?: Record<string, unknown> } = {}): Entity {
  return anEntity({
    ...{ type: "node--agenda", number, label: `Event ${number}` },
    attributes: { field_audience: "public", field_event_start: "2026-12-01T18:00:00+01:00", drupal_internal__vid: 40 + number, ...fields },
    relationships: {
      field_category: [{ id: category.uuid, meta: {} }],
      field_series: series === undefined ? [] : [{ id: series.uuid, meta: {} }],
    },
  })
}

function filesOf(events: readonly Entity[], today = "2026-11-23") {
  const paths = new Map(events.map((event) => [event.uuid, `/agenda/e${event.number}/`]))
  for (const { uuid, relationships } of events) {
    const series = paths.get(relationships.field_series?.[0]?.id ?? "")
    if (series !== undefined) paths.set(uuid, series)
  }
  return calendarsOf({ language: "en", entities: [category, ...events], paths, today, siteUrl: "https://g30.example/" })
}

const eventsIn = (text = "") =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one))

test("each event has a file beside its page, and all are in one calendar", () => {
  const files = filesOf([anEvent(1, { fields: { field_location: "Hall", field_locality: "Ixelles" } }), anEvent(2)])
  expect([...files.keys()]).toEqual(["/agenda/e1/event.ics", "/agenda/e2/event.ics", "/agenda/calendar.ics"])
  const [event] = eventsIn(files.get("/agenda/e1/event.ics"))
  expect(event).toMatchObject({ uid: "node--agenda-1", summary: "Event 1", sequence: 41, location: "Hall, Ixelles" })
  expect(event?.component.getFirstPropertyValue("url")).toBe("https://g30.example/agenda/e1/")
  expect(event?.component.getFirstPropertyValue("categories")).toBe("Lectures")
  expect(eventsIn(files.get("/agenda/calendar.ics")).map(({ summary }) => summary)).toEqual(["Event 1", "Event 2"])
})

test("the file of a series has its changed occurrences", () => {
  const series = anEvent(1, { fields: { field_rrule: "FREQ=WEEKLY;COUNT=3" } })
  const fields = { field_recurrence_id: "2026-12-08T18:00:00+01:00", field_event_start: "2026-12-09T18:00:00+01:00" }
  const files = filesOf([anEvent(2, { series, fields }), series])
  const [whole, moved] = eventsIn(files.get("/agenda/e1/event.ics"))
  expect([whole?.uid, moved?.uid]).toEqual(["node--agenda-1", "node--agenda-1"])
  expect([whole?.isRecurring(), moved?.recurrenceId.toString()]).toEqual([true, "2026-12-08T18:00:00"])
})

test("an event is described by its summary and its text, paragraph by paragraph", () => {
  const body = { summary: "In short.", processed: "<h2>Why</h2><p>One<br />line</p><ul><li>First</li><li>Second</li></ul>" }
  const [event] = eventsIn(filesOf([anEvent(1, { fields: { body } })]).get("/agenda/e1/event.ics"))
  expect(event?.description.split("\n\n")).toEqual(["In short.", "Why", expect.stringMatching(/^One\s*line$/), "- First\n- Second"])
})

test("another build of the same content and day has the same bytes", () => {
  jest.useFakeTimers()
  const events = [anEvent(1), anEvent(2, { fields: { field_cancelled: true } })]
  const before = filesOf(events)
  jest.advanceTimersByTime(3_600_000)
  expect(filesOf(events)).toEqual(before)
})

test("in another language all events are in the calendar, and those with a page in it have a file beside the page", () => {
  const [translated, foreign] = [anEvent(1), anEvent(2)]
  const entities = [{ ...translated, label: "Conférence", langcode: "fr", language: "fr" } as const, foreign]
  const paths = new Map([
    [translated.uuid, "/fr/agenda/conference/"],
    [foreign.uuid, "/agenda/e2/"],
  ])
  const files = calendarsOf({ language: "fr", entities, paths, today: "2026-11-23", siteUrl: "https://g30.example" })
  expect([...files.keys()]).toEqual(["/fr/agenda/conference/event.ics", "/fr/agenda/calendar.ics"])
  expect(eventsIn(files.get("/fr/agenda/calendar.ics")).map(({ summary }) => summary)).toEqual(["Conférence", "Event 2"])
})
