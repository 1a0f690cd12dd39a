import { expect, type APIRequestContext, type Page } from "@playwright/test"
import { aWord, make, removeTitled } from "./content.ts"

/** A day's hours in the week. */
export const dayList = /^[A-Z][a-z]+day 14 May$/

/** Events of the 14th of May in a year that is one test's own. What an earlier run left there is deleted. A word of its own ends each title. */
export async function someEvents(request: APIRequestContext, year: number) {
  await removeTitled(request, "node--agenda", `Équerre${year}`)
  const word = aWord(`Équerre${year}`)
  const day = `${year}-05-14`
  const event = (title: string, attributes: Readonly<Record<string, unknown>>) =>
    make(request, "node--agenda", { attributes: { title: `${title} ${word}`, status: true, field_audience: "members", ...attributes } })
  const at = (hour: string) => `${day}T${hour}:00+02:00`
  await event("Jury", {
    field_event_start: at("09:30"),
    field_event_end: at("11:00"),
    field_location: "Atelier Xylo",
    field_locality: "Marche",
  })
  await event("Workshop", { field_event_start: at("10:00"), field_event_end: at("12:00"), field_audience: "public" })
  await event("Board", { field_event_start: at("18:00"), field_cancelled: true, field_audience: "board" })
  await event("Trip", { field_event_start: nextDay(day, 1), field_event_end: nextDay(day, 3), field_all_day: true })
  return { word, year, day }
}

function nextDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

export async function openAgenda(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/agenda/${search}`)
  await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible()
}
