import * as v from "valibot"
import { timesOf } from "#contract/agenda/calendar-event.ts"
import type { Fields } from "#server/content/entities/entity.ts"
import { flag, jsonObject, row, rows } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import type { EventState } from "./late-change.ts"

const stateRow = v.object({ pk: v.number(), isPublished: flag, fields: jsonObject })

export function eventState(db: Database, uuid: string): (EventState & { readonly isPublished: boolean }) | undefined {
  const text = `SELECT pk, (status = 1 OR fr_status IS 1 OR nl_status IS 1) AS isPublished, fields FROM entity
    WHERE type = 'node--agenda' AND uuid = ?`
  const event = row(db, stateRow, text, uuid)
  return event && { ...event, replaced: replacedBy(db, [event]).get(event.pk) ?? [] }
}

const replacement = v.object({ series: v.number(), start: v.string() })

/** Reads also events that the viewer may not see. Keys are those of the series. */
export function replacedBy(
  db: Database,
  events: readonly { readonly pk: number; readonly fields: Fields }[],
): ReadonlyMap<number, readonly string[]> {
  const series = events.flatMap(({ pk, fields }) => (timesOf(fields).rule === null ? [] : [pk]))
  const text = `SELECT r.target AS series, json_extract(e.fields, '$.field_recurrence_id') AS start
    FROM reference r JOIN entity e ON e.pk = r.source
    WHERE r.target IN (SELECT value FROM json_each(?)) AND r.field = 'field_series'
      AND (e.status = 1 OR e.fr_status IS 1 OR e.nl_status IS 1) AND start IS NOT NULL`
  const starts = new Map<number, readonly string[]>()
  for (const { series: pk, start } of rows(db, replacement, text, JSON.stringify(series)))
    starts.set(pk, [...(starts.get(pk) ?? []), start])
  return starts
}
