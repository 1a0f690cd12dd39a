/** The types of fields that are attributes in JSON:API. A new one is an object in this folder and its name here. */
import { boolean } from "./boolean.ts"
import type { FieldType } from "./field-type.ts"
import { decimal, integer } from "./numbers.ts"
import { link, person } from "./records.ts"
import { text_with_summary } from "./rich-text.ts"
import { email, list_string, string, telephone } from "./text.ts"
import { date, datetime } from "./times.ts"

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

/** A type with what a field of it may declare. */
export type AttributeRules = { [Name in keyof Types]: { readonly type: Name } & DeclaredBy<Types[Name]> }[keyof Types]
