/** docs/decisions/0014-addresses-of-calendars.md explains subscriptions to the agenda. */
import { createHmac, randomBytes } from "node:crypto"
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { databaseSecret, digest } from "./secrets.ts"

type Subscription = { readonly token: string; readonly created: number; readonly fetched: number | null }

const subscriptionRow = v.object({ nonce: v.string(), created: v.number(), fetched: v.nullable(v.number()) })

export function findSubscription(db: Database, account: number): Subscription | undefined {
  const calendar = row(db, subscriptionRow, "SELECT nonce, created, fetched FROM calendar WHERE account = ?", account)
  return calendar && { token: tokenOf(db, calendar.nonce), created: calendar.created, fetched: calendar.fetched }
}

/** Runs in the caller's transaction, as the next function does. */
export function makeSubscription(db: Database, account: number, now: number): Subscription {
  const subscription = findSubscription(db, account)
  if (subscription !== undefined) return subscription
  const nonce = randomText()
  const token = tokenOf(db, nonce)
  run(db, "INSERT INTO calendar (account, nonce, hash, created) VALUES (?, ?, ?, ?)", account, nonce, digest(token), now)
  return { token, created: now, fetched: null }
}

export function endSubscription(db: Database, account: number): void {
  run(db, "DELETE FROM calendar WHERE account = ?", account)
}

// Seconds: a program that asks again earlier causes no write.
const fetchedPrecision = 600

/** Compares hashes, so the time of a lookup shows nothing of other tokens. */
export function subscriberOf(db: Database, token: string, now: number): number | undefined {
  const sql = "SELECT account, fetched FROM calendar WHERE hash = ?"
  const calendar = row(db, v.object({ account: v.number(), fetched: v.nullable(v.number()) }), sql, digest(token))
  if (calendar === undefined) return undefined
  if ((calendar.fetched ?? 0) < now - fetchedPrecision) run(db, "UPDATE calendar SET fetched = ? WHERE account = ?", now, calendar.account)
  return calendar.account
}

function tokenOf(db: Database, nonce: string): string {
  return createHmac("sha256", databaseSecret(db, "calendar_secret", randomText))
    .update(nonce)
    .digest("base64url")
}

function randomText(): string {
  return randomBytes(32).toString("base64url")
}
