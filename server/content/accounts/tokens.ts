/** The tables have hashes of tokens. Each function runs in the caller's transaction. */
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { digest } from "./secrets.ts"

/** `expires` is in Unix seconds. */
type NewToken = { readonly secret: string; readonly expires: number }

export type NewTokens = {
  readonly account: number
  readonly client: string
  /** Names of scopes, separated by spaces. */
  readonly scope: string
  /** One sign-in makes a family of tokens. `ends` is in Unix seconds. */
  readonly family: { readonly name: string; readonly ends: number }
  readonly access: NewToken
  readonly refresh: NewToken
  readonly now: number
}

const week = 7 * 24 * 60 * 60

export function storeTokens(db: Database, { account, client, scope, family, access, refresh, now }: NewTokens): void {
  run(db, "DELETE FROM access_token WHERE expires <= ?", now)
  // Expired refresh tokens stay for a week, so that the answer can say that they have expired.
  run(db, "DELETE FROM refresh_token WHERE expires <= ?", now - week)
  const insertAccess = "INSERT INTO access_token (hash, family, account, scope, expires) VALUES (?, ?, ?, ?, ?)"
  run(db, insertAccess, digest(access.secret), family.name, account, scope, access.expires)
  const insertRefresh =
    "INSERT INTO refresh_token (hash, family, family_ends, account, client, scope, expires) VALUES (?, ?, ?, ?, ?, ?, ?)"
  run(db, insertRefresh, digest(refresh.secret), family.name, family.ends, account, client, scope, refresh.expires)
}

const refreshRow = v.object({
  family: v.string(),
  family_ends: v.number(),
  account: v.number(),
  client: v.string(),
  scope: v.string(),
  expires: v.number(),
  is_spent: v.number(),
  reusable_until: v.number(),
})

export function findRefreshToken(db: Database, token: string) {
  const sql = "SELECT family, family_ends, account, client, scope, expires, is_spent, reusable_until FROM refresh_token WHERE hash = ?"
  return row(db, refreshRow, sql, digest(token))
}

/** Seconds in which a spent token is exchanged once more. */
const reuseInterval = 30

type Exchange = { readonly token: string; readonly family: string; readonly isSpent: boolean; readonly now: number }

/**
 * The first exchange of a token also spends earlier ones and the second token of a double exchange. Another ends its reuse; the unused successor
 * stays valid. Both end the access tokens of the sign-in.
 */
export function spendRefreshToken(db: Database, { token, family, isSpent, now }: Exchange): void {
  if (!isSpent) run(db, "UPDATE refresh_token SET is_spent = 1, reusable_until = 0 WHERE family = ?", family)
  run(db, "UPDATE refresh_token SET reusable_until = ? WHERE hash = ?", isSpent ? 0 : now + reuseInterval, digest(token))
  run(db, "DELETE FROM access_token WHERE family = ?", family)
}

export function revokeFamily(db: Database, family: string): void {
  run(db, "DELETE FROM access_token WHERE family = ?", family)
  run(db, "DELETE FROM refresh_token WHERE family = ?", family)
}

export function revokeAccess(db: Database, account: number): void {
  run(db, "DELETE FROM access_token WHERE account = ?", account)
}

export function revokeRefresh(db: Database, account: number, familyToKeep: string | null): void {
  run(db, "DELETE FROM refresh_token WHERE account = ? AND family IS NOT ?", account, familyToKeep)
}

/** Ends all sign-ins, and the temporary passwords of who lost theirs. */
export function revokeAll(db: Database): void {
  for (const table of ["access_token", "refresh_token", "lost_password"]) run(db, `DELETE FROM ${table}`)
}

const accessRow = v.object({ family: v.string(), account: v.number(), scope: v.string() })

export function findAccessToken(db: Database, id: string) {
  return row(db, accessRow, "SELECT family, account, scope FROM access_token WHERE hash = ?", digest(id))
}
