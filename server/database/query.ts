import * as v from "valibot"
import type { Database } from "./open.ts"
import { prepared, readRows } from "./rows.ts"

type Value = string | number | null

/** Answers the rows that a query finds, each checked against `schema`. */
export function rows<Schema extends v.GenericSchema>(
  db: Database,
  schema: Schema,
  text: string,
  ...params: Value[]
): v.InferOutput<Schema>[] {
  return v.parse(v.array(schema), readRows(db, { text, params }))
}

/** Answers the first row that a query finds. */
export function row<Schema extends v.GenericSchema>(
  db: Database,
  schema: Schema,
  text: string,
  ...params: Value[]
): v.InferOutput<Schema> | undefined {
  return rows(db, schema, text, ...params)[0]
}

/** Runs a statement that answers no rows, and tells how many it changed. */
export function run(db: Database, text: string, ...params: Value[]): number {
  return prepared(db, text).run(...params).changes
}
