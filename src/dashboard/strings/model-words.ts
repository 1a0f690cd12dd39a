/** Types the words of a language for the content model. A field or a value without its words doesn't compile. */
import { fieldsOf, type kinds, type ResourceType } from "#contract/content.ts"
import type { Allowed, Field, Langcode, Role, baseFields } from "#contract/fields.ts"

type FieldsOf<T extends ResourceType> = (typeof kinds)[T]["fields"] & (typeof baseFields)[(typeof kinds)[T]["entityType"]]

type With<Property extends string, Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Property, unknown> ? Name : never
}[keyof Fields]

type AllowedOf<Declared> = Declared extends { readonly allowed: infer Values } ? Readonly<Record<keyof Values, string>> : never

type WordsOf<T extends ResourceType> = {
  readonly label: string
  readonly plural: string
  readonly fields: Readonly<Record<keyof FieldsOf<T>, string>>
  readonly allowed: { readonly [Name in With<"allowed", FieldsOf<T>>]: AllowedOf<FieldsOf<T>[Name]> }
  readonly help: Readonly<Record<With<"help", FieldsOf<T>>, string>>
}

export type ModelWords = { readonly [T in ResourceType]: WordsOf<T> }

/** The same words, in the form that the dashboard uses. */
export type Model = {
  readonly kindOf: (type: ResourceType) => { readonly label: string; readonly plural: string }
  /** The fields of the content model, with the labels, help texts and values of the language. */
  readonly fieldsOf: (type: ResourceType) => Readonly<Record<string, Field>>
  readonly roles: Readonly<Record<Role, string>>
  readonly languages: Readonly<Record<Langcode, string>>
}

type LooseWords = {
  readonly fields: Readonly<Record<string, string>>
  readonly allowed: Readonly<Record<string, Allowed>>
  readonly help: Readonly<Record<string, string>>
}

export function fieldsIn(words: ModelWords): Model["fieldsOf"] {
  return (type) =>
    Object.fromEntries(Object.entries(fieldsOf(type)).map(([name, field]) => [name, fieldIn(words[type], name, field)] as const))
}

function fieldIn(words: LooseWords, name: string, field: Field): Field {
  const { [name]: help } = words.help
  const { [name]: allowed } = words.allowed
  const fieldInWords = { ...field, label: words.fields[name] ?? field.label, ...(help !== undefined && { help }) }
  return fieldInWords.type === "list_string" && allowed !== undefined ? { ...fieldInWords, allowed } : fieldInWords
}
