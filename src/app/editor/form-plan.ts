/** Which field stands where in a form. A kind without a layout of its own gets one by the types of its fields. */
import { place, type Field } from "#contract/fields.ts"
import type { FormFields } from "#app/widgets/form-fields.ts"
import { changedByParts, layouts, placeSection, publishing, type Columns, type PlanSection, type Row } from "./layouts.ts"

type Column = keyof Columns

type Slot = { readonly column: Column; readonly section: string | null }

/** Each field of the form exactly once, except those that another field's control edits. */
export function planOf(type: string, fields: FormFields): Columns {
  const layout = layouts[type] ?? byDefault
  const placed = new Set([...layout.main, ...layout.aside].flatMap(({ rows }) => rows.flat()))
  const shown = Object.keys(fields).filter((name) => !isEditedElsewhere(fields, name) && changedByParts[type]?.includes(name) !== true)
  const left = shown.filter((name) => !placed.has(name))
  return { main: columnOf("main"), aside: columnOf("aside") }

  function columnOf(column: Column): readonly PlanSection[] {
    const declared = layout[column].map(({ key, rows }) => ({ key, rows: rowsWith(rows, shown) }))
    const mine = left.map((name) => ({ name, slot: slotOf(name, fields[name]) })).filter(({ slot }) => slot.column === column)
    return mine.reduce(append, declared).filter(({ rows }) => rows.length > 0)
  }
}

const byDefault: Columns = {
  main: [
    { key: null, rows: [["title"], ["name"], ["path"], ["summary"], ["body"], ["description"]] },
    { key: "details", rows: [] },
    placeSection,
  ],
  aside: [publishing, { key: "terms", rows: [] }],
}

/** The summary is a part of the body's value, with a control of its own. */
function rowsWith(rows: readonly Row[], shown: readonly string[]): readonly Row[] {
  const isShown = (name: string) => shown.includes(name === "summary" ? "body" : name)
  return rows.map((row) => row.filter(isShown)).filter((row) => row.length > 0)
}

function append(sections: readonly PlanSection[], { name, slot }: { readonly name: string; readonly slot: Slot }): readonly PlanSection[] {
  const known = sections.some(({ key }) => key === slot.section)
  if (!known) return [...sections, { key: slot.section, rows: [[name]] }]
  return sections.map((section) => (section.key === slot.section ? { ...section, rows: [...section.rows, [name]] } : section))
}

/** Keys that begin with `own:` are of fields whose control draws its own heading. */
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
    default:
      return { column: "main", section: "details" }
  }
}

function isEditedElsewhere(fields: FormFields, name: string): boolean {
  return fields[name]?.widget === "focus_point"
}
