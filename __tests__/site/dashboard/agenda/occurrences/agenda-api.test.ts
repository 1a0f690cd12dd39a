/** @jest-environment jsdom */

import type { Ask } from "#dashboard/session/core/api.ts"
import { aBackEnd, admin } from "#support/browser/back-end.ts"
import { reach } from "#support/browser/browser.ts"
import type { Network } from "#support/browser/adapter.ts"
import { anEntity, anEvent, to, translated } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { findOccurrences, type OccurrencesQuestion } from "#dashboard/agenda/occurrences/agenda-api.ts"
import { byStart } from "#dashboard/agenda/occurrences/occurrence.ts"
import { parseDay } from "#contract/agenda/days.ts"

const category = anEntity("taxonomy_term--event_categories", { label: "Assembly" })
const council = anEvent({
  label: "Council",
  fields: {
    field_event_start: "2026-09-01T09:00:00+02:00",
    field_event_end: "2026-09-01T11:00:00+02:00",
    field_rrule: "FREQ=WEEKLY;BYDAY=TU",
    field_exdates: ["2026-11-24T09:00:00+01:00"],
    field_location: "Maes & Otten",
  },
  references: { field_category: to(category) },
})

const moved = anEvent({
  label: "Council, an hour later",
  fields: { field_event_start: "2026-11-10T10:00:00+01:00", field_recurrence_id: "2026-11-10T09:00:00+01:00" },
  references: { field_series: to(council) },
})

const movedAway = anEvent({
  label: "Council in December",
  fields: { field_event_start: "2026-12-20T10:00:00+01:00", field_recurrence_id: "2026-11-17T09:00:00+01:00" },
  references: { field_series: to(council) },
})

const fair = anEvent({ label: "Fair", fields: { field_event_start: "2026-10-20", field_event_end: "2026-11-02", field_all_day: true } })
const talk = anEvent({
  label: "Talk",
  fields: { field_event_start: "2026-11-05T19:00:00+01:00", field_cancelled: true, field_locality: "Gent" },
})

const before = anEvent({ label: "Before", fields: { field_event_start: "2026-10-30T19:00:00+01:00" } })
const draft = anEvent({ label: "Draft", status: false, fields: { field_event_start: "2026-11-06T19:00:00+01:00" } })
const many = Array.from({ length: 60 }, (_, index) =>
  anEvent({
    label: `Meeting ${index}`,
    fields: { field_event_start: `2027-03-${String(1 + (index % 28)).padStart(2, "0")}T10:00:00+01:00` },
  }),
)
const server = aServer()
  .seenBy(admin)
  .with(category, council, moved, movedAway, fair, talk, before, draft, ...many)
  .start()

const ours = reach(server)
async function find(network: Network, question: Partial<OccurrencesQuestion> = {}) {
  const urls: string[] = []
  const { http, explain } = aBackEnd((request) => {
    urls.push(decodeURIComponent(request.url))
    return network(request)
  })
  const ask: Ask = (request) =>
    http.request<unknown>(request).then(
      ({ data }) => ({ data }),
      (error: unknown) => ({ error: explain(error) }),
    )
  const november = { first: parseDay("2026-11-01"), last: parseDay("2026-11-30") }
  const outcome = await findOccurrences(ask, { ...november, isAdmin: true, text: "", conditions: [], ...question })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return { occurrences: outcome.value.toSorted(byStart), urls }
}

beforeEach(() => {
  sessionStorage.clear()
})

const summary = ({ occurrences }: Awaited<ReturnType<typeof find>>) => occurrences.map(({ event, start }) => `${event.title} ${start}`)

test("a month has its occurrences: moved, left out, of several days", async () => {
  const expected = [
    "Fair 2026-10-20",
    "Council 2026-11-03T09:00:00+01:00",
    "Talk 2026-11-05T19:00:00+01:00",
    "Council, an hour later 2026-11-10T10:00:00+01:00",
  ]
  expect(summary(await find(ours, { isAdmin: false }))).toEqual(expected)
})

test("an occurrence has the facts of its event; one that replaces another has the name that its series gives it", async () => {
  const { occurrences } = await find(ours)
  const [council2, talk2, moved2] = ["Council", "Talk", "Council, an hour later"].map((title) =>
    occurrences.find(({ event }) => event.title === title),
  )
  expect(council2).toMatchObject({
    start: "2026-11-03T09:00:00+01:00",
    event: {
      ...{ isCancelled: false, rule: "FREQ=WEEKLY;BYDAY=TU", audience: "public" },
      ...{ category: { label: "Assembly" }, place: { words: "Maes & Otten" } },
    },
  })
  expect(talk2).toMatchObject({ event: { isCancelled: true, recurrenceId: null, place: { address: "Ghent" } } })
  expect(moved2).toMatchObject({ event: { recurrenceId: "2026-11-10T09:00:00+01:00", series: council.uuid } })
})

test("two events that replace the same occurrence have a key each", async () => {
  const again = anEvent({
    label: "Council, moved by a colleague",
    fields: { field_event_start: "2026-11-12T10:00:00+01:00", field_recurrence_id: "2026-11-10T09:00:00+01:00" },
    references: { field_series: to(council) },
  })
  const { occurrences } = await find(reach(aServer().seenBy(admin).with(category, council, moved, again).start()))
  expect(occurrences.map(({ event }) => event.title)).toEqual(
    expect.arrayContaining(["Council, an hour later", "Council, moved by a colleague"]),
  )
  expect(new Set(occurrences.map(({ key }) => key)).size).toBe(occurrences.length)
})

test("all pages are read", async () => {
  const { occurrences, urls } = await find(ours, { first: parseDay("2027-03-01"), last: parseDay("2027-03-31"), text: "" })
  expect(occurrences.filter(({ event }) => event.title.startsWith("Meeting"))).toHaveLength(60)
  expect(urls.filter((url) => url.includes("page[offset]=50")).length).toBeGreaterThan(0)
})

test("a search looks in titles and places, and takes every word", async () => {
  const years = { first: parseDay("2025-01-01"), last: parseDay("2027-12-31") }
  expect(summary(await find(ours, { ...years, text: "gent talk" }))).toEqual(["Talk 2026-11-05T19:00:00+01:00"])
  expect(summary(await find(ours, { ...years, text: "gent council" }))).toEqual([])
})

test("members see an event whose text in their language is a draft in the next one that is published", async () => {
  const walk = translated(
    anEvent({ label: "Walk", status: false, fields: { field_event_start: "2026-11-06T10:00:00+01:00", field_audience: "members" } }),
    "fr",
  )
  const seen = reach(aServer().seenBy({ uid: 4 }).with(walk, talk).start())
  const { occurrences } = await find(seen, { isAdmin: false })
  expect(occurrences.map(({ event: { title, langcode } }) => [title, langcode])).toEqual([
    ["Talk", "en"],
    ["fr Walk", "fr"],
  ])
})
