/** Drupal calls rate limits flood control. The counts are in the database, so that they survive a restart. */
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { digest } from "./secrets.ts"

export type Limit = {
  readonly event: string
  readonly most: number
  /** Seconds that an event counts. */
  readonly window: number
}

type Context = { readonly db: Database; /** Unix seconds. */ readonly seconds: () => number }

/** Seconds until the event may happen again; 0 if it may now. */
export function waitFor({ db, seconds }: Context, { event, most }: Limit, key: string): number {
  const sql = "SELECT expires FROM flood WHERE event = ? AND key = ? AND expires > ? ORDER BY expires DESC LIMIT 1 OFFSET ?"
  const now = seconds()
  const full = row(db, v.object({ expires: v.number() }), sql, event, digest(key), now, most - 1)
  return full === undefined ? 0 : full.expires - now
}

export function countAttempt({ db, seconds }: Context, { event, window }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE expires <= ?", seconds())
  run(db, "INSERT INTO flood (event, key, expires) VALUES (?, ?, ?)", event, digest(key), seconds() + window)
}

export function forgetAttempts({ db }: Pick<Context, "db">, { event }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE event = ? AND key = ?", event, digest(key))
}

/** Deletes the counts of all keys, because their hashes don't show to which account they belong. */
export function forgetAllAttempts(db: Database, { event }: Limit): void {
  run(db, "DELETE FROM flood WHERE event = ?", event)
}
