import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import { namesIn } from "#app/lists/rows/row.ts"
import { changedColumn, facts, filters, includes, languagesColumn, nodeFields, usual, sorts, wordOf } from "./parts.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#app/strings/words.ts"

const specialities: Column = {
  id: "specialities",
  label: appWords.lists.specialities,
  text: (row) => namesIn(row, "field_specialities").join(", "),
}

export const members: ListKind = {
  ...usual,
  of: "member",
  type: "node--member",
  words: appWords.listKinds.members,
  fields: [...nodeFields, "field_region"],
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
  facts: [specialities, facts.language, facts.address],
  sign: "monogram",
  editable: "member",
}
