import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import { namesIn, type Row } from "#app/lists/rows/row.ts"
import { changedColumn, facts, filters, includes, labelOf, languagesColumn, nodeFields, usual, sorts, wordOf } from "./parts.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#app/strings/words.ts"

const specialities: Column = {
  id: "specialities",
  label: appWords.lists.specialities,
  text: (row) => namesIn(row, "field_specialities").join(", "),
}

/** What only the export has. */
const contact = ["field_street", "field_postal_code", "field_locality", "field_country", "field_phone", "field_mail", "field_vat"] as const

export const members: ListKind = {
  ...usual,
  of: "member",
  type: "node--member",
  words: appWords.listKinds.members,
  fields: [...nodeFields, "field_region", ...contact],
  includes: includes.withReviser(
    { field: "field_specialities", type: "taxonomy_term--specialities", fields: ["name"] },
    { field: "field_logo", type: "file--file", fields: ["uri"] },
  ),
  filters: [
    filters.byCode({ name: "region", label: appWords.lists.region, all: appWords.lists.all.region }, "field_region", words.regions),
    filters.status,
    { ...filters.language, isRare: true },
    filters.translation,
  ],
  sorts: [sorts.names[0], sorts.names[1], sorts.byChange],
  titleLabel: appWords.lists.name,
  detailOf: specialities.text,
  columns: [
    { id: "region", label: appWords.lists.region, text: (row) => wordOf(row, "field_region", words.regions), isWide: true },
    languagesColumn,
    changedColumn,
  ],
  facts: [specialities, ...contact.map(contactColumn), facts.language, facts.address],
  sign: "monogram",
  editable: "member",
}

function contactColumn(name: (typeof contact)[number]): Column {
  const text = ({ attributes }: Row) => textOf(attributes[name])
  // A value that begins with a plus is a formula for a spreadsheet.
  return { id: name, label: labelOf("node--member", name), text, csv: (row) => text(row).replace(/^\+(\d+)/, "(+$1)") }
}
