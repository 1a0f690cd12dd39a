import type { Column, Filter, ListKind } from "#dashboard/lists/rows/kind.ts"
import type { ListedRow } from "#dashboard/lists/rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { words as publicWords } from "#lib/strings/words.ts"
import { periodInYears } from "#lib/text/dates.ts"
import {
  choice,
  coded,
  cover,
  equal,
  facts,
  fieldColumn,
  usualFilters,
  nodeList,
  sorts,
  tags,
  tagsAndLanguage,
  yearFilter,
} from "./list-parts.ts"

const words = appWords.lists
const kinds = appWords.listKinds

const article = "node--article"
const project = "node--action_project"
const practice = "node--member"

const rare = <T extends Filter>(filter: T) => ({ ...filter, isRare: true })
const attribute = (name: string, { attributes }: ListedRow) => textOf(attributes[name])

const articleKind = coded("kind", article, "field_kind")
const [newest, oldest] = sorts.byDate("field_date", "date", "date")

const date = fieldColumn(article, "field_date")
const dateColumn: Column = { ...date, id: "date", label: words.date, text: (row) => date.text(row) || words.noDate }

const articleFilters: readonly Filter[] = [
  { ...choice("author"), options: { from: "items", type: practice }, isRare: true, conditions: equal("field_authors.id") },
  rare(articleKind.filter),
  yearFilter(article, "field_date"),
]

export const publications = nodeList("post", article, {
  words: kinds.publications,
  fields: ["field_kind", "field_date"],
  includes: [tags, cover],
  filters: [usualFilters.status, usualFilters.language, usualFilters.translation, usualFilters.tag, ...articleFilters],
  sorts: [sorts.byChange, newest, oldest, ...sorts.titles],
  detailOf: tagsAndLanguage,
  columns: [{ ...articleKind.column, isWide: true }, dateColumn],
  facts: [facts.language, facts.tags, facts.address],
  tagField: "field_tags",
})

/** Users who may not write get this list of published items, newest first. */
export const publicationsToRead: ListKind = {
  ...publications,
  base: [{ path: "status", value: "1" }],
  includes: [tags, cover],
  filters: [usualFilters.language, { ...usualFilters.tag, isRare: false }, ...articleFilters],
  sorts: [newest, oldest, ...sorts.titles],
  stateOf: null,
  columns: [articleKind.column, dateColumn],
  editable: null,
  actions: "none",
  tagField: null,
}

const specialities = fieldColumn(practice, "field_specialities")
const region = coded("region", practice, "field_region", publicWords.regions)

const contact = ["field_street", "field_postal_code", "field_locality", "field_country", "field_phone", "field_mail", "field_vat"] as const

export const members = nodeList("member", practice, {
  words: kinds.members,
  fields: ["field_region", ...contact],
  includes: [
    { field: "field_specialities", type: "taxonomy_term--specialities", fields: ["name"] },
    { field: "field_logo", type: "file--file", fields: ["uri"] },
  ],
  filters: [region.filter, usualFilters.status, rare(usualFilters.language), usualFilters.translation],
  sorts: [...sorts.names(), sorts.byChange],
  titleLabel: words.name,
  detailOf: specialities.text,
  columns: [region.column],
  facts: [specialities, ...contact.map(contactColumn), facts.language, facts.address],
  sign: "monogram",
})

function contactColumn(name: (typeof contact)[number]): Column {
  const column = fieldColumn(practice, name)
  // A spreadsheet reads a value that begins with a plus as a formula.
  return { ...column, csv: (row) => column.text(row).replace(/^\+(\d+)/, "(+$1)") }
}

const projectKind = coded("kind", project, "field_action_kind")
const phase = coded("phase", project, "field_phase")

const period = (row: ListedRow) => periodInYears(attribute("field_start", row) || null, attribute("field_end", row) || null) ?? words.noDate

export const actionsProjects = nodeList("action-project", project, {
  words: kinds.actionsProjects,
  fields: ["field_action_kind", "field_phase", "field_start", "field_end"],
  includes: [tags, cover, { field: "field_members", type: practice, fields: ["title"] }],
  filters: [
    ...[projectKind.filter, phase.filter, usualFilters.status, rare(usualFilters.language)],
    ...[usualFilters.translation, usualFilters.tag, yearFilter(project, "field_start")],
  ],
  sorts: [sorts.byChange, ...sorts.byDate("field_start", "dates", "start"), ...sorts.titles],
  detailOf: tagsAndLanguage,
  columns: [
    projectKind.column,
    phase.column,
    { id: "dates", label: words.dates, text: period, isWide: true },
    { id: "members", label: words.members, text: ({ related }) => String(related.field_members?.length ?? 0), isWide: true },
  ],
  facts: [fieldColumn(project, "field_start"), fieldColumn(project, "field_end"), facts.language, facts.tags, facts.address],
  tagField: "field_tags",
})

export const pages = nodeList("page", "node--page", {
  words: kinds.pages,
  detailOf: ({ publicPath }) => publicPath ?? "",
  facts: [facts.address],
})
