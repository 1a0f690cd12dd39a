import type { Column, Filter, ListKind, Sort } from "#app/lists/kind.ts"
import { textIn, type Row } from "#app/lists/rows/row.ts"
import { kinds } from "#contract/content.ts"
import { listKinds, lists as words } from "#lib/strings/members-area/lists.ts"
import { momentInWords, shortDate } from "#lib/text/moments.ts"
import {
  addressFact,
  byChange,
  byTitle,
  changedColumn,
  codeFilter,
  coverOf,
  languageFact,
  languageFilter,
  nodeFields,
  ofNodes,
  statusFilter,
  tagFilter,
  tagsAndLanguage,
  tagsFact,
  tagsOf,
  withReviser,
  wordOf,
  yearFilter,
} from "./parts.ts"

const type = "node--article"
const kindWords = kinds[type].fields.field_kind.allowed

const date = ({ attributes }: Row) => textIn(attributes.field_date)

const dateColumn: Column = {
  id: "date",
  label: words.date,
  text: (row) => (date(row) === "" ? words.noDate : shortDate(date(row))),
  csv: date,
}

const kindColumn: Column = { id: "kind", label: words.kind, text: (row) => wordOf(row, "field_kind", kindWords), isWide: true }

const newest: Sort = { id: "-date", label: words.sorts.newest, sort: "-field_date,-drupal_internal__nid", column: "date" }
const oldest: Sort = { id: "date", label: words.sorts.oldest, sort: "field_date,drupal_internal__nid", column: "date" }

const authorFilter: Filter = {
  name: "author",
  label: words.author,
  all: words.all.author,
  options: { from: "items", type: "node--member" },
  isRare: true,
  conditions: (value) => [{ path: "field_authors.id", value }],
}

const rareFilters = [
  tagFilter,
  authorFilter,
  codeFilter({ name: "kind", label: words.kind, all: words.all.kind, isRare: true }, "field_kind", kindWords),
  yearFilter(type, "field_date"),
]

export const publications: ListKind = {
  ...ofNodes,
  of: "post",
  type,
  words: listKinds.publications,
  fields: [...nodeFields, "field_kind", "field_date"],
  includes: withReviser(tagsOf, coverOf),
  filters: [statusFilter, languageFilter, ...rareFilters],
  sorts: [byChange, newest, oldest, ...byTitle("title", [words.sorts.title, words.sorts.titleBack])],
  titleLabel: words.title,
  detailOf: tagsAndLanguage,
  columns: [{ ...kindColumn, isWide: true }, dateColumn, changedColumn],
  facts: [languageFact, tagsFact, addressFact],
  sign: "picture",
  editable: "post",
  tagField: "field_tags",
}

/** The list for users who write nothing: published, newest first. `visit` is the end of their last visit, in Unix seconds. */
export function publicationsToRead(visit: number | null): ListKind {
  const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
  const since = (value: string) => words.news.since(momentInWords(instant(Number(value))))
  const news: Filter = {
    name: "since",
    label: words.news.filter,
    all: words.all.news,
    options: { from: "words", values: visit === null ? {} : { [String(visit)]: since(String(visit)) } },
    otherwise: since,
    conditions: (value) => (/^\d{1,12}$/.test(value) ? [{ path: "changed", operator: ">", value }] : []),
  }
  return {
    ...publications,
    base: [{ path: "status", value: "1" }],
    fields: [...publications.fields, "created"],
    includes: [tagsOf, coverOf],
    filters: [languageFilter, { ...tagFilter, isRare: false }, news, ...rareFilters.filter(({ name }) => name !== "tag")],
    sorts: [newest, oldest, ...byTitle("title", [words.sorts.title, words.sorts.titleBack])],
    stateOf: null,
    columns: [{ ...kindColumn, isWide: false }, dateColumn],
    editable: null,
    actions: "none",
    tagField: null,
    newsOf: ({ attributes, changed }) => {
      if (visit === null || Date.parse(changed) <= visit * 1000) return null
      return Date.parse(textIn(attributes.created)) > visit * 1000 ? words.news.added : words.news.changed
    },
  }
}
