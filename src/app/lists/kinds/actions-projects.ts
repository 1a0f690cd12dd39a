import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { periodInYears } from "#lib/text/dates.ts"
import {
  allowedOf,
  changedColumn,
  facts,
  filters,
  includes,
  labelOf,
  languagesColumn,
  nodeFields,
  usual,
  sorts,
  tagsAndLanguage,
  wordOf,
} from "./parts.ts"
import { appWords } from "#app/strings/words.ts"

const type = "node--action_project"
const actionKinds = allowedOf(type, "field_action_kind")
const phases = allowedOf(type, "field_phase")

const period = (row: Row) => {
  const { field_start: start, field_end: end } = row.attributes
  return periodInYears(textOf(start) || null, textOf(end) || null) ?? appWords.lists.noDate
}

const dateFact = (id: string): Column => ({ id, label: labelOf(type, id), text: ({ attributes }) => textOf(attributes[id]) })

export const actionsProjects: ListKind = {
  ...usual,
  of: "action-project",
  type,
  words: appWords.listKinds.actionsProjects,
  fields: [...nodeFields, "field_action_kind", "field_phase", "field_start", "field_end"],
  includes: includes.withReviser(includes.tags, includes.cover, { field: "field_members", type: "node--member", fields: ["title"] }),
  filters: [
    filters.byCode({ name: "kind", label: appWords.lists.kind, all: appWords.lists.all.kind }, "field_action_kind", actionKinds),
    filters.byCode({ name: "phase", label: appWords.lists.phase, all: appWords.lists.all.phase }, "field_phase", phases),
    filters.status,
    { ...filters.language, isRare: true },
    filters.translation,
    filters.tag,
    filters.byYear(type, "field_start"),
  ],
  sorts: [sorts.byChange, ...sorts.byDate("field_start", "dates", "start"), ...sorts.titles],
  titleLabel: appWords.lists.title,
  detailOf: tagsAndLanguage,
  columns: [
    { id: "kind", label: appWords.lists.kind, text: (row) => wordOf(row, "field_action_kind", actionKinds) },
    { id: "phase", label: appWords.lists.phase, text: (row) => wordOf(row, "field_phase", phases) },
    { id: "dates", label: appWords.lists.dates, text: period, isWide: true },
    { id: "members", label: appWords.lists.members, text: ({ related }) => String(related.field_members?.length ?? 0), isWide: true },
    languagesColumn,
    changedColumn,
  ],
  facts: [dateFact("field_start"), dateFact("field_end"), facts.language, facts.tags, facts.address],
  sign: "picture",
  editable: "action-project",
  tagField: "field_tags",
}
