import type { AttributeRules } from "./field-types/attribute-types.ts"
import { centre, focusPattern } from "./focus-point.ts"
import { textFormat } from "./text-format.ts"

export type Allowed = Readonly<Record<string, string>>

export type Widget = "textarea" | "radios" | "checkboxes" | "country" | "region" | "focus_point" | "color" | "rrule" | "vat"

type Common = {
  readonly label: string
  readonly required?: true
  readonly many?: true
  readonly widget?: Widget
  readonly help?: string
  /** Each language has its own value, or its own texts of the same picture. Other fields have one value for all languages. */
  readonly translatable?: true
  /** Names the boolean field that shows this one to visitors. */
  readonly shownBy?: string
}

export type AttributeField = Common & AttributeRules

/** JSON:API sends alt, title, width and height, or a description, as `meta`. */
export type RelationshipFieldTo<Target> = Common &
  (
    | { readonly type: "image"; readonly extensions: string; readonly maxBytes: number; readonly maxPixels: number }
    | { readonly type: "file"; readonly extensions: string; readonly maxBytes: number }
    | { readonly type: "entity_reference"; readonly target: Target }
  )

/** `Target` delays the names of kinds, which TypeScript knows only after all declarations. */
export type FieldTo<Target> = AttributeField | RelationshipFieldTo<Target>

export type EntityType = "node" | "taxonomy_term" | "user" | "file"

export const labelFields: Readonly<Record<EntityType, string>> = { node: "title", taxonomy_term: "name", user: "name", file: "filename" }

export type KindWith<Target> = {
  readonly entityType: EntityType
  readonly bundle: string
  readonly label: string
  readonly plural: string
  /** Items with `null` have no page. */
  readonly publicPath: string | null
  readonly graphql: string | null
  /** Screens are at /admin/{segment}/ for users of `list`, and with a form at /{segment}/create/. */
  readonly screens: { readonly segment: string; readonly list: "signed-in" | "admin"; readonly hasForm: boolean } | null
  readonly fields: Readonly<Record<string, FieldTo<Target>>>
}

export const mostValues = 1000

const MEGABYTE = 1024 * 1024
export const pictureRules = { extensions: "jpg jpeg png webp avif", maxBytes: 20 * MEGABYTE, maxPixels: 50_000_000 } as const
export const attachmentRules = { extensions: "pdf odt ods docx xlsx zip", maxBytes: 20 * MEGABYTE } as const

export const image = (label: string) => ({ type: "image", label, translatable: true, ...pictureRules }) as const
export const string = (label: string) => ({ type: "string", label, maxLength: 255 }) as const
export const reference = <Target extends string>(label: string, target: Target) => ({ type: "entity_reference", label, target }) as const

export const cover = {
  field_image: image("Cover image"),
  field_image_focus: {
    type: "string",
    label: "Focus point",
    default: centre,
    maxLength: 20,
    widget: "focus_point",
    pattern: focusPattern,
    help: "Fractions of width and height, from the top left",
  },
} as const satisfies Record<string, AttributeField | RelationshipFieldTo<never>>

export const gallery = { field_gallery: { ...image("Gallery"), many: true } } as const satisfies Record<
  string,
  AttributeField | RelationshipFieldTo<never>
>

export const attachments = {
  field_attachments: { type: "file", label: "Attachments", many: true, translatable: true, ...attachmentRules },
} as const satisfies Record<string, AttributeField | RelationshipFieldTo<never>>

export const place = {
  field_street: string("Street and number"),
  field_postal_code: { type: "string", label: "Postal code", maxLength: 16 },
  field_locality: string("Locality"),
  field_country: { type: "string", label: "Country", default: "BE", maxLength: 2, pattern: "^[A-Z]{2}$", widget: "country" },
  field_region: { type: "string", label: "Region", maxLength: 6, pattern: "^[A-Z]{2}-[A-Z0-9]{1,3}$", widget: "region" },
  field_latitude: { type: "decimal", label: "Latitude", min: -90, max: 90 },
  field_longitude: { type: "decimal", label: "Longitude", min: -180, max: 180 },
} as const satisfies Record<string, AttributeField | RelationshipFieldTo<never>>

export const langcodes = { en: "English", fr: "French", nl: "Dutch" } as const satisfies Allowed
export type Langcode = keyof typeof langcodes

export const roles = { contributor: "Contributor", administrator: "Administrator" } as const satisfies Allowed
export type Role = keyof typeof roles

export const baseFields = {
  node: {
    title: { type: "string", label: "Title", required: true, maxLength: 255, translatable: true },
    status: { type: "boolean", label: "Published", default: false, translatable: true },
    promote: { type: "boolean", label: "Promoted to front page", default: false },
    body: {
      type: "text_with_summary",
      label: "Text",
      format: textFormat,
      hasSummary: true,
      summaryLength: 2000,
      translatable: true,
    },
  },
  taxonomy_term: {
    name: { type: "string", label: "Name", required: true, maxLength: 255, translatable: true },
    status: { type: "boolean", label: "Published", default: true, translatable: true },
    description: { type: "text_with_summary", label: "Description", format: textFormat, translatable: true },
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
} as const satisfies Record<EntityType, Record<string, AttributeField>>
