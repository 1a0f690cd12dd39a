import * as v from "valibot"
import type { Langcode } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import type { Group } from "#server/content/search/filter.ts"
import { isCancelled, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { occurrencesOf, type Range, type OccurrenceTimes } from "#contract/agenda/occurrences.ts"
import { jsonObject, rows } from "#server/database/query.ts"
import { DomainError } from "#server/content/errors.ts"
import { concat, sql } from "#server/database/sql.ts"

export type Occurrence = OccurrenceTimes & { readonly isCancelled: boolean }
export type Occurring = ReadonlyMap<string, readonly Occurrence[]>

const mostOccurrences = 1000
const tooMany = `There are more than ${mostOccurrences} occurrences between \`from\` and \`to\`. Ask for a shorter time.`
const DAY = 86_400

type Reader = { readonly viewer: Viewer; readonly language: Langcode }

/** A published replacement counts for all viewers. @throws DomainError for too many occurrences: a partial calendar would be wrong */
export function eventsOccurring(db: Database, { viewer, language }: Reader, range: Range): Occurring {
  const found = new Map<string, readonly Occurrence[]>()
  let count = 0
  const candidates = candidatesIn(db, { viewer, language }, range)
  const replaced = replacedBy(db, candidates)
  for (const { pk, uuid, fields } of candidates) {
    const occurrences: Occurrence[] = []
    for (const when of occurrencesOf({ ...timesOf(fields), replaced: replaced.get(pk) ?? [] }, range)) {
      count += 1
      if (count > mostOccurrences) throw new DomainError("bad-query", tooMany)
      occurrences.push({
        ...when,
        recurrenceId: when.recurrenceId ?? recurrenceIdOf(fields),
        isCancelled: isCancelled(fields),
      })
    }
    if (occurrences.length > 0) found.set(uuid, occurrences)
  }
  return found
}

export function amongOccurring(filter: Group | undefined, occurring: Occurring): Group {
  const isFound = { path: "id", operator: "IN", values: [...occurring.keys()] } as const
  return { conjunction: "AND", members: [...(filter === undefined ? [] : [filter]), isFound] }
}

const candidateRow = v.object({ pk: v.number(), uuid: v.string(), fields: jsonObject })
type Candidate = Readonly<v.InferOutput<typeof candidateRow>>

const rule = "json_extract(fields, '$.field_rrule')"
const lasting = "coalesce(unixepoch(json_extract(fields, '$.field_event_end')) - unixepoch(json_extract(fields, '$.field_event_start')), 0)"
/** Whether the last occurrence of a series with UNTIL, which begins on that day at the latest, is over before a time. */
const endedBefore = `instr(${rule}, 'UNTIL=') > 0
  AND substr(${rule}, instr(${rule}, 'UNTIL=') + 6, 8) < strftime('%Y%m%d', ? - max(0, ${lasting}), 'unixepoch')`

// Each half has an index. Stored days count as UTC here, so the range is two days longer on both sides.
function candidatesIn(db: Database, { viewer, language }: Reader, { from, to }: Range): readonly Candidate[] {
  const text = `SELECT e.pk, e.uuid, e.fields FROM entity e WHERE e.pk IN (
      SELECT pk FROM entity INDEXED BY event_by_end WHERE type = 'node--agenda'
        AND unixepoch(coalesce(json_extract(fields, '$.field_event_end'), json_extract(fields, '$.field_event_start'))) >= ?
      UNION ALL SELECT pk FROM entity INDEXED BY event_that_repeats
        WHERE type = 'node--agenda' AND json_extract(fields, '$.field_rrule') IS NOT NULL AND NOT (${endedBefore}))
    AND unixepoch(json_extract(e.fields, '$.field_event_start')) < ? AND `
  const inRange = sql(text, from - 2 * DAY, from - 2 * DAY, to + 2 * DAY)
  return rows(db, candidateRow, concat(inRange, isVisible(viewer, "e", "node--agenda", language)))
}

const replacement = v.object({ series: v.number(), start: v.string() })

/** The starts that published events replace, by the keys of their series. */
export function replacedBy(db: Database, candidates: readonly Pick<Candidate, "pk" | "fields">[]): ReadonlyMap<number, readonly string[]> {
  const series = candidates.flatMap(({ pk, fields }) => (timesOf(fields).rule === null ? [] : [pk]))
  const text = `SELECT r.target AS series, json_extract(e.fields, '$.field_recurrence_id') AS start
    FROM reference r JOIN entity e ON e.pk = r.source
    WHERE r.target IN (SELECT value FROM json_each(?)) AND r.field = 'field_series'
      AND (e.status = 1 OR e.fr_status IS 1 OR e.nl_status IS 1) AND start IS NOT NULL`
  const found = new Map<number, string[]>()
  for (const row of rows(db, replacement, text, JSON.stringify(series))) {
    const known = found.get(row.series) ?? []
    found.set(row.series, known)
    known.push(row.start)
  }
  return found
}
