import type { Column, Filter, ListKind } from "#app/lists/rows/kind.ts"
import type { Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { momentInWords, shortDate } from "#lib/text/moments.ts"
import {
  allowedOf,
  changedColumn,
  facts,
  filters,
  includes,
  languagesColumn,
  nodeFields,
  usual,
  sorts,
  tagsAndLanguage,
  wordOf,
} from "./parts.ts"
import { appWords } from "#app/strings/words.ts"

const type = "node--article"
const kindWords = allowedOf(type, "field_kind")

const date = ({ attributes }: Row) => textOf(attributes.field_date)

const dateColumn: Column = {
  id: "date",
  label: appWords.lists.date,
  text: (row) => (date(row) === "" ? appWords.lists.noDate : shortDate(date(row))),
  csv: date,
}

const kindColumn: Column = { id: "kind", label: appWords.lists.kind, text: (row) => wordOf(row, "field_kind", kindWords), isWide: true }

const [newest, oldest] = sorts.byDate("field_date", "date", "date")

const authorFilter: Filter = {
  name: "author",
  label: appWords.lists.author,
  all: appWords.lists.all.author,
  options: { from: "items", type: "node--member" },
  isRare: true,
  conditions: (value) => [{ path: "field_authors.id", value }],
}

const rareFilters = [
  filters.translation,
  filters.tag,
  authorFilter,
  filters.byCode({ name: "kind", label: appWords.lists.kind, all: appWords.lists.all.kind, isRare: true }, "field_kind", kindWords),
  filters.byYear(type, "field_date"),
]

export const publications: ListKind = {
  ...usual,
  of: "post",
  type,
  words: appWords.listKinds.publications,
  fields: [...nodeFields, "field_kind", "field_date"],
  includes: includes.withReviser(includes.tags, includes.cover),
  filters: [filters.status, filters.language, ...rareFilters],
  sorts: [sorts.byChange, newest, oldest, ...sorts.titles],
  titleLabel: appWords.lists.title,
  detailOf: tagsAndLanguage,
  columns: [kindColumn, dateColumn, languagesColumn, changedColumn],
  facts: [facts.language, facts.tags, facts.address],
  sign: "picture",
  editable: "post",
  tagField: "field_tags",
}

/** The list for users who write nothing: published, newest first. `visit` is the end of their last visit, in Unix seconds. */
export function publicationsToRead(visit: number | null): ListKind {
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
  const since = (value: string) => appWords.lists.news.since(momentInWords(instant(Number(value))))
  const news: Filter = {
    name: "since",
    label: appWords.lists.news.filter,
    all: appWords.lists.all.news,
    options: { from: "words", values: visit === null ? {} : { [String(visit)]: since(String(visit)) } },
    otherwise: since,
    conditions: (value) => (/^\d{1,12}$/.test(value) ? [{ path: "changed", operator: ">", value }] : []),
  }
  return {
    ...publications,
    base: [{ path: "status", value: "1" }],
    includes: [includes.tags, includes.cover],
    filters: [
      filters.language,
      { ...filters.tag, isRare: false },
      news,
      ...rareFilters.filter(({ name }) => !["tag", "translation"].includes(name)),
    ],
    sorts: [newest, oldest, ...sorts.titles],
    stateOf: null,
    columns: [{ ...kindColumn, isWide: false }, dateColumn],
    editable: null,
    actions: "none",
    tagField: null,
  }
}
