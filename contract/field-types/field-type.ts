/** The shape of the objects in this folder: all that the system knows of one type of field. Server, importer, build and dashboard derive from it. */
import type { Json } from "../jsonapi.ts"

/** The ways in which filters and sorts compare values. `text` ignores the case of ASCII letters, as Drupal on SQLite does; `exact` does not. */
export type ValueType = "text" | "exact" | "number" | "instant"

export type Rules = {
  readonly widget?: string
  readonly many?: true
  readonly default?: string | boolean
  readonly maxLength?: number
  readonly pattern?: string
  readonly min?: number
  readonly max?: number
  readonly allowed?: Readonly<Record<string, string>>
  readonly format?: string
  readonly hasSummary?: true
  readonly summaryLength?: number
}

/** API, importer and form each put a problem into their own words. `part` is a property of a value that has several. */
export type Problem = { readonly part?: string } & (
  | { readonly rule: "kind" | "pattern" | "mail" | "phone" | "date" | "choice" | "missing" | "link" }
  | { readonly rule: "long" | "low" | "high"; readonly limit: number }
  | { readonly rule: "other"; readonly message: string }
)

/** `Value` is one value of a form; `Declared` are the rules that a field of this type may declare. */
export type FieldType<Value = unknown, Declared = unknown> = {
  readonly graphql: string
  /** A record has the properties of a value that has several. */
  readonly compares: ValueType | Readonly<Record<string, ValueType>>
  readonly empty: Value | null
  readonly is: (value: unknown) => value is Value
  readonly isEmpty: (value: unknown) => boolean
  /** Two values are the same if their normal forms are, in whichever spelling a back end returns them. */
  readonly normal: (value: unknown) => unknown
  /** The value as plain text. */
  readonly words: (value: unknown) => string
  /** Returns the form's value for JSON of the API; null for JSON of another shape. */
  readonly read: (json: unknown) => Value | null
  /** Returns the JSON that the API takes for a form's value. */
  readonly write: (value: unknown, rules: Rules) => Json
  /** Returns the value as a back end stores it; null for an empty one. */
  readonly toStored: (json: Json) => Json
  /** Checks a value as `toStored` returns it. */
  readonly problem: (value: Json, rules: Rules) => Problem | null
  /** Only TypeScript reads it. */
  readonly declared?: Declared
}

type Own<Value> = Omit<FieldType<Value>, "isEmpty" | "normal" | "words" | "write" | "toStored" | "declared"> & {
  readonly isEmpty: (value: Value) => boolean
  readonly normal: (value: Value) => unknown
  readonly words: (value: Value) => string
  readonly write: (value: Value, rules: Rules) => Json
  readonly toStored?: (json: Json) => Json
}

/** Makes a type whose functions take any value: one of another type counts as empty. */
export function fieldType<Value, Declared = unknown>(own: Own<Value>): FieldType<Value, Declared> {
  return {
    toStored: (json) => json,
    ...own,
    isEmpty: (value) => !own.is(value) || own.isEmpty(value),
    normal: (value) => (own.is(value) ? own.normal(value) : null),
    words: (value) => (own.is(value) ? own.words(value) : ""),
    write: (value, rules) => (own.is(value) ? own.write(value, rules) : null),
  }
}

export function isText(value: unknown): value is string {
  return typeof value === "string"
}

/** Returns a text; empty for any other value. */
export function textOf(value: unknown): string {
  return isText(value) ? value : ""
}
