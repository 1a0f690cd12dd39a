import type { Json } from "#contract/jsonapi.ts"
import type { Database } from "./open.ts"
import type { Sql } from "./sql.ts"

/** A row as SQLite gives it; a reader turns it into a type of ours, column by column. */
export type Row = Readonly<Record<string, unknown>>

export type JsonObject = Readonly<Record<string, Json>>

type Statement = ReturnType<Database["prepare"]>

// The texts of statements differ by their shape only, values are bound: a few hundred serve every client.
const mostStatements = 300

const statements = new WeakMap<Database, Map<string, Statement>>()

/** All rows of a query; its statement is prepared once for a connection. */
export function readRows(db: Database, { text, params }: Sql): readonly Row[] {
  const rows: unknown[] = prepared(db, text).all(...params)
  return rows.filter(isRow)
}

/** The first row of a query, or undefined where there is none. */
export function readRow(db: Database, query: Sql): Row | undefined {
  return readRows(db, query)[0]
}

/** The statement of a text, prepared once for a connection. */
export function prepared(db: Database, text: string): Statement {
  const known = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, known)
  const statement = known.get(text) ?? db.prepare(text)
  // Set again so that the order of the map is the order of last use.
  known.delete(text)
  known.set(text, statement)
  const [oldest] = known.keys()
  if (known.size > mostStatements && oldest !== undefined) known.delete(oldest)
  return statement
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null
}

/** Reads a JSON column that holds an object; anything else in it is an empty object. */
export function readObject(text: unknown): JsonObject {
  const value: unknown = JSON.parse(String(text))
  return isJsonObject(value) ? value : {}
}

/** Whether a value that came out of JSON.parse is an object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** A nullable number column. */
export function readNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null
}

/** A nullable text column. */
export function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
