/** Each event's page has a calendar file beside it, and one file has all events. */
import { calendarEvent, timesOf, type CalendarEvent } from "../../../../contract/agenda/calendar-event.ts"
import { calendarOf } from "../../../../contract/agenda/icalendar.ts"
import { momentOf } from "../../../../contract/agenda/occurrences.ts"
import type { Langcode } from "../../../../contract/fields.ts"
import { inLanguage, splitLanguage } from "../../../../contract/languages.ts"
import { eventFile } from "../../../../contract/generated-addresses.ts"
import { publicCalendarPath } from "../../../../contract/agenda/public-calendar.ts"
import { siteFacts } from "../../site-facts.ts"
import type { Files } from "../../write-files.ts"
import { byCreation } from "../creation-order.ts"
import type { Entity } from "../source-entity.ts"
import { agendaPath } from "./agenda-lists.ts"
import { seriesOf } from "./event-times.ts"

type Public = {
  readonly language: Langcode
  readonly entities: readonly Entity[]
  /** A page may be in another language. Keys are UUIDs. */
  readonly paths: ReadonlyMap<string, string>
  readonly today: string
  readonly siteUrl?: string | undefined
}

/** Keys are addresses. A series' file has its changed occurrences too. */
export function calendarsOf({ language, entities, paths, today, siteUrl = "" }: Public): Files {
  const labels = new Map(entities.map(({ uuid, label }) => [uuid, label]))
  const site = siteUrl.replace(/(?<!\/)\/+$/, "")
  const byPath = new Map<string, CalendarEvent[]>()
  for (const entity of entities.filter(({ type }) => type === "node--agenda").toSorted(seriesFirst)) {
    const address = paths.get(entity.uuid) ?? inLanguage(language, agendaPath)
    const { uuid, label: title, created, changed, attributes: fields, relationships } = entity
    if (timesOf(fields).start === "") continue
    const event = calendarEvent({
      ...{ uuid, title, created, changed, fields, language, path: address, site: site === "" ? null : site },
      series: seriesOf(entity),
      vid: Number(fields.drupal_internal__vid ?? 0),
      category: labels.get(relationships.field_category?.[0]?.id ?? "") ?? null,
    })
    byPath.set(address, [...(byPath.get(address) ?? []), event])
  }
  // The day is enough, and a second build of it has the same bytes.
  const now = new Date(momentOf(today, 0) * 1000)
  const { title: name } = siteFacts
  // The page of another language has its file from that language's calendars.
  const own = [...byPath].filter(([address]) => splitLanguage(address).language === language)
  const single = own.map(([address, events]) => [address + eventFile, calendarOf(events, { name, use: "file", language, now })] as const)
  const all = calendarOf([...byPath.values()].flat(), { name, use: "subscription", language, now })
  return new Map([...single, [inLanguage(language, publicCalendarPath), all]])
}

function seriesFirst(one: Entity, other: Entity): number {
  return Number(seriesOf(one) !== null) - Number(seriesOf(other) !== null) || byCreation(one, other)
}
