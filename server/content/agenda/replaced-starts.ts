import * as v from "valibot"
import { timesOf } from "#contract/agenda/calendar-event.ts"
import type { Fields } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"

type StoredEvent = { readonly pk: number; readonly fields: Fields }

const replacement = v.object({ series: v.number(), start: v.string() })

/** The starts that published events replace, whoever may see these, by the keys of their series. */
export function replacedBy(db: Database, events: readonly StoredEvent[]): ReadonlyMap<number, readonly string[]> {
  const series = events.flatMap(({ pk, fields }) => (timesOf(fields).rule === null ? [] : [pk]))
  const text = `SELECT r.target AS series, json_extract(e.fields, '$.field_recurrence_id') AS start
    FROM reference r JOIN entity e ON e.pk = r.source
    WHERE r.target IN (SELECT value FROM json_each(?)) AND r.field = 'field_series'
      AND (e.status = 1 OR e.fr_status IS 1 OR e.nl_status IS 1) AND start IS NOT NULL`
  const starts = new Map<number, string[]>()
  for (const { series: pk, start } of rows(db, replacement, text, JSON.stringify(series))) {
    const others = starts.get(pk) ?? []
    starts.set(pk, others)
    others.push(start)
  }
  return starts
}
