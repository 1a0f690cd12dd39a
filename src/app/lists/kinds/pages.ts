import type { ListKind } from "#app/lists/rows/kind.ts"
import { listKinds, lists as words } from "#app/strings/lists.ts"
import { changedColumn, facts, filters, includes, languageOf, nodeFields, usual, sorts } from "./parts.ts"

export const pages: ListKind = {
  ...usual,
  of: "page",
  type: "node--page",
  words: listKinds.pages,
  fields: nodeFields,
  includes: includes.withReviser(includes.cover),
  filters: [filters.status, filters.language],
  sorts: [sorts.byChange, ...sorts.titles],
  titleLabel: words.title,
  detailOf: ({ publicPath }) => publicPath ?? "",
  columns: [{ id: "language", label: words.language, text: languageOf, csv: ({ langcode }) => langcode }, changedColumn],
  facts: [facts.address],
  sign: "picture",
  editable: "page",
}
