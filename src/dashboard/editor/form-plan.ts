/** A kind without a layout of its own gets one by the types of its fields. */
import { isFocusField, place, type Field, type FieldName, type ResourceType } from "#contract/fields.ts"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"

type Row<Name = string> = readonly Name[]

/** `key` names the heading in the strings; a section whose key is not there has no heading. */
export type PlanSection<Name = string> = { readonly key: string | null; readonly rows: readonly Row<Name>[] }

type Columns<Name = string> = { readonly main: readonly PlanSection<Name>[]; readonly aside: readonly PlanSection<Name>[] }

type PlacedName = FieldName | "path" | "langcode" | "summary" | "roles"

const publishing: PlanSection<PlacedName> = { key: "publishing", rows: [["status"], ["field_date"], ["langcode"], ["promote"]] }
const placeSection: PlanSection<PlacedName> = {
  key: "place",
  rows: [
    ["field_street"],
    ["field_postal_code", "field_locality"],
    ["field_country", "field_region"],
    ["field_latitude", "field_longitude"],
  ],
}

/** Another part of the screen or the user's own profile changes these fields, or the kind doesn't use them. */
export const changedByParts: Readonly<Partial<Record<ResourceType, readonly FieldName[]>>> = {
  "user--user": ["status", "field_mail_changes"],
  "node--agenda": ["field_series", "field_recurrence_id", "promote"],
  "node--article": ["promote"],
  "node--member": ["promote"],
  "node--page": ["promote"],
}

const layouts: Readonly<Partial<Record<ResourceType, Columns<PlacedName>>>> = {
  "user--user": {
    main: [{ key: "account", rows: [["name"], ["mail"], ["preferred_langcode"]] }],
    aside: [{ key: "role", rows: [["roles"], ["field_member"], ["field_board"]] }],
  },
  "node--action_project": {
    main: [
      {
        key: null,
        rows: [
          ["title"],
          ["path"],
          ["field_action_kind", "field_phase"],
          ["field_start", "field_end"],
          ["field_place"],
          ["summary"],
          ["body"],
        ],
      },
      { key: "own:field_partners", rows: [["field_partners"]] },
      { key: "own:field_links", rows: [["field_links"]] },
    ],
    aside: [publishing, { key: "terms", rows: [["field_members"], ["field_tags"], ["field_publications"]] }],
  },
  "node--agenda": {
    main: [
      {
        key: null,
        rows: [["title"], ["path"], ["field_event_start", "field_event_end"], ["field_all_day"], ["field_rrule"], ["field_exdates"]],
      },
      { key: "text", rows: [["summary"], ["body"]] },
      { key: "venue", rows: [["field_location"], ["field_online"], ...placeSection.rows] },
    ],
    aside: [
      { key: "event", rows: [["field_audience"], ["field_category"], ["field_cancelled"]] },
      { key: "publishing", rows: [["status"], ["langcode"]] },
      { key: "own:field_image", rows: [["field_image"]] },
    ],
  },
  "node--member": {
    main: [
      { key: null, rows: [["title"], ["path"]] },
      placeSection,
      {
        key: "contact",
        rows: [["field_phone", "field_mail"], ["field_show_phone", "field_show_mail"], ["field_website"]],
      },
      { key: "own:field_people", rows: [["field_people"]] },
      { key: "text", rows: [["summary"], ["body"]] },
    ],
    aside: [
      publishing,
      { key: "own:field_logo", rows: [["field_logo"]] },
      {
        key: "practice",
        rows: [["field_specialities"], ["field_languages"], ["field_founded", "field_size"], ["field_legal_form"], ["field_vat"]],
      },
    ],
  },
}

type Column = keyof Columns

type Slot = { readonly column: Column; readonly section: string | null }

/** Plans each field exactly once, except those that another field's control edits. */
export function formPlanOf(type: ResourceType): Columns {
  const fields = formFieldsOf(type)
  const layout = layouts[type] ?? byDefault
  const placed = new Set<string>([...layout.main, ...layout.aside].flatMap(({ rows }) => rows.flat()))
  const visibleFields = Object.entries(fields).flatMap(([name, field]) =>
    isFocusField(field) || changedByParts[type]?.some((other) => other === name) === true ? [] : [name],
  )
  const unplacedFields = visibleFields.filter((name) => !placed.has(name))
  return { main: columnOf("main"), aside: columnOf("aside") }

  function columnOf(column: Column): readonly PlanSection[] {
    const declared = layout[column].map(({ key, rows }) => ({ key, rows: rowsWith(rows, visibleFields) }))
    const columnFields = unplacedFields
      .map((name) => ({ name, slot: slotOf(name, fields[name]) }))
      .filter(({ slot }) => slot.column === column)
    return columnFields.reduce(append, declared).filter(({ rows }) => rows.length > 0)
  }
}

const byDefault: Columns<PlacedName> = {
  main: [
    { key: null, rows: [["title"], ["name"], ["path"], ["summary"], ["body"], ["description"]] },
    { key: "details", rows: [] },
    placeSection,
  ],
  aside: [publishing, { key: "terms", rows: [] }],
}

/** The summary is a part of the body's value, with a control of its own. */
function rowsWith(rows: readonly Row[], visibleFields: readonly string[]): readonly Row[] {
  const isShown = (name: string) => visibleFields.includes(name === "summary" ? "body" : name)
  return rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0)
}

function append(sections: readonly PlanSection[], { name, slot }: { readonly name: string; readonly slot: Slot }): readonly PlanSection[] {
  const hasSection = sections.some(({ key }) => key === slot.section)
  if (!hasSection) return [...sections, { key: slot.section, rows: [[name]] }]
  return sections.map((section) => (section.key === slot.section ? { ...section, rows: [...section.rows, [name]] } : section))
}

/** The control of a field whose key begins with `own:` draws its own heading. */
function slotOf(name: string, field: Field | undefined): Slot {
  if (Object.hasOwn(place, name)) return { column: "main", section: "place" }
  switch (field?.type) {
    case "image":
      return { column: field.many === true ? "main" : "aside", section: `own:${name}` }
    case "file":
      return { column: "aside", section: `own:${name}` }
    case "person":
      return { column: "main", section: `own:${name}` }
    case "link":
      return { column: "main", section: field.many === true ? `own:${name}` : "details" }
    case "entity_reference":
    case "list_string":
    case "boolean":
      return { column: "aside", section: "terms" }
    case "date":
    case "datetime":
    case "decimal":
    case "email":
    case "integer":
    case "string":
    case "telephone":
    case "text_with_summary":
    case undefined:
      return { column: "main", section: "details" }
  }
}
