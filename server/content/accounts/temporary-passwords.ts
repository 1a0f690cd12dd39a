/** A mail brings a temporary password, which works once. The tables have its hash, and times in Unix seconds. */
import { randomBytes } from "node:crypto"
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import type { Account } from "./accounts.ts"
import { digest } from "./secrets.ts"

/** 120 random bits. */
export function temporaryPassword(): string {
  return randomBytes(15).toString("base64url")
}

type Temporary = { readonly password: string; readonly now: number; readonly expires: number }

/** Runs in the caller's transaction, as the next function does. */
export function storeLostPassword(db: Database, { pk }: Account, { password, now, expires }: Temporary): void {
  run(db, "DELETE FROM lost_password WHERE expires <= ?", now)
  run(db, "INSERT INTO lost_password (account, hash, expires) VALUES (?, ?, ?)", pk, digest(password), expires)
}

/** An account has at most one invitation. */
export function storeInvitation(db: Database, { pk, mail }: Account, { password, expires }: Omit<Temporary, "now">): void {
  const sql = "INSERT OR REPLACE INTO invitation (account, hash, mail, expires) VALUES (?, ?, ?, ?)"
  run(db, sql, pk, digest(password), mail, expires)
}

export function isTemporary(db: Database, account: number, { password, now }: Omit<Temporary, "expires">): boolean {
  const sql = `SELECT 1 AS n FROM lost_password WHERE account = ?1 AND hash = ?2 AND expires > ?3 UNION ALL
    SELECT 1 FROM invitation i JOIN entity e ON e.pk = i.account
    WHERE i.account = ?1 AND i.hash = ?2 AND i.expires > ?3 AND i.mail = json_extract(e.fields, '$.mail')`
  return row(db, v.object({ n: v.number() }), sql, account, digest(password), now) !== undefined
}
