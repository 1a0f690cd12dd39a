/** Server, site and importer derive from this model. Names are Drupal's machine names. */
import { attachments, baseFields, cover, gallery, image, place, reference, string, type FieldTo, type KindWith } from "./field-groups.ts"

export const kinds = {
  "node--article": {
    entityType: "node",
    bundle: "article",
    label: "Publication",
    plural: "Publications",
    publicPath: "/post/",
    graphql: "Publication",
    screens: { segment: "post", list: "signed-in", hasForm: true },
    fields: {
      field_kind: {
        type: "list_string",
        label: "Kind",
        widget: "radios",
        allowed: { position: "Position", opinion: "Opinion", report: "Report", interview: "Interview" },
      },
      field_date: { type: "date", label: "Date", default: "today", notAhead: true },
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
    screens: { segment: "action-project", list: "admin", hasForm: true },
    fields: {
      field_action_kind: {
        type: "list_string",
        label: "Kind",
        allowed: { action: "Action", project: "Project" },
        default: "action",
        widget: "radios",
      },
      field_phase: { type: "list_string", label: "Phase", allowed: { planned: "Planned", ongoing: "Ongoing", completed: "Completed" } },
      field_start: { type: "date", label: "Start" },
      field_end: { type: "date", label: "End", notBefore: "field_start" },
      field_place: string("Place"),
      ...cover,
      ...gallery,
      ...attachments,
      field_tags: { ...reference("Tags", "taxonomy_term--tags"), many: true },
      field_partners: { type: "link", label: "Partners", many: true },
      field_links: { type: "link", label: "Links", many: true, translatable: true },
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
    screens: { segment: "member", list: "admin", hasForm: true },
    fields: {
      ...cover,
      ...gallery,
      field_logo: image("Logo"),
      field_legal_form: string("Legal form"),
      ...place,
      field_phone: { type: "telephone", label: "Phone", maxLength: 64, shownBy: "field_show_phone" },
      field_mail: { type: "email", label: "Email", maxLength: 254, shownBy: "field_show_mail" },
      field_show_phone: { type: "boolean", label: "Show the phone on the public site", default: false },
      field_show_mail: { type: "boolean", label: "Show the email on the public site", default: false },
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
      field_people: { type: "person", label: "People", many: true, translatable: true },
      field_vat: { type: "string", label: "VAT number", maxLength: 32, widget: "vat" },
    },
  },
  "node--page": {
    entityType: "node",
    bundle: "page",
    label: "Page",
    plural: "Pages",
    publicPath: "/",
    graphql: "Page",
    screens: { segment: "page", list: "admin", hasForm: true },
    fields: { ...cover, ...gallery, field_people: { type: "person", label: "People", many: true, translatable: true } },
  },
  "node--agenda": {
    entityType: "node",
    bundle: "agenda",
    label: "Event",
    plural: "Events",
    publicPath: "/agenda/",
    graphql: "Event",
    screens: { segment: "agenda", list: "signed-in", hasForm: true },
    fields: {
      field_event_start: { type: "datetime", label: "Start", required: true, allDay: "field_all_day" },
      field_event_end: { type: "datetime", label: "End", allDay: "field_all_day", notBefore: "field_event_start" },
      field_all_day: { type: "boolean", label: "All day", default: false },
      field_rrule: { type: "string", label: "Repeat", maxLength: 512, widget: "rrule" },
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
    screens: { segment: "tag", list: "admin", hasForm: false },
    fields: {},
  },
  "taxonomy_term--specialities": {
    entityType: "taxonomy_term",
    bundle: "specialities",
    label: "Speciality",
    plural: "Specialities",
    publicPath: null,
    graphql: "Speciality",
    screens: { segment: "speciality", list: "admin", hasForm: false },
    fields: {},
  },
  "taxonomy_term--event_categories": {
    entityType: "taxonomy_term",
    bundle: "event_categories",
    label: "Category",
    plural: "Categories",
    publicPath: null,
    graphql: "EventCategory",
    screens: { segment: "event-category", list: "admin", hasForm: false },
    fields: { field_color: { type: "string", label: "Colour", maxLength: 7, pattern: "^#[0-9a-f]{6}$", widget: "color" } },
  },
  "user--user": {
    entityType: "user",
    bundle: "user",
    label: "User",
    plural: "Users",
    publicPath: null,
    graphql: null,
    screens: { segment: "people", list: "admin", hasForm: true },
    fields: {
      field_member: reference("Linked member", "node--member"),
      field_board: { type: "boolean", label: "Member of the board", default: false },
      field_mail_changes: { type: "boolean", label: "Emails about late changes of events", default: true },
    },
  },
  "file--file": {
    entityType: "file",
    bundle: "file",
    label: "File",
    plural: "Files",
    publicPath: null,
    graphql: null,
    screens: null,
    fields: {},
  },
} as const satisfies Record<string, KindWith<string>>

export type ResourceType = keyof typeof kinds

/** The machine names of a kind's own fields and those of its entity type. */
export type FieldName<Type extends ResourceType = ResourceType> = Type extends ResourceType
  ? keyof (typeof kinds)[Type]["fields"] | keyof (typeof baseFields)[(typeof kinds)[Type]["entityType"]]
  : never

export const resourceTypes = Object.keys(kinds).filter(isResourceType)

export function isResourceType(name: unknown): name is ResourceType {
  return typeof name === "string" && Object.hasOwn(kinds, name)
}

export function kindOf(type: ResourceType): KindWith<ResourceType> {
  return kinds[type]
}

export function fieldsOf(type: ResourceType): Readonly<Record<string, FieldTo<ResourceType>>> {
  const { entityType, fields } = kindOf(type)
  return { ...baseFields[entityType], ...fields }
}

/** Returns default values. `today` stands for the day of creation. */
export function defaultsOf(type: ResourceType): Readonly<Record<string, string | boolean>> {
  const defaults = Object.entries(fieldsOf(type)).flatMap(([name, field]) => ("default" in field ? [[name, field.default] as const] : []))
  return Object.fromEntries(defaults)
}

/** The text of the start page is the page with this alias. */
export const homeAlias = "/home"

export const fixedAliases = ["/about-us", "/legal"] as const
