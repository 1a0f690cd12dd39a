import type { ListKind } from "#app/lists/rows/kind.ts"
import { changedColumn, facts, filters, includes, languageOf, nodeFields, usual, sorts } from "./parts.ts"
import { appWords } from "#app/strings/words.ts"

export const pages: ListKind = {
  ...usual,
  of: "page",
  type: "node--page",
  words: appWords.listKinds.pages,
  fields: nodeFields,
  includes: includes.withReviser(includes.cover),
  filters: [filters.status, filters.language],
  sorts: [sorts.byChange, ...sorts.titles],
  titleLabel: appWords.lists.title,
  detailOf: ({ publicPath }) => publicPath ?? "",
  columns: [{ id: "language", label: appWords.lists.language, text: languageOf, csv: ({ langcode }) => langcode }, changedColumn],
  facts: [facts.address],
  sign: "picture",
  editable: "page",
}
