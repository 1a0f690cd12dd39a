/** Each version is stored, so one account must not fill the disk (docs/product.md, Limits). */
import * as v from "valibot"
import { isAdmin, type Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { row } from "#server/database/query.ts"
import { TooManySaves } from "./errors.ts"

const mebibyte = 1024 * 1024

/** Admins move whole sites through the API. */
export const saveLimits = {
  member: { saves: 500, bytes: 100 * mebibyte },
  admin: { saves: 20_000, bytes: 4096 * mebibyte },
} as const

const hour = 3_600_000

type Hour = { readonly since: number; readonly saves: number; readonly bytes: number }

/** An account's hour begins with a save. A restart begins new hours. */
const hours = new WeakMap<Database, Map<number, Hour>>()

function hourOf(db: Database, uid: number, now: number): Hour {
  const usage = hours.get(db)?.get(uid)
  return usage === undefined || now >= usage.since + hour ? { since: now, saves: 0, bytes: 0 } : usage
}

const beforeRow = v.object({ changes: v.number(), vid: v.number() })
const afterRow = v.object({ changes: v.number(), bytes: v.number() })

/** Returns the function that counts the save if anything was stored. @throws TooManySaves */
export function beginSave(db: Database, viewer: Viewer): () => void {
  const now = Date.now()
  const present = hourOf(db, viewer.uid, now)
  const most = isAdmin(viewer) ? saveLimits.admin : saveLimits.member
  if (present.saves >= most.saves || present.bytes >= most.bytes) throw new TooManySaves(Math.ceil((present.since + hour - now) / 1000))
  const before = row(db, beforeRow, "SELECT total_changes() AS changes, (SELECT coalesce(max(vid), 0) FROM revision) AS vid")
  return () => {
    const savedBytes = "(SELECT coalesce(sum(octet_length(snapshot)), 0) FROM revision WHERE vid > ?)"
    const after = row(db, afterRow, `SELECT total_changes() AS changes, ${savedBytes} AS bytes`, before?.vid ?? 0)
    if (after === undefined || after.changes === before?.changes) return
    const own = hours.get(db) ?? new Map<number, Hour>()
    hours.set(db, own.set(viewer.uid, { ...present, saves: present.saves + 1, bytes: present.bytes + after.bytes }))
  }
}
