/** Changes of the content: each in one transaction, and noticed by whatever keeps answers made from it. */
import * as v from "valibot"
import { transaction, type Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import type { Caller, Who } from "./caller.ts"

/** Tells how often the content has changed; answers and builds made at another number are stale. */
export function contentVersion(db: Database): number {
  const state = row(db, v.object({ value: v.string() }), "SELECT value FROM state WHERE key = 'content_version'")
  return Number(state?.value ?? 0)
}

/** Runs `work` in one write transaction, and counts the content's version up by one where it changed anything. */
export function changeContent<T>(db: Database, work: () => T): T {
  return transaction(db, () => {
    const before = totalChanges(db)
    const result = work()
    if (totalChanges(db) > before) run(db, "UPDATE state SET value = value + 1 WHERE key = 'content_version'")
    return result
  })
}

/** Like `changeContent`, with who asks at that moment: what they may do is judged inside the transaction that does it. */
export function changeAs<T>(db: Database, who: Who, work: (caller: Caller) => T): T {
  return changeContent(db, () => work(who()))
}

function totalChanges(db: Database): number {
  return row(db, v.object({ changes: v.number() }), "SELECT total_changes() AS changes")?.changes ?? 0
}

const stampRow = v.object({ content: v.string(), others: v.number() })
const stamp = "SELECT value AS content, data_version AS others FROM state, pragma_data_version WHERE key = 'content_version'"

/**
 * A text that differs after every change of the content, by this connection or by another process. Tokens and counts of failed sign-ins
 * that this connection writes leave it as it is; any write of another process changes it, since only SQLite knows what that was.
 */
export function changeStamp(db: Database): string {
  const { content = "", others = 0 } = row(db, stampRow, stamp) ?? {}
  return `${content}.${others}`
}

/** The number of the database's schema; throws where the database doesn't answer. */
export function schemaVersion(db: Database): number {
  return row(db, v.object({ schema: v.number() }), "SELECT user_version AS schema FROM pragma_user_version")?.schema ?? 0
}
