/** Drupal calls rate limits flood control. The counts are in the database, so that they survive a restart. */
import { say } from "#server/content/sentence.ts"
import * as v from "valibot"
import { foldName } from "#contract/fold.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import { row, run } from "#server/database/query.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { digest } from "#server/session/context/hashing.ts"

export type Limit = {
  readonly event: string
  readonly most: number
  /** Seconds that an event counts. */
  readonly window: number
}

const hour = 3600

/** This limit and the next are Drupal's defaults. */
export const failedByAccount: Limit = { event: "failed sign-in of an account", most: 5, window: 6 * hour }
export const failedByAddress: Limit = { event: "failed sign-in from an address", most: 50, window: hour }

/** NIST SP 800-63B, 5.2.2, allows so many failures from all addresses. server/session/context/context.ts delays the next ones. */
export const failedAnywhere: Limit = { event: "failed sign-in of an account from anywhere", most: 100, window: 6 * hour }

/** Owners are not slowed down at an address where they signed in. */
const signedIn: Limit = { event: "sign-in of an account from an address", most: 1, window: 180 * 24 * hour }

export const wrongCurrent: Limit = { event: "wrong current password", most: 5, window: 6 * hour }

type Context = Pick<SessionContext, "db" | "seconds">

/** Seconds until the event may happen again; 0 if it may now. */
export function waitFor({ db, seconds }: Context, { event, most }: Limit, key: string): number {
  const sql = "SELECT expires FROM flood WHERE event = ? AND key = ? AND expires > ? ORDER BY expires DESC LIMIT 1 OFFSET ?"
  const now = seconds()
  const full = row(db, v.object({ expires: v.number() }), sql, event, digest(key), now, most - 1)
  return full === undefined ? 0 : full.expires - now
}

/** @throws Refusal 429 */
export function refuseFlooded(context: Context, limit: Limit, key: string, words = say("too-many-requests")): void {
  const wait = waitFor(context, limit, key)
  if (wait > 0) throw new Refusal(429, words, { headers: { "Retry-After": String(wait) } })
}

export function countOne({ db, seconds }: Context, { event, window }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE expires <= ?", seconds())
  run(db, "INSERT INTO flood (event, key, expires) VALUES (?, ?, ?)", event, digest(key), seconds() + window)
}

export function forget({ db }: Pick<Context, "db">, { event }: Limit, key: string): void {
  run(db, "DELETE FROM flood WHERE event = ? AND key = ?", event, digest(key))
}

/** Deletes the counts of all keys, because their hashes don't show to which account they belong. */
export function forgetAll({ db }: Pick<Context, "db">, { event }: Limit): void {
  run(db, "DELETE FROM flood WHERE event = ?", event)
}

export type AttemptKeys = ReturnType<typeof keysOf>

type Attempt = { readonly name: string; readonly address: string }

/** Keys hold the typed name. A common count for name and mail would show that they belong together. */
export function keysOf(context: SessionContext, { name, address }: Attempt, account: Account | undefined) {
  const key = nameKey(name)
  // Is true if the owner of the account has signed in from this address before.
  const isFamiliar = waitFor(context, signedIn, pairKey(accountKey(account?.uid ?? 0), address)) > 0
  return { name: key, pair: pairKey(key, address), address, isFamiliar }
}

/** Many addresses guess at the password, and the owner never signed in from this one. */
export function isGuessed(context: SessionContext, { name, isFamiliar }: AttemptKeys): boolean {
  return !isFamiliar && waitFor(context, failedAnywhere, name) > 0
}

export function countFailure(context: SessionContext, { name, pair, address, isFamiliar }: AttemptKeys): void {
  countOne(context, failedByAccount, pair)
  if (!isFamiliar) countOne(context, failedAnywhere, name)
  countOne(context, failedByAddress, address)
}

/** Forgets failures from an address, and remembers that the owner signed in there. */
export function countSignIn(context: SessionContext, { uid, name, mail }: Account, address: string): void {
  for (const typed of [name, mail]) forget(context, failedByAccount, pairKey(nameKey(typed), address))
  const pair = pairKey(accountKey(uid), address)
  forget(context, signedIn, pair)
  countOne(context, signedIn, pair)
}

function nameKey(name: string): string {
  return `name ${foldName(name)}`
}

function pairKey(key: string, address: string): string {
  return `${key} from ${address}`
}

/** Only the owner's answers show counts of this key. */
export function accountKey(uid: number): string {
  return `account ${uid}`
}
