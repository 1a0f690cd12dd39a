import type { ListKind } from "#app/lists/rows/kind.ts"
import { changedColumn, facts, filters, includes, languagesColumn, nodeFields, usual, sorts } from "./parts.ts"
import { appWords } from "#app/strings/words.ts"

export const pages: ListKind = {
  ...usual,
  of: "page",
  type: "node--page",
  words: appWords.listKinds.pages,
  fields: nodeFields,
  includes: includes.withReviser(includes.cover),
  filters: [filters.status, filters.language, filters.translation],
  sorts: [sorts.byChange, ...sorts.titles],
  titleLabel: appWords.lists.title,
  detailOf: ({ publicPath }) => publicPath ?? "",
  columns: [languagesColumn, changedColumn],
  facts: [facts.address],
  sign: "picture",
  editable: "page",
}
