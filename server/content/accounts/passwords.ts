import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { flag, row, run } from "#server/database/query.ts"

const credentialRow = v.object({ hash: v.string(), isDemo: flag, /** Unix seconds. */ lastLogin: v.nullable(v.number()) })

export function credentialOf(db: Database, account: number): v.InferOutput<typeof credentialRow> | undefined {
  const sql = "SELECT hash, is_demo AS isDemo, last_login AS lastLogin FROM credential WHERE account = ?"
  return row(db, credentialRow, sql, account)
}

/** Also deletes temporary passwords and the invitation. */
export function storeHash(db: Database, account: number, hash: string, isDemo = false): void {
  const sql = `INSERT INTO credential (account, hash, is_demo) VALUES (?, ?, ?)
    ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, is_demo = excluded.is_demo`
  run(db, sql, account, hash, Number(isDemo))
  run(db, "DELETE FROM lost_password WHERE account = ?", account)
  run(db, "DELETE FROM invitation WHERE account = ?", account)
}

/** Replaces the hash of the same password, unless the password has changed meanwhile. */
export function replaceHash(db: Database, account: number, { from, to }: { readonly from: string; readonly to: string }): void {
  run(db, "UPDATE credential SET hash = ? WHERE account = ? AND hash = ?", to, account, from)
}

export function storeLogin(db: Database, account: number, now: number): void {
  run(db, "UPDATE credential SET last_login = ? WHERE account = ?", now, account)
}

export function countDemoPasswords(db: Database): number {
  return row(db, v.object({ count: v.number() }), "SELECT count(*) AS count FROM credential WHERE is_demo = 1")?.count ?? 0
}
