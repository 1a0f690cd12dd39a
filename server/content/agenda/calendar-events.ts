import * as v from "valibot"
import type { CalendarEvent } from "#contract/agenda/icalendar.ts"
import { nextOccurrence } from "#contract/agenda/occurrences.ts"
import type { Viewer } from "#contract/permissions.ts"
import { plainText } from "#contract/plain-text.ts"
import { isVisible } from "#server/content/access.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { jsonObject, rows } from "#server/database/query.ts"
import { concat, sql } from "#server/database/sql.ts"
import { placeOf, readText, timesOf } from "./event-fields.ts"
import { replacedBy } from "./occurring.ts"

const eventRow = v.object({
  pk: v.number(),
  uuid: v.string(),
  vid: v.nullable(v.number()),
  label: v.string(),
  created: v.number(),
  changed: v.number(),
  fields: jsonObject,
  alias: v.nullable(v.string()),
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
  const shown = new Set(
    found.flatMap(({ series, fields }) => (series === null ? [] : [`${series} ${readText(fields.field_recurrence_id)}`])),
  )
  return found.map((event) => {
    const hidden = (replaced.get(event.pk) ?? []).filter((time) => !shown.has(`${event.uuid} ${time}`))
    return calendarEventOf(event, { hidden, site })
  })
}

// The index of ends counts stored days as UTC, so the range is two days longer.
function visibleEvents(db: Database, viewer: Viewer, since: number): readonly EventRow[] {
  const text = `SELECT e.pk, e.uuid, e.vid, e.label, e.created, e.changed, e.fields, a.alias, series.uuid AS series, category.label AS category
    FROM entity e
    LEFT JOIN alias a ON a.entity = e.pk AND a.is_current = 1
    LEFT JOIN reference s ON s.source = e.pk AND s.field = 'field_series' AND s.delta = 0
    LEFT JOIN entity series ON series.pk = s.target
    LEFT JOIN reference c ON c.source = e.pk AND c.field = 'field_category' AND c.delta = 0
    LEFT JOIN entity category ON category.pk = c.target AND category.status = 1
    WHERE e.type = 'node--agenda' AND e.status = 1 AND e.pk IN (
      SELECT pk FROM entity INDEXED BY event_by_end WHERE type = 'node--agenda'
        AND unixepoch(coalesce(json_extract(fields, '$.field_end'), json_extract(fields, '$.field_start'))) >= ?
      UNION ALL SELECT pk FROM entity INDEXED BY event_that_repeats WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL)
    AND `
  return rows(db, eventRow, concat(sql(text, since - 2 * 86_400), isVisible(viewer, "e", "node--agenda"), " ORDER BY e.pk"))
}

function isComing(fields: JsonObject, since: number): boolean {
  return nextOccurrence({ ...timesOf(fields), exdates: [], replaced: [] }, since) !== undefined
}

function calendarEventOf(
  event: EventRow,
  { hidden, site }: { readonly hidden: readonly string[]; readonly site: string | null },
): CalendarEvent {
  const { uuid, vid, label, created, changed, fields, alias, series, category } = event
  const times = timesOf(fields)
  const isPublic = fields.field_audience === "public"
  return {
    uuid,
    title: label,
    description: descriptionOf(fields),
    location: placeOf(fields),
    url: isPublic && site !== null && alias !== null ? `${site}${alias}/` : null,
    ...times,
    exdates: [...times.exdates, ...hidden],
    series,
    recurrenceId: series === null ? null : readText(fields.field_recurrence_id),
    isCancelled: fields.field_cancelled === true,
    created: new Date(created * 1000).toISOString(),
    changed: new Date(changed * 1000).toISOString(),
    vid: vid ?? 0,
    categories: category === null ? [] : [category],
  }
}

function descriptionOf({ body }: JsonObject): string | null {
  if (body === undefined || !isJsonObject(body)) return null
  return plainText(readText(body.value) ?? readText(body.summary) ?? "") || null
}
