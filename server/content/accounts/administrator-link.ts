import * as v from "valibot"
import { transaction, type Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { hasActiveAdministrator } from "./accounts.ts"
import { digest } from "./secrets.ts"

const key = "first_administrator"
const storedLink = v.pipe(v.string(), v.parseJson(), v.object({ hash: v.string(), expires: v.number() }))

/** Replaces an earlier link. Returns false if an administrator is active. `expires` is in Unix seconds. */
export function storeAdministratorLink(db: Database, secret: string, expires: number): boolean {
  const value = JSON.stringify({ hash: digest(secret), expires })
  return transaction(db, () => {
    if (hasActiveAdministrator(db)) return false
    run(db, "INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
    return true
  })
}

export function isAdministratorLink(db: Database, secret: string, now: number): boolean {
  const link = row(db, v.object({ value: storedLink }), "SELECT value FROM state WHERE key = ?", key)?.value
  return link !== undefined && link.hash === digest(secret) && link.expires > now && !hasActiveAdministrator(db)
}

export function endAdministratorLink(db: Database): void {
  run(db, "DELETE FROM state WHERE key = ?", key)
}
