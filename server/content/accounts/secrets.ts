import { createHash } from "node:crypto"
import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"

/** Suits only random secrets, such as tokens. */
export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("hex")
}

const columns = { signing_key: "private_key", calendar_secret: "secret" } as const

/** The first call for a database makes its secret. */
export function databaseSecret(db: Database, table: keyof typeof columns, make: () => string): string {
  const column = columns[table]
  const read = () => row(db, v.object({ secret: v.string() }), `SELECT ${column} AS secret FROM ${table}`)?.secret
  const secret = read()
  if (secret !== undefined) return secret
  const newSecret = make()
  // Another process may have stored a secret first, which then counts.
  run(db, `INSERT INTO ${table} (id, ${column}) VALUES (1, ?) ON CONFLICT DO NOTHING`, newSecret)
  return read() ?? newSecret
}
