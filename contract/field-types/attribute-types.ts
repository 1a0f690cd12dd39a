import { fieldType, isText, type FieldType } from "./field-type.ts"
import { link, person } from "./records.ts"
import { text_with_summary } from "./rich-text.ts"
import { email, list_string, string, telephone, textual } from "./text.ts"
import { isDay, toSeconds, withOffset } from "../agenda/brussels.ts"
import type { Json } from "../jsonapi.ts"

const isFlag = (value: unknown): value is boolean => typeof value === "boolean"

const boolean = fieldType<boolean, { readonly default: boolean }>({
  graphql: "Boolean",
  compares: "number",
  empty: false,
  is: isFlag,
  isEmpty: () => false,
  normal: (flag) => flag,
  words: String,
  read: (json) => (isFlag(json) ? json : null),
  write: (flag) => flag,
  problem: (flag) => (isFlag(flag) ? null : { rule: "kind" }),
})

// Drupal keeps integers in 32 bits.
const largest = 2 ** 31 - 1

/** Reads a number from a form. Other text stays unchanged, so that a problem can quote it. Drupal writes decimals as texts. */
function numberIn(text: string): number | string {
  const typed = text.trim().replace(",", ".")
  return /^-?\d{1,12}(\.\d{1,15})?$/.test(typed) ? Number(typed) : text
}

function numeric(graphql: string, isRight: (number: number) => boolean) {
  return fieldType<string, { readonly min?: number; readonly max?: number }>({
    ...textual,
    graphql,
    compares: "number",
    normal: numberIn,
    read: (json) => {
      const number = isText(json) ? numberIn(json) : json
      return typeof number === "number" && Number.isFinite(number) ? String(number) : null
    },
    write: numberIn,
    toStored: (json): Json => (isText(json) ? numberIn(json) : json),
    problem: (number, { min = -largest - 1, max = largest }) => {
      if (typeof number !== "number" || !isRight(number)) return { rule: "kind" }
      if (number < min) return { rule: "low", limit: min }
      return number > max ? { rule: "high", limit: max } : null
    },
  })
}

const integer = numeric("Int", Number.isInteger)
const decimal = numeric("Float", Number.isFinite)

/** `notBefore` names the field that this day may not precede. `notAhead` keeps an item unpublished before its day (contract/publishable.ts). */
const date = fieldType<string, { readonly default?: "today"; readonly notBefore?: string; readonly notAhead?: true }>({
  ...textual,
  graphql: "Date",
  compares: "exact",
  write: (text) => text.trim(),
  problem: (day) => (isText(day) && isDay(day) ? null : { rule: "date" }),
})

/** Drupal refuses a time without an offset, so it gets that of Brussels. A time that clocks skip stays unchanged. */
function timeOf(text: string): string {
  return withOffset(text.trim()) ?? text.trim()
}

/** RFC 3339, or `YYYY-MM-DD` where the field `allDay` is on. Server, importer and form check this, because it depends on the event. */
const datetime = fieldType<string, { readonly allDay?: string; readonly notBefore?: string }>({
  ...textual,
  graphql: "Date",
  compares: "instant",
  normal: (text) => toSeconds(timeOf(text)) ?? text.trim(),
  write: timeOf,
  problem: (time) => (isText(time) ? null : { rule: "kind" }),
})

/** A new type is an object of this folder; here it gets its machine name. */
export const attributeTypes = {
  string,
  telephone,
  email,
  text_with_summary,
  boolean,
  integer,
  decimal,
  date,
  datetime,
  list_string,
  link,
  person,
}

type Types = typeof attributeTypes
type DeclaredBy<Type> = Type extends FieldType<unknown, infer Declared> ? Declared : never

export type AttributeRules = { [Name in keyof Types]: { readonly type: Name } & DeclaredBy<Types[Name]> }[keyof Types]
