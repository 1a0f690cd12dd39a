/** Field types, groups of fields that several kinds share, and the fields of every entity. content.ts makes kinds of them. */

export type Allowed = Readonly<Record<string, string>>

export type Widget = "textarea" | "radios" | "checkboxes" | "country" | "region" | "focus_point" | "color" | "rrule" | "vat"

type Common = {
  readonly label: string
  readonly required?: true
  /** Unlimited cardinality; without it one value. */
  readonly many?: true
  readonly widget?: Widget
  readonly help?: string
  /** The boolean field that shows this one to visitors. */
  readonly shownBy?: string
}

export type AttributeField = Common &
  (
    | { readonly type: "string" | "telephone" | "email"; readonly maxLength?: number; readonly default?: string; readonly pattern?: string }
    | { readonly type: "text_with_summary"; readonly format: "restricted_html" }
    | { readonly type: "boolean"; readonly default: boolean }
    | { readonly type: "integer" | "decimal"; readonly min?: number; readonly max?: number }
    /** `YYYY-MM-DD`. */
    | { readonly type: "date"; readonly default?: "today" }
    /** RFC 3339 with offset; `YYYY-MM-DD` where the boolean field named by `allDay` is on. */
    | { readonly type: "datetime"; readonly allDay?: string }
    | { readonly type: "list_string"; readonly allowed: Allowed; readonly default?: string }
    | { readonly type: "link" }
    | { readonly type: "person" }
  )

/** Its `meta` in JSON:API holds alt, title, width and height, or a description. */
export type RelationshipField = Common &
  (
    | { readonly type: "image"; readonly extensions: string; readonly maxBytes: number; readonly maxPixels: number }
    | { readonly type: "file"; readonly extensions: string; readonly maxBytes: number }
    | { readonly type: "entity_reference"; readonly target: ResourceType }
  )

export type Field = AttributeField | RelationshipField

export type EntityType = "node" | "taxonomy_term" | "user" | "file"

export type Kind = {
  readonly entityType: EntityType
  readonly bundle: string
  readonly label: string
  readonly plural: string
  /** An item's public address is this and its slug; `null` where items have no page. */
  readonly publicPath: string | null
  /** The type's name in the site's GraphQL; `null` where the site isn't built from it. */
  readonly graphql: string | null
  readonly fields: Readonly<Record<string, Field>>
}

const MEGABYTE = 1024 * 1024
export const pictureRules = { extensions: "jpg jpeg png webp avif", maxBytes: 20 * MEGABYTE, maxPixels: 50_000_000 } as const
export const attachmentRules = { extensions: "pdf odt ods docx xlsx zip", maxBytes: 20 * MEGABYTE } as const

export const image = (label: string) => ({ type: "image", label, ...pictureRules }) as const
export const string = (label: string) => ({ type: "string", label, maxLength: 255 }) as const
export const reference = (label: string, target: ResourceType) => ({ type: "entity_reference", label, target }) as const

export const cover = {
  field_image: image("Cover image"),
  field_image_focus: {
    type: "string",
    label: "Focus point",
    default: "0.5 0.5",
    maxLength: 20,
    widget: "focus_point",
    pattern: String.raw`^(0(\.\d+)?|1(\.0+)?) (0(\.\d+)?|1(\.0+)?)$`,
    help: "Fractions of width and height, from the top left",
  },
} as const satisfies Record<string, Field>

export const gallery = { field_gallery: { ...image("Gallery"), many: true } } as const satisfies Record<string, Field>

export const attachments = {
  field_attachments: { type: "file", label: "Attachments", many: true, ...attachmentRules },
} as const satisfies Record<string, Field>

export const place = {
  field_street: string("Street and number"),
  field_postal_code: { type: "string", label: "Postal code", maxLength: 16 },
  field_locality: string("Locality"),
  field_country: { type: "string", label: "Country", default: "BE", maxLength: 2, pattern: "^[A-Z]{2}$", widget: "country" },
  field_region: { type: "string", label: "Region", maxLength: 6, pattern: "^[A-Z]{2}-[A-Z0-9]{1,3}$", widget: "region" },
  field_latitude: { type: "decimal", label: "Latitude", min: -90, max: 90 },
  field_longitude: { type: "decimal", label: "Longitude", min: -180, max: 180 },
} as const satisfies Record<string, Field>

export const langcodes = { en: "English", fr: "French", nl: "Dutch" } as const satisfies Allowed
export type Langcode = keyof typeof langcodes

export const roles = { contributor: "Contributor", administrator: "Administrator" } as const satisfies Allowed
export type Role = keyof typeof roles

export const baseFields = {
  node: {
    title: { type: "string", label: "Title", required: true, maxLength: 255 },
    status: { type: "boolean", label: "Published", default: false },
    promote: { type: "boolean", label: "Promoted to front page", default: false },
    body: { type: "text_with_summary", label: "Text", format: "restricted_html" },
  },
  taxonomy_term: {
    name: { type: "string", label: "Name", required: true, maxLength: 255 },
    status: { type: "boolean", label: "Published", default: true },
    description: { type: "text_with_summary", label: "Description", format: "restricted_html" },
    weight: { type: "integer", label: "Weight" },
  },
  user: {
    name: { type: "string", label: "Name", required: true, maxLength: 60 },
    mail: { type: "email", label: "Email", required: true, maxLength: 254 },
    status: { type: "boolean", label: "Active", default: true },
    preferred_langcode: { type: "list_string", label: "Language", allowed: langcodes, default: "en" },
  },
  file: {
    filename: { type: "string", label: "File name", required: true, maxLength: 255 },
    filemime: { type: "string", label: "Media type", maxLength: 255 },
    filesize: { type: "integer", label: "Size in bytes", min: 0 },
    status: { type: "boolean", label: "In use", default: false },
  },
} as const satisfies Record<EntityType, Record<string, Field>>

export type ResourceType =
  | `node--${"article" | "action_project" | "member" | "page" | "agenda"}`
  | `taxonomy_term--${"tags" | "specialities" | "event_categories"}`
  | "user--user"
  | "file--file"

/** A mail address as HTML defines it for `<input type="email">`, with letters of any language besides ASCII. */
export const mailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u

/** The name of a field in GraphQL and content files: `field_postal_code` → `postalCode`. */
export function plainName(field: string): string {
  return field.replace(/^field_/, "").replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function isRelationship(field: Field): field is RelationshipField {
  return isFile(field) || field.type === "entity_reference"
}

export function isFile(field: Field): field is Extract<RelationshipField, { readonly type: "image" | "file" }> {
  return field.type === "image" || field.type === "file"
}

export function targetOf(field: RelationshipField): ResourceType {
  return isFile(field) ? "file--file" : field.target
}

export function focusFieldOf(picture: string): string {
  return `${picture}_focus`
}

export function isFocusField(field: Field): boolean {
  return field.widget === "focus_point"
}
