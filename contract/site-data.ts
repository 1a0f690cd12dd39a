import { kindOf, type kinds } from "./content.ts"
import { isFocusField, plainName, type Field, type Langcode, type ResourceType } from "./fields.ts"

export type WebLink = { readonly url: string | null; readonly title: string }
export type Person = { readonly name: string; readonly role: string }
export type Picture<Stored> = {
  readonly alt: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly focus: string
  readonly file: Stored | null
}
export type Attachment<Stored> = {
  readonly description: string
  readonly filename: string
  readonly mediaType: string
  readonly size: number
  readonly file: Stored | null
  readonly langcode: string
  readonly versions: readonly AttachmentVersion<Stored>[]
}
export type AttachmentVersion<Stored> = {
  readonly languages: readonly Langcode[]
  readonly filename: string
  readonly size: number
  readonly file: Stored
}

type Values<Target, Stored> = Record<"integer" | "decimal", number> & {
  readonly boolean: boolean
  readonly link: WebLink
  readonly person: Person
  readonly entity_reference: Target
  readonly image: Picture<Stored>
  readonly file: Attachment<Stored>
}

type One<Of, Target, Stored> = Of extends { readonly type: keyof Values<Target, Stored> } ? Values<Target, Stored>[Of["type"]] : string

type OneOrMany<Of, Target, Stored> = Of extends { readonly many: true }
  ? readonly One<Of, Target, Stored>[]
  : One<Of, Target, Stored> | (Of extends { readonly type: "boolean" } ? never : null)

type Camel<Name extends string> = Name extends `${infer Start}_${infer Rest}` ? `${Start}${Capitalize<Camel<Rest>>}` : Name

/** Focus fields get no name, because the picture holds its focus point. */
type PlainName<Name extends string> = Name extends `${string}_focus`
  ? never
  : Name extends `field_${infer Rest}`
    ? Camel<Rest>
    : Camel<Name>

type FieldsOf<Type extends ResourceType> = (typeof kinds)[Type]["fields"]

export type SiteData<Type extends ResourceType, Target, Stored> = {
  readonly [Name in keyof FieldsOf<Type> & string as PlainName<Name>]: OneOrMany<FieldsOf<Type>[Name], Target, Stored>
}

/** Leaves out rich texts, and focus points, which are parts of their pictures. */
export function siteFields(type: ResourceType): readonly (readonly [string, Field])[] {
  return Object.entries(kindOf(type).fields).filter(
    ([, field]) =>
      !isFocusField(field) &&
      field.type !== "text_with_summary" &&
      (field.type !== "entity_reference" || kindOf(field.target).graphql !== null),
  )
}

export function siteData<Type extends ResourceType, Target, Stored>(
  type: Type,
  read: (name: string, field: Field) => unknown,
): SiteData<Type, Target, Stored> {
  return Object.fromEntries(siteFields(type).map(([name, field]) => [plainName(name), read(name, field)])) as SiteData<Type, Target, Stored>
}
