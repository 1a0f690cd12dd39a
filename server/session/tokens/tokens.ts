/** Each function runs in the caller's transaction. */
import { randomBytes } from "node:crypto"
import * as v from "valibot"
import { isScope, type TokenAnswer } from "#contract/session.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import { row, run } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { familyLifetime } from "#server/session/context/options.ts"
import { digest } from "#server/session/context/hashing.ts"
import { signToken } from "#server/session/context/jwt.ts"

type Grant = {
  readonly account: Account
  readonly client: string
  readonly scope: readonly string[]
  readonly family: ReturnType<typeof newFamily>
}

/** One sign-in makes a family of tokens. `ends` is in Unix seconds. */
export function newFamily({ seconds }: Pick<SessionContext, "seconds">) {
  return { name: randomBytes(16).toString("hex"), ends: seconds() + familyLifetime }
}

const week = 7 * 24 * 60 * 60

export function issueTokens(context: SessionContext, grant: Grant): TokenAnswer {
  const { db, options, key, seconds, origin = "https://g30.invalid" } = context
  const { account, client, scope, family } = grant
  const now = seconds()
  const jti = randomBytes(32).toString("hex")
  const refresh = randomBytes(32).toString("base64url")
  const scopes = scope.join(" ")
  run(db, "DELETE FROM access_token WHERE expires <= ?", now)
  // Expired refresh tokens stay for a week, so that the answer can say that they have expired.
  run(db, "DELETE FROM refresh_token WHERE expires <= ?", now - week)
  const exp = Math.min(now + options.accessLifetime, family.ends)
  const insertAccess = "INSERT INTO access_token (hash, family, account, scope, expires) VALUES (?, ?, ?, ?, ?)"
  run(db, insertAccess, digest(jti), family.name, account.pk, scopes, exp)
  const until = Math.min(now + options.refreshLifetime, family.ends)
  const insertRefresh =
    "INSERT INTO refresh_token (hash, family, family_ends, account, client, scope, expires) VALUES (?, ?, ?, ?, ?, ?, ?)"
  run(db, insertRefresh, digest(refresh), family.name, family.ends, account.pk, client, scopes, until)
  const sub = String(account.uid)
  const access = signToken({ aud: client, jti, iat: now, nbf: now, exp, scope, sub, iss: `${origin}/` }, key())
  return { token_type: "Bearer", expires_in: exp - now, access_token: access, refresh_token: refresh, user_id: sub }
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

/** Also ends the access tokens of the sign-in, earlier refresh tokens, and the second token of a double exchange. */
export function spendRefreshToken({ db, seconds }: Pick<SessionContext, "db" | "seconds">, token: string, family: string): void {
  run(db, "UPDATE refresh_token SET is_spent = 1, reusable_until = 0 WHERE family = ?", family)
  run(db, "UPDATE refresh_token SET reusable_until = ? WHERE hash = ?", seconds() + reuseInterval, digest(token))
  run(db, "DELETE FROM access_token WHERE family = ?", family)
}

/** Ends the reuse of a spent token, and revokes the access tokens of its sign-in. The unused successor stays valid. */
export function reuseRefreshToken({ db }: Pick<SessionContext, "db">, token: string, family: string): void {
  run(db, "UPDATE refresh_token SET reusable_until = 0 WHERE hash = ?", digest(token))
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

const accessRow = v.object({ family: v.string(), account: v.number(), scope: v.string() })

export function findAccessToken(db: Database, id: string) {
  return row(db, accessRow, "SELECT family, account, scope FROM access_token WHERE hash = ?", digest(id))
}

export function scopesIn(text: string): readonly string[] {
  return [...new Set(text.split(" ").filter(isScope))]
}
