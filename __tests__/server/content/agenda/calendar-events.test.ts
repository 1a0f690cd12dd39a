/** In which language a calendar tells of an event. Tests of who gets what are in __tests__/server/session/calendar-subscription.test.ts. */
import { languages } from "#contract/languages.ts"
import type { Viewer } from "#contract/permissions.ts"
import { calendarEvents } from "#server/content/agenda/calendar-events.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anEntity, anEvent, aText, to, translated } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const site = "https://site.example"
const since = Date.parse("2026-11-23T09:00:00Z") / 1000
const timed = (fields: object = {}) => ({ field_audience: "public", field_event_start: "2026-12-01T18:00:00+01:00", ...fields })

/** What readers of each language get. */
function told(...entities: readonly StoredEntity[]) {
  const { db } = aServer()
    .with(...entities)
    .start()
  const member: Viewer = { uid: 11, roles: [], isBoard: false, memberId: null }
  return languages.map((language) => calendarEvents(db, member, { language, since, site }))
}

test("readers get the country of a place abroad in their language", () => {
  const fair = anEvent({ label: "Fair", fields: timed({ field_locality: "Köln", field_country: "DE" }) })
  expect(told(fair)).toMatchObject([[{ location: "Köln, Germany" }], [{ location: "Köln, Allemagne" }], [{ location: "Köln, Duitsland" }]])
})

test("readers get an event, its category and its page in their language, or else in English", () => {
  const lectures = translated(anEntity("taxonomy_term--event_categories", { label: "Lectures" }), "fr", { label: "Conférences" })
  const visit = anEvent({ label: "Visit", alias: "/agenda/visit", fields: timed(), references: { field_category: to(lectures) } })
  const english = { title: "Visit", categories: ["Lectures"], url: `${site}/agenda/visit/` }
  const french = { title: "Visite", categories: ["Conférences"], url: `${site}/fr/agenda/visite/`, description: "Court\n\nLong" }
  const texts = { label: "Visite", alias: "/agenda/visite", fields: { body: aText("<p>Long</p>", "Court") } }
  expect(told(lectures, translated(visit, "fr", texts))).toMatchObject([[english], [french], [english]])
})
