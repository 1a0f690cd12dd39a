import * as v from "valibot"
import { calendarEvent, recurrenceIdOf, timesOf, type CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { momentOf, nextOccurrence } from "#contract/agenda/occurrences.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isVisible } from "#server/content/access.ts"
import type { Database } from "#server/database/open.ts"
import { jsonObject, rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"
import { replacedBy } from "./occurring.ts"

const eventRow = v.object({
  pk: v.number(),
  uuid: v.string(),
  vid: v.nullable(v.number()),
  label: v.string(),
  created: v.number(),
  changed: v.number(),
  fields: jsonObject,
  path: v.nullable(v.string()),
  series: v.nullable(v.string()),
  category: v.nullable(v.string()),
})
type EventRow = Readonly<v.InferOutput<typeof eventRow>>

export type CalendarRequest = {
  /** Unix seconds. */
  readonly since: number
  /** The public address of the site, for links to public events. */
  readonly site: string | null
}

/**
 * The published events that a viewer sees and that aren't over at `since`, in a steady order. A series leaves out what is replaced by an
 * event that isn't among them.
 */
export function calendarEvents(db: Database, viewer: Viewer, { since, site }: CalendarRequest): readonly CalendarEvent[] {
  const found = visibleEvents(db, viewer, since).filter(({ fields }) => isComing(fields, since))
  const replaced = replacedBy(db, found)
  const named = (series: string, start: string) => `${series} ${momentOf(start, 0)}`
  const shown = new Set(found.flatMap(({ series, fields }) => (series === null ? [] : named(series, recurrenceIdOf(fields) ?? ""))))
  return found.map((event) => {
    const hidden = (replaced.get(event.pk) ?? []).filter((time) => !shown.has(named(event.uuid, time)))
    const { uuid, series, category, fields, label, created, changed, vid, path } = event
    const made = calendarEvent({
      ...{ uuid, series, category, fields, site, title: label, vid: vid ?? 0 },
      path: path === null ? null : `${path}/`,
      created: new Date(created * 1000).toISOString(),
      changed: new Date(changed * 1000).toISOString(),
    })
    return { ...made, exdates: [...made.exdates, ...hidden] }
  })
}

// The index of ends counts stored days as UTC, so the range is two days longer.
function visibleEvents(db: Database, viewer: Viewer, since: number): readonly EventRow[] {
  const text = `SELECT e.pk, e.uuid, e.vid, e.label, e.created, e.changed, e.fields, a.alias AS path, series.uuid AS series, category.label AS category
    FROM entity e
    LEFT JOIN reference s ON s.source = e.pk AND s.field = 'field_series' AND s.delta = 0
    LEFT JOIN entity series ON series.pk = s.target
    LEFT JOIN alias a ON a.entity = coalesce(series.pk, e.pk) AND a.is_current = 1 AND a.langcode = coalesce(series.langcode, e.langcode)
      AND coalesce(series.status, 1) = 1
    LEFT JOIN reference c ON c.source = e.pk AND c.field = 'field_category' AND c.delta = 0
    LEFT JOIN entity category ON category.pk = c.target AND category.status = 1
    WHERE e.type = 'node--agenda' AND e.status = 1 AND e.pk IN (
      SELECT pk FROM entity INDEXED BY event_by_end WHERE type = 'node--agenda'
        AND unixepoch(coalesce(json_extract(fields, '$.field_event_end'), json_extract(fields, '$.field_event_start'))) >= ?
      UNION ALL SELECT pk FROM entity INDEXED BY event_that_repeats WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL)
    AND `
  return rows(db, eventRow, concat(sql(text, since - 2 * 86_400), isVisible(viewer, "e", "node--agenda"), " ORDER BY e.pk"))
}

function isComing(fields: EventRow["fields"], since: number): boolean {
  return nextOccurrence({ ...timesOf(fields), exdates: [], replaced: [] }, since) !== undefined
}
