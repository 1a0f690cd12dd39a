/** Counts what may not happen too often. The counts are in the database, so that a restart forgets none. */
import * as v from "valibot"
import { row, run } from "#server/database/query.ts"
import type { SessionContext } from "./source.ts"
import { digest } from "./tokens.ts"

export type Limit = {
  readonly event: string
  readonly most: number
  /** Seconds that an event counts. */
  readonly window: number
}

const hour = 3600

/** Drupal's defaults: the failures of one account from one address, and those of one address. */
export const failedByAccount: Limit = { event: "failed sign-in of an account", most: 5, window: 6 * hour }
export const failedByAddress: Limit = { event: "failed sign-in from an address", most: 50, window: hour }

/** Guessing one account from many addresses. More than these, which NIST SP 800-63B, 5.2.2, allows, are slowed down (slow-down.ts). */
export const failedAnywhere: Limit = { event: "failed sign-in of an account from anywhere", most: 100, window: 6 * hour }

/** That an account was signed in to from an address: there its owner is never slowed down. */
export const signedIn: Limit = { event: "sign-in of an account from an address", most: 1, window: 180 * 24 * hour }

/** Who has someone's token and guesses the password that changes the account. */
export const wrongCurrent: Limit = { event: "wrong current password", most: 5, window: 6 * hour }

export const lostByAddress: Limit = { event: "lost password from an address", most: 20, window: hour }
export const lostByAccount: Limit = { event: "lost password of an account", most: 3, window: hour }
/** That a temporary password was asked for from an address, as long as it works. */
export const lostLately: Limit = { event: "lost password", most: 1, window: 24 * hour }
export const resetByAddress: Limit = { event: "failed reset from an address", most: 20, window: hour }

type Context = Pick<SessionContext, "db" | "seconds">

/** Seconds until it may happen again; 0 where it may now. */
export function waitFor({ db, seconds }: Context, { event, most }: Limit, key: string): number {
  const sql = "SELECT expires FROM flood WHERE event = ? AND key = ? AND expires > ? ORDER BY expires DESC LIMIT 1 OFFSET ?"
  const now = seconds()
  const full = row(db, v.object({ expires: v.number() }), sql, event, digest(key), now, most - 1)
  return full === undefined ? 0 : full.expires - now
}

/** Counts one, and forgets those that no longer count. */
export function countOne({ db, seconds }: Context, { event, window }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE expires <= ?", seconds())
  run(db, "INSERT INTO flood (event, key, expires) VALUES (?, ?, ?)", event, digest(key), seconds() + window)
}

/** Begins counting anew. */
export function forget({ db }: Pick<Context, "db">, { event }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE event = ? AND key = ?", event, digest(key))
}

/** Begins counting anew for all: whose counts are whose can't be read from their hashes. */
export function forgetAll({ db }: Pick<Context, "db">, { event }: Limit): void {
  run(db, "DELETE FROM flood WHERE event = ?", event)
}
