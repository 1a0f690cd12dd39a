import { say } from "#server/content/sentence.ts"
import * as v from "valibot"
import { accountById } from "#server/content/accounts/accounts.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { row, run } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { countOne, forget, refuseFlooded, wrongCurrent } from "#server/session/limits/flood.ts"
import { revokeAccess, revokeRefresh } from "#server/session/tokens/tokens.ts"
import { complaintAbout } from "./strength.ts"

const credentialRow = v.object({ hash: v.string() })

export function storedHash(db: Database, account: number): string | undefined {
  return row(db, credentialRow, "SELECT hash FROM credential WHERE account = ?", account)?.hash
}

/** Also deletes temporary passwords and the invitation. */
export function storeHash(db: Database, account: number, hash: string): void {
  const sql = `INSERT INTO credential (account, hash, is_demo) VALUES (?, ?, 0)
    ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, is_demo = excluded.is_demo`
  run(db, sql, account, hash)
  run(db, "DELETE FROM lost_password WHERE account = ?", account)
  run(db, "DELETE FROM invitation WHERE account = ?", account)
}

export function storeDemoHash(db: Database, account: number, hash: string): void {
  storeHash(db, account, hash)
  run(db, "UPDATE credential SET is_demo = 1 WHERE account = ?", account)
}

export function storeLogin(db: Database, account: number, now: number): void {
  run(db, "UPDATE credential SET last_login = ? WHERE account = ?", now, account)
}

export function lastLogin(db: Database, account: number): number | null {
  const schema = v.object({ last_login: v.nullable(v.number()) })
  return row(db, schema, "SELECT last_login FROM credential WHERE account = ?", account)?.last_login ?? null
}

/** Replaces the hash of the same password, unless the password has changed meanwhile. */
export function replaceHash(db: Database, account: number, { from, to }: { readonly from: string; readonly to: string }): void {
  run(db, "UPDATE credential SET hash = ? WHERE account = ? AND hash = ?", to, account, from)
}

export function makeCredentials(context: SessionContext): Credentials {
  const { db, passwords } = context
  return {
    async verify(uid, password) {
      const key = String(uid)
      refuseFlooded(context, wrongCurrent, key, say("too-many-wrong-passwords"))
      // The attempt counts before the comparison: of a hundred simultaneous guesses only the first few count.
      countOne(context, wrongCurrent, key)
      const account = accountById(db, uid)
      const isRight = await passwords.verify(account === undefined ? undefined : storedHash(db, account.pk), password)
      if (isRight) forget(context, wrongCurrent, key)
      return isRight
    },
    complaint: complaintAbout,
    hash: passwords.hash,
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
