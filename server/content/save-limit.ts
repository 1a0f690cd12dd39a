/** How much one account may save in an hour: each version is kept, and one account must not fill the disk. docs/product.md, Limits. */
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

/** Of each account the hour that began with a save. A restart begins new ones. */
const hours = new WeakMap<Database, Map<number, Hour>>()

function hourOf(db: Database, uid: number, now: number): Hour {
  const known = hours.get(db)?.get(uid)
  return known === undefined || now >= known.since + hour ? { since: now, saves: 0, bytes: 0 } : known
}

/** @throws TooManySaves */
export function refuseManySaves(db: Database, viewer: Viewer): void {
  const now = Date.now()
  const { since, saves, bytes } = hourOf(db, viewer.uid, now)
  const most = isAdmin(viewer) ? saveLimits.admin : saveLimits.member
  if (saves >= most.saves || bytes >= most.bytes) throw new TooManySaves(Math.ceil((since + hour - now) / 1000))
}

/** Counts a save, with the versions after `vid` that it wrote. */
export function countSave(db: Database, { uid }: Viewer, vid: number): void {
  const { since, saves, bytes } = hourOf(db, uid, Date.now())
  const written = row(db, sizeRow, "SELECT coalesce(sum(octet_length(snapshot)), 0) AS bytes FROM revision WHERE vid > ?", vid)
  const own = hours.get(db) ?? new Map<number, Hour>()
  hours.set(db, own.set(uid, { since, saves: saves + 1, bytes: bytes + (written?.bytes ?? 0) }))
}

const sizeRow = v.object({ bytes: v.number() })

export function newestVersion(db: Database): number {
  return row(db, v.object({ vid: v.number() }), "SELECT coalesce(max(vid), 0) AS vid FROM revision")?.vid ?? 0
}
