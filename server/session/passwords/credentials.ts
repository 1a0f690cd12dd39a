/** The hashes of passwords in the database. */
import * as v from "valibot"
import { accountById } from "#server/content/accounts/accounts.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { row, run } from "#server/database/query.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Database } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context.ts"
import { countOne, forget, waitFor, wrongCurrent } from "#server/session/limits/flood.ts"
import { revokeAccess, revokeRefresh } from "#server/session/oauth/tokens.ts"
import { complaintAbout } from "./strength.ts"

const credentialRow = v.object({ hash: v.string() })

/** The hash of an account's password. */
export function storedHash(db: Database, account: number): string | undefined {
  return row(db, credentialRow, "SELECT hash FROM credential WHERE account = ?", account)?.hash
}

/** Gives an account a password, and deletes its temporary ones. */
export function storeHash(db: Database, account: number, hash: string, isDemo = false): void {
  run(
    db,
    `INSERT INTO credential (account, hash, is_demo) VALUES (?, ?, ?)
     ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, is_demo = excluded.is_demo`,
    account,
    hash,
    Number(isDemo),
  )
  run(db, "DELETE FROM lost_password WHERE account = ?", account)
}

/** Notes that someone signed in. */
export function noteLogin(db: Database, account: number, now: number): void {
  run(db, "UPDATE credential SET last_login = ? WHERE account = ?", now, account)
}

/** When someone last signed in, in Unix seconds. */
export function lastLogin(db: Database, account: number): number | null {
  const schema = v.object({ last_login: v.nullable(v.number()) })
  return row(db, schema, "SELECT last_login FROM credential WHERE account = ?", account)?.last_login ?? null
}

/** Stores the same password in a newer hash. */
export function replaceHash(db: Database, account: number, old: string, hash: string): void {
  run(db, "UPDATE credential SET hash = ? WHERE account = ? AND hash = ?", hash, account, old)
}

/** What saving a user needs of passwords and tokens. */
export function makeCredentials(context: SessionContext): Credentials {
  const { db, passwords } = context
  return {
    async verify(uid, password) {
      const key = String(uid)
      const wait = waitFor(context, wrongCurrent, key)
      if (wait > 0)
        throw new Refusal(429, "The current password was wrong too often. Try again later.", { headers: { "Retry-After": String(wait) } })
      const account = accountById(db, uid)
      const isRight = await passwords.verify(account === undefined ? undefined : storedHash(db, account.pk), password)
      if (isRight) forget(context, wrongCurrent, key)
      else countOne(context, wrongCurrent, key)
      return isRight
    },
    complaint: (password, own) => complaintAbout(password, own),
    hash: (password) => passwords.hash(password),
    set(uid, hash) {
      const account = accountById(db, uid)
      if (account !== undefined) storeHash(db, account.pk, hash)
    },
    userSaved(uid, { hasNewPassword, isBlocked, keepSession }) {
      const account = accountById(db, uid)
      if (account === undefined) return
      revokeAccess(db, account.pk)
      if (isBlocked) revokeRefresh(db, account.pk, null)
      else if (hasNewPassword) revokeRefresh(db, account.pk, keepSession)
    },
  }
}
