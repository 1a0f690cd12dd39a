/** Triggers write the log (server/database/migrations/030-changes.sql). */
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { columns, isNumber, isNumberOrNull, isText, row, rows, run } from "#server/database/query.ts"

export type LoggedChange = {
  readonly uuid: string
  readonly type: string
  readonly number: number
  readonly title: string
  readonly seq: number
  /** Visitors last began or ceased to see it at this `seq`. */
  readonly shifted: number
  /** Unix seconds. */
  readonly time: number
  readonly uid: number | null
  /** Is null for a deleted item and for a redirect. */
  readonly pk: number | null
}

const changeRow = columns({
  uuid: isText,
  type: isText,
  number: isNumber,
  title: isText,
  seq: isNumber,
  shifted: isNumber,
  time: isNumber,
  uid: isNumberOrNull,
  pk: isNumberOrNull,
})

/** The number grows, and is never given twice. */
export function newestChange(db: Database): number {
  return row(db, v.object({ last: v.number() }), "SELECT last FROM sequence WHERE name = 'change'")?.last ?? 0
}

/** A database from a backup doesn't know changes that came after the backup. */
export function knowsChangesAfter(db: Database, seq: number): boolean {
  const first = row(db, v.object({ value: v.string() }), "SELECT value FROM state WHERE key = 'first_change'")
  return first !== undefined && seq >= Number(first.value) && seq <= newestChange(db)
}

export function changesAfter(db: Database, seq: number, most: number): readonly LoggedChange[] {
  const query = `SELECT c.uuid, c.type, c.number, c.title, c.seq, c.shifted, c.time, c.uid, e.pk
    FROM change c LEFT JOIN entity e ON e.uuid = c.uuid WHERE c.seq > ? ORDER BY c.seq LIMIT ?`
  return rows(db, changeRow, query, seq, most)
}

export function nameAuthor(db: Database, after: number, uid: number): void {
  if (uid !== 0) run(db, "UPDATE change SET uid = ? WHERE seq > ?", uid, after)
}

/** Makes all earlier numbers unknown, so that builds that know one of them read everything again. */
export function forgetChangesBefore(db: Database): void {
  run(db, "UPDATE sequence SET last = max(last + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'change'")
  run(db, "UPDATE state SET value = (SELECT last FROM sequence WHERE name = 'change') WHERE key = 'first_change'")
}
