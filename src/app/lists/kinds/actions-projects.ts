import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { kinds } from "#contract/content.ts"
import { periodInYears } from "#lib/text/dates.ts"
import { changedColumn, facts, filters, includes, nodeFields, usual, sorts, tagsAndLanguage, wordOf } from "./parts.ts"
import { appWords } from "#app/strings/words.ts"

const { field_action_kind: actionKind, field_phase: actionPhase, field_start, field_end } = kinds["node--action_project"].fields

const period = (row: Row) => {
  const { field_start: start, field_end: end } = row.attributes
  return periodInYears(textOf(start) || null, textOf(end) || null) ?? appWords.lists.noDate
}

const dateFact = (id: string, label: string): Column => ({ id, label, text: ({ attributes }) => textOf(attributes[id]) })

export const actionsProjects: ListKind = {
  ...usual,
  of: "action-project",
  type: "node--action_project",
  words: appWords.listKinds.actionsProjects,
  fields: [...nodeFields, "field_action_kind", "field_phase", "field_start", "field_end"],
  includes: includes.withReviser(includes.tags, includes.cover, { field: "field_members", type: "node--member", fields: ["title"] }),
  filters: [
    filters.byCode({ name: "kind", label: appWords.lists.kind, all: appWords.lists.all.kind }, "field_action_kind", actionKind.allowed),
    filters.byCode({ name: "phase", label: appWords.lists.phase, all: appWords.lists.all.phase }, "field_phase", actionPhase.allowed),
    filters.status,
    { ...filters.language, isRare: true },
    filters.tag,
    filters.byYear("node--action_project", "field_start"),
  ],
  sorts: [sorts.byChange, ...sorts.byDate("field_start", "dates", "start"), ...sorts.titles],
  titleLabel: appWords.lists.title,
  detailOf: tagsAndLanguage,
  columns: [
    { id: "kind", label: appWords.lists.kind, text: (row) => wordOf(row, "field_action_kind", actionKind.allowed) },
    { id: "phase", label: appWords.lists.phase, text: (row) => wordOf(row, "field_phase", actionPhase.allowed) },
    { id: "dates", label: appWords.lists.dates, text: period, isWide: true },
    { id: "members", label: appWords.lists.members, text: ({ related }) => String(related.field_members?.length ?? 0), isWide: true },
    changedColumn,
  ],
  facts: [dateFact("field_start", field_start.label), dateFact("field_end", field_end.label), facts.language, facts.tags, facts.address],
  sign: "picture",
  editable: "action-project",
  tagField: "field_tags",
}
