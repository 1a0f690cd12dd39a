/**
 * The content model, declared once: kinds, fields, rules, labels.
 *
 * The server's validation and JSON:API, the Gatsby schema, the importer and (later) the editors and the Drupal recipe
 * derive from it. Field and kind names are Drupal's machine names; types are Drupal field types of core, and `person`.
 */

export type Allowed = Readonly<Record<string, string>>

/** How an editor asks for a value, where the type alone doesn't say. */
export type Widget = "textarea" | "radios" | "checkboxes" | "country" | "region" | "focus_point" | "color" | "rrule"

type Common = {
  readonly label: string
  readonly required?: true
  /** Unlimited cardinality; without it one value. */
  readonly many?: true
  readonly widget?: Widget
  readonly help?: string
  /** The boolean field that lets visitors who aren't signed in see this one. */
  readonly shownBy?: string
}

/** A value that lives in `attributes`. */
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
    /** `{ uri, title, options }` */
    | { readonly type: "link" }
    /** `{ name, role }`: the project's own field type in Drupal. */
    | { readonly type: "person" }
  )

/** A value that lives in `relationships`; its `meta` carries alt, title, width and height, or a description. */
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
  /** The public address of an item: this and its slug. `null` where items have no page of their own. */
  readonly publicPath: string | null
  /** The type's name in the site's GraphQL; `null` where the site isn't built from it. */
  readonly graphql: string | null
  /** The fields beyond those every entity of the type has (`baseFields`). */
  readonly fields: Readonly<Record<string, Field>>
}

const MEGABYTE = 1024 * 1024
export const pictureRules = { extensions: "jpg jpeg png webp avif", maxBytes: 20 * MEGABYTE, maxPixels: 50_000_000 } as const
export const attachmentRules = { extensions: "pdf odt ods docx xlsx zip", maxBytes: 20 * MEGABYTE } as const

const image = (label: string) => ({ type: "image", label, ...pictureRules }) as const
const string = (label: string) => ({ type: "string", label, maxLength: 255 }) as const
const reference = (label: string, target: ResourceType) => ({ type: "entity_reference", label, target }) as const

const cover = {
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

const gallery = { field_gallery: { ...image("Gallery"), many: true } } as const satisfies Record<string, Field>

const attachments = {
  field_attachments: { type: "file", label: "Attachments", many: true, ...attachmentRules },
} as const satisfies Record<string, Field>

const place = {
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

/** The fields of every entity of a type, by Drupal's names. Ids, revisions and timestamps are the server's own and not declared. */
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

export const kinds = {
  "node--article": {
    entityType: "node",
    bundle: "article",
    label: "Publication",
    plural: "Publications",
    publicPath: "/post/",
    graphql: "Publication",
    fields: {
      field_kind: {
        type: "list_string",
        label: "Kind",
        widget: "radios",
        allowed: { position: "Position", opinion: "Opinion", report: "Report", interview: "Interview" },
      },
      field_date: { type: "date", label: "Date", default: "today" },
      ...cover,
      ...gallery,
      ...attachments,
      field_tags: { ...reference("Tags", "taxonomy_term--tags"), many: true },
      field_authors: { ...reference("Authors", "node--member"), many: true },
    },
  },
  "node--action_project": {
    entityType: "node",
    bundle: "action_project",
    label: "Action or project",
    plural: "Actions & projects",
    publicPath: "/action-project/",
    graphql: "ActionProject",
    fields: {
      field_kind: {
        type: "list_string",
        label: "Kind",
        allowed: { action: "Action", project: "Project" },
        default: "action",
        widget: "radios",
      },
      field_phase: { type: "list_string", label: "Phase", allowed: { planned: "Planned", ongoing: "Ongoing", completed: "Completed" } },
      field_start: { type: "date", label: "Start" },
      field_end: { type: "date", label: "End" },
      field_place: string("Place"),
      ...cover,
      ...gallery,
      ...attachments,
      field_tags: { ...reference("Tags", "taxonomy_term--tags"), many: true },
      field_partners: { type: "link", label: "Partners", many: true },
      field_links: { type: "link", label: "Links", many: true },
      field_members: { ...reference("Members involved", "node--member"), many: true },
      field_publications: { ...reference("Publications", "node--article"), many: true },
    },
  },
  "node--member": {
    entityType: "node",
    bundle: "member",
    label: "Member",
    plural: "Members",
    publicPath: "/members/",
    graphql: "Member",
    fields: {
      ...cover,
      ...gallery,
      field_logo: image("Logo"),
      field_legal_form: string("Legal form"),
      ...place,
      field_phone: { type: "telephone", label: "Phone", maxLength: 64, shownBy: "field_show_phone" },
      field_mail: { type: "email", label: "Mail", maxLength: 254, shownBy: "field_show_mail" },
      field_show_phone: { type: "boolean", label: "Show the phone on the public site", default: false },
      field_show_mail: { type: "boolean", label: "Show the mail on the public site", default: false },
      field_website: { type: "link", label: "Website" },
      field_languages: {
        type: "list_string",
        label: "Languages",
        many: true,
        widget: "checkboxes",
        allowed: { fr: "French", nl: "Dutch", en: "English", de: "German" },
      },
      field_specialities: { ...reference("Specialities", "taxonomy_term--specialities"), many: true },
      field_founded: { type: "integer", label: "Founded", min: 1000, max: 9999 },
      field_size: { type: "integer", label: "People", min: 0 },
      field_people: { type: "person", label: "People", many: true },
      field_vat: { type: "string", label: "VAT number", maxLength: 32 },
    },
  },
  "node--page": {
    entityType: "node",
    bundle: "page",
    label: "Page",
    plural: "Pages",
    publicPath: "/",
    graphql: "Page",
    fields: { ...cover, ...gallery },
  },
  "node--agenda": {
    entityType: "node",
    bundle: "agenda",
    label: "Event",
    plural: "Events",
    publicPath: null,
    graphql: null,
    fields: {
      field_start: { type: "datetime", label: "Start", required: true, allDay: "field_all_day" },
      field_end: { type: "datetime", label: "End", allDay: "field_all_day" },
      field_all_day: { type: "boolean", label: "All day", default: false },
      field_rrule: { type: "string", label: "Repeat", maxLength: 512, widget: "rrule", help: "RFC 5545, without RRULE:" },
      field_exdates: { type: "datetime", label: "Left out", many: true, allDay: "field_all_day" },
      field_series: reference("Series", "node--agenda"),
      field_recurrence_id: { type: "datetime", label: "Replaces the occurrence at", allDay: "field_all_day" },
      field_cancelled: { type: "boolean", label: "Cancelled", default: false },
      field_location: string("Place"),
      ...place,
      field_online: { type: "boolean", label: "Online", default: false },
      field_category: reference("Category", "taxonomy_term--event_categories"),
      field_audience: {
        type: "list_string",
        label: "Audience",
        required: true,
        default: "members",
        widget: "radios",
        allowed: { members: "Members", board: "Board", public: "Public" },
      },
      field_image: image("Image"),
      ...attachments,
    },
  },
  "taxonomy_term--tags": {
    entityType: "taxonomy_term",
    bundle: "tags",
    label: "Tag",
    plural: "Tags",
    publicPath: null,
    graphql: "Tag",
    fields: {},
  },
  "taxonomy_term--specialities": {
    entityType: "taxonomy_term",
    bundle: "specialities",
    label: "Speciality",
    plural: "Specialities",
    publicPath: null,
    graphql: "Speciality",
    fields: {},
  },
  "taxonomy_term--event_categories": {
    entityType: "taxonomy_term",
    bundle: "event_categories",
    label: "Category",
    plural: "Categories",
    publicPath: null,
    graphql: null,
    fields: { field_color: { type: "string", label: "Colour", maxLength: 7, pattern: "^#[0-9a-f]{6}$", widget: "color" } },
  },
  "user--user": {
    entityType: "user",
    bundle: "user",
    label: "User",
    plural: "Users",
    publicPath: null,
    graphql: null,
    fields: {
      field_member: reference("Linked member", "node--member"),
      field_board: { type: "boolean", label: "Member of the board", default: false },
    },
  },
  "file--file": {
    entityType: "file",
    bundle: "file",
    label: "File",
    plural: "Files",
    publicPath: null,
    graphql: null,
    fields: {},
  },
} as const satisfies Record<ResourceType, Kind>

export type ResourceType =
  | `node--${"article" | "action_project" | "member" | "page" | "agenda"}`
  | `taxonomy_term--${"tags" | "specialities" | "event_categories"}`
  | "user--user"
  | "file--file"

export const resourceTypes = Object.keys(kinds).filter(isResourceType)

export function isResourceType(name: string): name is ResourceType {
  return Object.hasOwn(kinds, name)
}

/** A kind with its fields seen as data, where the exact names don't matter. */
export function kindOf(type: ResourceType): Kind {
  return kinds[type]
}

/** Every declared field of a kind by name, those of its entity type first. */
export function fieldsOf(type: ResourceType): Readonly<Record<string, Field>> {
  const { entityType, fields } = kindOf(type)
  return { ...baseFields[entityType], ...fields }
}

export function isRelationship(field: Field): field is RelationshipField {
  return field.type === "image" || field.type === "file" || field.type === "entity_reference"
}

/** The alias of the page whose text is shown on `/`. */
export const homeAlias = "/home"

/** Addresses that belong to the site itself: no page's alias may take one, except the page that the address is for. */
export const fixedAliases = ["/about-us", "/legal"] as const

/** First segments of the site's and the API's own routes, which a page's alias may not take. */
export const reservedSegments = [
  "members",
  "actions-projects",
  "action-project",
  "action_project",
  "member",
  "people",
  "post",
  "page",
  "user",
  "password-reset",
  "admin",
  "agenda",
  "404",
  "jsonapi",
  "oauth",
  "router",
  "sites",
  "publishing",
  "health",
  "static",
  "page-data",
] as const
