/** Subscriptions to the agenda in the database (docs/decisions/0014-addresses-of-calendars.md). */
import { createHmac, randomBytes } from "node:crypto"
import * as v from "valibot"
import { row, run } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import { digest } from "#server/session/context/hashing.ts"

export type Subscription = { readonly token: string; readonly created: number; readonly fetched: number | null }

const subscriptionRow = v.object({ nonce: v.string(), created: v.number(), fetched: v.nullable(v.number()) })

export function findSubscription(db: Database, account: number): Subscription | undefined {
  const found = row(db, subscriptionRow, "SELECT nonce, created, fetched FROM calendar WHERE account = ?", account)
  return found && { token: tokenOf(db, found.nonce), created: found.created, fetched: found.fetched }
}

/** Makes a subscription if the account has none. It runs inside the caller's transaction, as the next does. */
export function makeSubscription(db: Database, account: number, now: number): Subscription {
  const known = findSubscription(db, account)
  if (known !== undefined) return known
  const nonce = randomBytes(32).toString("base64url")
  const token = tokenOf(db, nonce)
  run(db, "INSERT INTO calendar (account, nonce, hash, created) VALUES (?, ?, ?, ?)", account, nonce, digest(token), now)
  return { token, created: now, fetched: null }
}

export function endSubscription(db: Database, account: number): void {
  run(db, "DELETE FROM calendar WHERE account = ?", account)
}

// Seconds. A calendar program that asks often makes no write each time.
const fetchedPrecision = 600

/** The key of the account that a token is for. The lookup compares hashes, so its time shows nothing of other tokens. */
export function accountOfToken(db: Database, token: string, now: number): number | undefined {
  const sql = "SELECT account, fetched FROM calendar WHERE hash = ?"
  const found = row(db, v.object({ account: v.number(), fetched: v.nullable(v.number()) }), sql, digest(token))
  if (found === undefined) return undefined
  if ((found.fetched ?? 0) < now - fetchedPrecision) run(db, "UPDATE calendar SET fetched = ? WHERE account = ?", now, found.account)
  return found.account
}

function tokenOf(db: Database, nonce: string): string {
  return createHmac("sha256", secretOf(db)).update(nonce).digest("base64url")
}

function secretOf(db: Database): string {
  const known = storedSecret(db)
  if (known !== undefined) return known
  const made = randomBytes(32).toString("base64url")
  // Another process may have stored a secret first, which then counts.
  run(db, "INSERT INTO calendar_secret (id, secret) VALUES (1, ?) ON CONFLICT DO NOTHING", made)
  return storedSecret(db) ?? made
}

function storedSecret(db: Database): string | undefined {
  return row(db, v.object({ secret: v.string() }), "SELECT secret FROM calendar_secret")?.secret
}
