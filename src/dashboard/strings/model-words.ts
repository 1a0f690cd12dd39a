/** A field or a value without its words doesn't compile. */
import { fieldsOf, type kinds, type ResourceType } from "#contract/content.ts"
import type { Allowed, Field, Langcode, Role, baseFields } from "#contract/fields.ts"

type Kinds = typeof kinds
type FieldsOf<T extends ResourceType> = T extends unknown ? Kinds[T]["fields"] & (typeof baseFields)[Kinds[T]["entityType"]] : never

type With<Property extends string, Fields = FieldsOf<ResourceType>> = Fields extends unknown
  ? { [Name in keyof Fields]: Fields[Name] extends Record<Property, unknown> ? Name : never }[keyof Fields]
  : never

type AllowedOf<Name, Fields = FieldsOf<ResourceType>> = Fields extends { readonly [N in Name & string]: { readonly allowed: infer Values } }
  ? Readonly<Record<keyof Values, string>>
  : never

export type ModelWords = {
  readonly kinds: Readonly<Record<ResourceType, { readonly label: string; readonly plural: string }>>
  /** A field of several kinds has the same words in all of them, but for `special`. */
  readonly fields: Readonly<Record<With<"label">, string>>
  readonly special: Readonly<Partial<Record<ResourceType, Readonly<Record<string, string>>>>>
  readonly allowed: { readonly [Name in With<"allowed">]: AllowedOf<Name> }
  readonly help: Readonly<Record<With<"help">, string>>
}

export type Model = {
  readonly kindOf: (type: ResourceType) => { readonly label: string; readonly plural: string }
  /** The fields have the labels, help texts and values of the language. */
  readonly fieldsOf: (type: ResourceType) => Readonly<Record<string, Field>>
  readonly roles: Readonly<Record<Role, string>>
  readonly languages: Readonly<Record<Langcode, string>>
}

type LooseWords = {
  readonly fields: Readonly<Record<string, string>>
  readonly allowed: Readonly<Record<string, Allowed>>
  readonly help: Readonly<Record<string, string>>
}

export function fieldsIn({ special, ...words }: ModelWords): Model["fieldsOf"] {
  return (type) => {
    const own = { ...words, fields: { ...words.fields, ...special[type] } }
    return Object.fromEntries(Object.entries(fieldsOf(type)).map(([name, field]) => [name, fieldIn(own, name, field)] as const))
  }
}

function fieldIn(words: LooseWords, name: string, field: Field): Field {
  const { [name]: help } = words.help
  const { [name]: allowed } = words.allowed
  const fieldInWords = { ...field, label: words.fields[name] ?? field.label, ...(help !== undefined && { help }) }
  return fieldInWords.type === "list_string" && allowed !== undefined ? { ...fieldInWords, allowed } : fieldInWords
}
