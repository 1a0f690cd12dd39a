/** Notices that the database isn't what it was: the ground on which answers are kept. */
import type { Database } from "#server/database/open.ts"
import { readRow } from "./rows.ts"
import { sql } from "./sql.ts"

const stamp = sql("SELECT value AS content, data_version AS others FROM state, pragma_data_version WHERE key = 'content_version'")

/**
 * A text that differs after every change of the content, by this connection or by another process. Tokens and counts of failed sign-ins
 * that this connection writes leave it as it is; any write of another process changes it, since only SQLite knows what that was.
 */
export function changeStamp(db: Database): string {
  const row = readRow(db, stamp)
  return `${String(row?.content)}.${String(row?.others)}`
}

/** The number of the database's schema; throws where the database doesn't answer. */
export function schemaVersion(db: Database): number {
  return Number(readRow(db, sql("SELECT user_version AS schema FROM pragma_user_version"))?.schema)
}
