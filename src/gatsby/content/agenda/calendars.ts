/** Public events as files for calendar programs: one beside each event's page, and one of all. */
import type { NodePluginArgs } from "gatsby"
import { calendarEvent, timesOf, type CalendarEvent } from "../../../../contract/agenda/calendar-event.ts"
import { calendarOf } from "../../../../contract/agenda/icalendar.ts"
import { momentOf } from "../../../../contract/agenda/occurrences.ts"
import { publicCalendarPath } from "../../../../contract/paths.ts"
import { siteFacts } from "../../site-facts.ts"
import { filesBelow, type Files } from "../../write-files.ts"
import { byAge } from "../age.ts"
import type { Entity } from "../entity.ts"
import { agendaPath } from "./agenda-lists.ts"
import { seriesOf } from "./event-times.ts"

type Public = {
  readonly entities: readonly Entity[]
  readonly paths: ReadonlyMap<string, string>
  readonly today: string
  readonly siteUrl?: string | undefined
}

/** The files by their addresses. Those of a series have its changed occurrences too. */
export function calendarsOf({ entities, paths, today, siteUrl = "" }: Public): Files {
  const labels = new Map(entities.map(({ uuid, label }) => [uuid, label]))
  const site = siteUrl.replace(/\/+$/, "")
  const byPath = new Map<string, CalendarEvent[]>()
  for (const entity of entities.filter(({ type }) => type === "node--agenda").toSorted(seriesFirst)) {
    const address = paths.get(entity.uuid) ?? agendaPath
    const { uuid, label: title, created, changed, attributes: fields, relationships } = entity
    if (timesOf(fields).start === "") continue
    const event = calendarEvent({
      ...{ uuid, title, created, changed, fields, path: address, site: site === "" ? null : site },
      series: seriesOf(entity),
      vid: Number(fields.drupal_internal__vid ?? 0),
      category: labels.get(relationships.field_category?.[0]?.id ?? "") ?? null,
    })
    byPath.set(address, [...(byPath.get(address) ?? []), event])
  }
  // The day is enough, and a second build of it has the same bytes.
  const now = new Date(momentOf(today, 0) * 1000)
  const { title: name } = siteFacts
  const single = [...byPath].map(([address, events]) => [`${address}event.ics`, calendarOf(events, { name, use: "file", now })] as const)
  return new Map([...single, [publicCalendarPath, calendarOf([...byPath.values()].flat(), { name, use: "subscription", now })]])
}

const notes = new WeakMap<object, Files>()

export function noteCalendars({ store }: Pick<NodePluginArgs, "store">, known: Public): void {
  notes.set(store, calendarsOf({ siteUrl: process.env.G30_SITE_URL, ...known }))
}

export function notedCalendars({ store }: Pick<NodePluginArgs, "store">): Files {
  return notes.get(store) ?? new Map()
}

/** The calendars of an earlier build. */
export function calendarsIn(folder: string): Files {
  return filesBelow(folder, [agendaPath], (name) => name.endsWith(".ics"))
}

function seriesFirst(one: Entity, other: Entity): number {
  return Number(seriesOf(one) !== null) - Number(seriesOf(other) !== null) || byAge(one, other)
}
