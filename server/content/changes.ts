import * as v from "valibot"
import { transaction, type Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import type { Caller, Who } from "./caller.ts"
import { nameAuthor, newestChange } from "./change-log.ts"
import { beginSave } from "./save-limit.ts"

/** Answers and builds with another number are stale. */
export function contentVersion(db: Database): number {
  return Number(storedVersion(db) ?? 0)
}

export function isVersionLost(db: Database): boolean {
  return !/^\d+$/.test(storedVersion(db) ?? "")
}

function storedVersion(db: Database): string | undefined {
  return row(db, v.object({ value: v.string() }), "SELECT value FROM state WHERE key = 'content_version'")?.value
}

/** Runs `work` in a write transaction, and increments the content version if anything changed. */
export function changeContent<T>(db: Database, work: () => T): T {
  return transaction(db, () => {
    const before = totalChanges(db)
    const result = work()
    if (totalChanges(db) > before) run(db, "UPDATE state SET value = value + 1 WHERE key = 'content_version'")
    return result
  })
}

/** @throws TooManySaves, which counts all writes of one account */
export function changeAs<T>(db: Database, who: Who, work: (caller: Caller) => T): T {
  return changeContent(db, () => {
    const caller = who()
    const countSave = beginSave(db, caller)
    const before = newestChange(db)
    const result = work(caller)
    nameAuthor(db, before, caller.uid)
    countSave()
    return result
  })
}

function totalChanges(db: Database): number {
  return row(db, v.object({ changes: v.number() }), "SELECT total_changes() AS changes")?.changes ?? 0
}

const stampRow = v.object({ content: v.string(), others: v.number() })
const stamp = "SELECT value AS content, data_version AS others FROM state, pragma_data_version WHERE key = 'content_version'"

/** Differs after each change of the content, and after any write of another process, but not after this process's sessions. */
export function changeStamp(db: Database): string {
  const { content = "", others = 0 } = row(db, stampRow, stamp) ?? {}
  return `${content}.${others}`
}
