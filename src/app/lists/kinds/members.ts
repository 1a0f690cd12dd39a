import type { Column, ListKind } from "#app/lists/rows/kind.ts"
import { namesIn } from "#app/lists/rows/row.ts"
import { regions } from "#lib/strings/content/places.ts"
import { listKinds, lists as words } from "#app/strings/lists.ts"
import { changedColumn, facts, filters, includes, nodeFields, usual, sorts, wordOf } from "./parts.ts"

const specialities: Column = { id: "specialities", label: words.specialities, text: (row) => namesIn(row, "field_specialities").join(", ") }

export const members: ListKind = {
  ...usual,
  of: "member",
  type: "node--member",
  words: listKinds.members,
  fields: [...nodeFields, "field_region"],
  includes: includes.withReviser(
    { field: "field_specialities", type: "taxonomy_term--specialities", fields: ["name"] },
    { field: "field_logo", type: "file--file", fields: ["uri"] },
  ),
  filters: [filters.byCode({ name: "region", label: words.region, all: words.all.region }, "field_region", regions), filters.status],
  sorts: [sorts.names[0], sorts.names[1], sorts.byChange],
  titleLabel: words.name,
  detailOf: specialities.text,
  columns: [{ id: "region", label: words.region, text: (row) => wordOf(row, "field_region", regions), isWide: true }, changedColumn],
  facts: [specialities, facts.language, facts.address],
  sign: "monogram",
  editable: "member",
}
