/** Notices that the database isn't what it was: the ground on which answers are kept. */
import type { Database } from "#server/database/open.ts"
import { readRow } from "./rows.ts"
import { sql } from "./sql.ts"

const stamp = sql("SELECT total_changes() AS own, data_version AS others FROM pragma_data_version")

/** A text that differs after every write, by this connection or by another process. It says nothing about what was written. */
export function changeStamp(db: Database): string {
  const row = readRow(db, stamp)
  return `${String(row?.own)}.${String(row?.others)}`
}

/** The number of the database's schema; throws where the database doesn't answer. */
export function schemaVersion(db: Database): number {
  return Number(readRow(db, sql("SELECT user_version AS schema FROM pragma_user_version"))?.schema)
}
