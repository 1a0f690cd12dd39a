import type { Json } from "../jsonapi.ts"

/** `text` ignores the case of ASCII letters, as Drupal on SQLite does; `exact` does not. */
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

/** API, importer and form each put a problem into their own words. `part` names a property of the value. */
export type Problem = { readonly part?: string } & (
  | { readonly rule: "kind" | "pattern" | "mail" | "phone" | "date" | "choice" | "missing" | "link" }
  | { readonly rule: "long" | "low" | "high"; readonly limit: number }
  | { readonly rule: "other"; readonly message: string }
)

/** `Value` is one value of a form. `Declared` are the rules that a field may declare. */
export type FieldType<Value = unknown, Declared = unknown> = {
  readonly graphql: string
  readonly compares: ValueType | Readonly<Record<string, ValueType>>
  readonly empty: Value | null
  readonly is: (value: unknown) => value is Value
  readonly isEmpty: (value: unknown) => boolean
  /** Equal values have equal normal forms, in any spelling of a back end. */
  readonly normal: (value: unknown) => unknown
  readonly words: (value: unknown) => string
  /** Reads the API's JSON; null for JSON of another shape. */
  readonly read: (json: unknown) => Value | null
  readonly write: (value: unknown, rules: Rules) => Json
  /** Returns null for an empty value. */
  readonly toStored: (json: Json) => Json
  readonly problem: (value: Json, rules: Rules) => Problem | null
  /** Is never set: it gives `Declared` to the type of a field's rules. */
  readonly declared?: Declared
}

type Own<Value> = Omit<FieldType<Value>, "isEmpty" | "normal" | "words" | "write" | "toStored" | "declared"> & {
  readonly isEmpty: (value: Value) => boolean
  readonly normal: (value: Value) => unknown
  readonly words: (value: Value) => string
  readonly write: (value: Value, rules: Rules) => Json
  readonly toStored?: (json: Json) => Json
}

/** Makes a type whose functions treat values of other types as empty. */
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

export function textOf(value: unknown): string {
  return isText(value) ? value : ""
}
