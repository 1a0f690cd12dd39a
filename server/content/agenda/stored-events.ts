import * as v from "valibot"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { flag, jsonObject, row } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import type { EventState } from "./late-change.ts"
import { replacedBy } from "./replaced-starts.ts"

const stateRow = v.object({ pk: v.number(), isPublished: flag, fields: jsonObject })

export type StoredEvent = EventState & { readonly isPublished: boolean }

export function eventState(db: Database, uuid: string): StoredEvent | undefined {
  return stateWhere(db, sql("uuid = ?", uuid))
}

// Seconds between the two saves.
const longestSplit = 600

/** The newest series with the title of one that ended now. */
export function newSeries(db: Database, { uuid, label }: StoredEntity, now: number): StoredEvent | undefined {
  const isNew =
    "uuid <> ? AND label = ? AND (status = 1 OR fr_status IS 1 OR nl_status IS 1) AND created >= ? AND json_extract(fields, '$.field_rrule') IS NOT NULL"
  return stateWhere(db, sql(`${isNew} ORDER BY id DESC LIMIT 1`, uuid, label, now - longestSplit))
}

function stateWhere(db: Database, condition: Sql): StoredEvent | undefined {
  const select =
    "SELECT pk, (status = 1 OR fr_status IS 1 OR nl_status IS 1) AS isPublished, fields FROM entity WHERE type = 'node--agenda' AND "
  const found = row(db, stateRow, concat(select, condition))
  return found && { ...found, replaced: replacedBy(db, [found]).get(found.pk) ?? [] }
}
