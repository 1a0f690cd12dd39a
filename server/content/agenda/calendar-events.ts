import * as v from "valibot"
import { calendarEvent, recurrenceIdOf, timesOf, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { kinds } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import { momentOf, nextOccurrence } from "#contract/agenda/occurrences.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereVisibleInAny } from "#server/content/visibility.ts"
import { fieldsIn } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { jsonObject, rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"
import { replacedBy } from "./stored-events.ts"
import { publishedTexts, type PublishedText } from "./published-texts.ts"

const eventRow = v.object({
  pk: v.number(),
  uuid: v.string(),
  vid: v.nullable(v.number()),
  fields: jsonObject,
  series: v.nullable(v.string()),
  seriesKey: v.nullable(v.number()),
  categoryKey: v.nullable(v.number()),
})
type EventRow = Readonly<v.InferOutput<typeof eventRow>>

export type CalendarRequest = {
  readonly language: Langcode
  /** Unix seconds. */
  readonly since: number
  /** Links to public events need the public address of the site. */
  readonly site: string | null
}

/** The order is stable. A series leaves out occurrences that hidden events replace. */
export function calendarEvents(db: Database, viewer: Viewer, { language, since, site }: CalendarRequest): readonly CalendarEvent[] {
  const events = visibleEvents(db, viewer, since).filter(({ fields }) => isComing(fields, since))
  const keys = events.flatMap(({ pk, seriesKey, categoryKey }) => [pk, seriesKey ?? [], categoryKey ?? []].flat())
  const texts = publishedTexts(db, [...new Set(keys)], language)
  const replaced = replacedBy(db, events)
  const occurrenceKey = (series: string, start: string) => `${series} ${momentOf(start, 0)}`
  const visibleExceptions = new Set(
    events.flatMap(({ series, fields }) => (series === null ? [] : occurrenceKey(series, recurrenceIdOf(fields) ?? ""))),
  )
  return events.flatMap((event) => {
    const { pk, uuid, vid, series, seriesKey, categoryKey } = event
    const text = texts.get(pk)
    if (text === undefined) return []
    const hiddenTimes = (replaced.get(pk) ?? []).filter((time) => !visibleExceptions.has(occurrenceKey(uuid, time)))
    const calendarEntry = calendarEvent({
      ...{ uuid, series, site, language, title: text.label, vid: vid ?? 0 },
      fields: { ...fieldsIn("node--agenda", event.fields, "shared"), ...text.fields },
      category: texts.get(categoryKey ?? 0)?.label ?? null,
      path: pathOf(texts.get(seriesKey ?? pk), language),
      created: new Date(text.created * 1000).toISOString(),
      changed: new Date(text.changed * 1000).toISOString(),
    })
    return [{ ...calendarEntry, exdates: [...calendarEntry.exdates, ...hiddenTimes] }]
  })
}

/** Returns the event's page, if need be in another language, or else the agenda. */
function pathOf(page: PublishedText | undefined, language: Langcode): string {
  return page === undefined || page.alias === null
    ? inLanguage(language, kinds["node--agenda"].publicPath)
    : inLanguage(page.langcode, `${page.alias}/`)
}

// The index of ends counts stored days as UTC, so the range is two days longer.
function visibleEvents(db: Database, viewer: Viewer, since: number): readonly EventRow[] {
  const text = `SELECT e.pk, e.uuid, e.vid, e.fields, series.uuid AS series, series.pk AS seriesKey, c.target AS categoryKey
    FROM entity e
    LEFT JOIN reference s ON s.source = e.pk AND s.field = 'field_series' AND s.delta = 0
    LEFT JOIN entity series ON series.pk = s.target
    LEFT JOIN reference c ON c.source = e.pk AND c.field = 'field_category' AND c.delta = 0
    WHERE e.type = 'node--agenda' AND (e.status = 1 OR e.fr_status IS 1 OR e.nl_status IS 1) AND e.pk IN (
      SELECT pk FROM entity INDEXED BY event_by_end WHERE type = 'node--agenda'
        AND unixepoch(coalesce(json_extract(fields, '$.field_event_end'), json_extract(fields, '$.field_event_start'))) >= ?
      UNION ALL SELECT pk FROM entity INDEXED BY event_that_repeats WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL)
    AND `
  return rows(db, eventRow, concat(sql(text, since - 2 * 86_400), whereVisibleInAny(viewer, "e"), " ORDER BY e.pk"))
}

function isComing(fields: EventRow["fields"], since: number): boolean {
  return nextOccurrence({ ...timesOf(fields), exdates: [], replaced: [] }, since) !== undefined
}
