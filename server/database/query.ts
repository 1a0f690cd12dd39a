import * as v from "valibot"
import { readObject } from "./json.ts"
import type { Database } from "./open.ts"
import { sql, type Sql, type SqlValue } from "./sql.ts"

type Statement = ReturnType<Database["prepare"]>

// Values are bound, so statements differ by shape only.
const mostStatements = 300

const statements = new WeakMap<Database, Map<string, Statement>>()

/** Reads 1 or 0, or a condition. NULL counts as false. */
export const flag = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value === 1),
)

export const jsonObject = v.pipe(
  v.string(),
  v.transform((text) => readObject(text)),
)

type Guard = (value: unknown) => boolean
type RowOf<Guards> = {
  readonly [Name in keyof Guards]: Guards[Name] extends ((value: unknown) => value is infer Value) ? Value : never
}

export const isNumber = (value: unknown): value is number => typeof value === "number"
export const isText = (value: unknown): value is string => typeof value === "string"
export const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

/** Checks rows of large queries. Valibot's object schema makes a list a third slower. */
export function columns<Guards extends Readonly<Record<string, Guard>>>(guards: Guards): v.CustomSchema<RowOf<Guards>, undefined> {
  const entries = Object.entries(guards)
  return v.custom<RowOf<Guards>>((row) => isRow(row) && entries.every(([name, isValid]) => isValid(row[name])))
}

function isRow(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}

export function rows<Schema extends v.GenericSchema>(
  db: Database,
  schema: Schema,
  query: Sql | string,
  ...params: readonly SqlValue[]
): v.InferOutput<Schema>[] {
  const { text, params: values } = typeof query === "string" ? sql(query, ...params) : query
  return v.parse(v.array(schema), prepared(db, text).all(...values))
}

export function row<Schema extends v.GenericSchema>(
  db: Database,
  schema: Schema,
  query: Sql | string,
  ...params: readonly SqlValue[]
): v.InferOutput<Schema> | undefined {
  return rows(db, schema, query, ...params)[0]
}

export function run(db: Database, text: string, ...params: readonly SqlValue[]): number {
  return prepared(db, text).run(...params).changes
}

export function prepared(db: Database, text: string): Statement {
  const prepared = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, prepared)
  const statement = prepared.get(text) ?? db.prepare(text)
  // The order of the map is the order of last use.
  prepared.delete(text)
  prepared.set(text, statement)
  const [oldest] = prepared.keys()
  if (prepared.size > mostStatements && oldest !== undefined) prepared.delete(oldest)
  return statement
}
