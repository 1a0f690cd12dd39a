/** What several kinds of list declare in the same way. */
import type { Column, Condition, Filter, Include, ListKind, Sort } from "#app/lists/rows/kind.ts"
import { languages } from "#contract/languages.ts"
import { namesIn, type Row } from "#app/lists/rows/row.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Allowed, ResourceType } from "#contract/fields.ts"
import { nameOf } from "#lib/strings/language.ts"
import { momentInWords } from "#lib/text/moments.ts"
import type { BadgeState } from "#ui/badge.tsx"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#app/strings/words.ts"

/** The values of a field of codes, in words. */
export function allowedOf(type: ResourceType, name: string): Allowed {
  const field = appWords.model.fieldsOf(type)[name]
  return field?.type === "list_string" ? field.allowed : {}
}

export function labelOf(type: ResourceType, name: string): string {
  return appWords.model.fieldsOf(type)[name]?.label ?? name
}

export const languageFields = ["langcode", "default_langcode", "content_translation_source", "translations"] as const

export const nodeFields = ["drupal_internal__nid", "drupal_internal__vid", "title", "status", ...languageFields, "changed", "path"] as const

/** Who made the present revision. */
const reviser: Include = { field: "revision_uid", type: "user--user", fields: ["display_name"] }

/** What most lists declare. */
export const usual = {
  base: [],
  searched: ["title"],
  stateLabel: appWords.lists.status,
  stateOf: ({ isPublished }: Row): BadgeState =>
    isPublished ? { look: "live", word: appWords.lists.states.published } : { look: "draft", word: appWords.lists.states.draft },
  facts: [],
  actions: "content",
  tagField: null,
} as const satisfies Partial<ListKind>

export const includes = {
  tags: { field: "field_tags", type: "taxonomy_term--tags", fields: ["name"] },
  cover: { field: "field_image", type: "file--file", fields: ["uri"] },
  withReviser: (...others: readonly Include[]): readonly Include[] => [...others, reviser],
} as const

/** A value that an equal condition finds. */
const equal =
  (path: string) =>
  (value: string): readonly Condition[] => [{ path, value }]

const statusFilter: Filter = {
  name: "status",
  label: appWords.lists.status,
  all: appWords.lists.all.status,
  options: { from: "words", values: { draft: appWords.lists.states.draft, published: appWords.lists.states.published } },
  conditions: (value) => [{ path: "status", value: value === "published" ? "1" : "0" }],
}

const languageFilter: Filter = {
  name: "language",
  label: appWords.lists.language,
  all: appWords.lists.all.language,
  options: { from: "words", values: appWords.model.languages },
  conditions: equal("langcode"),
}

const { list: own } = appWords.translations

/** "missing-fr", "outdated-nl" */
const translationFilter: Filter = {
  name: "translation",
  label: own.filters.todo,
  all: own.filters.allTodo,
  options: {
    from: "words",
    values: Object.fromEntries(
      (["missing", "outdated"] as const).flatMap((state) =>
        languages.map((code) => [`${state}-${code}`, own.filters[state](code)] as const),
      ),
    ),
  },
  isRare: true,
  conditions: () => [],
  parameters: (value) => {
    const [state = "", code = ""] = value.split("-")
    return { [`filter[translation][${state}]`]: code }
  },
}

const tagFilter: Filter = {
  name: "tag",
  label: appWords.lists.tag,
  all: appWords.lists.all.tag,
  options: { from: "items", type: "taxonomy_term--tags" },
  isRare: true,
  conditions: equal("field_tags.id"),
}

type Choice = Pick<Filter, "name" | "label" | "all" | "isRare">

/** A filter by a field of codes. */
function codeFilter(choice: Choice, field: string, values: Allowed): Filter {
  return { ...choice, options: { from: "words", values }, conditions: equal(field) }
}

function yearFilter(type: ResourceType, field: string): Filter {
  return {
    name: "year",
    label: appWords.lists.year,
    all: appWords.lists.all.year,
    options: { from: "years", type, field },
    isRare: true,
    conditions: (year) => [
      { path: field, operator: ">=", value: `${year}-01-01` },
      { path: field, operator: "<=", value: `${year}-12-31` },
    ],
  }
}

const byChange: Sort = { id: "-changed", label: appWords.lists.sorts.changed, sort: "-changed,-drupal_internal__nid", column: "changed" }

function byTitle(field: string, [up, down]: readonly [string, string], number = "drupal_internal__nid"): readonly [Sort, Sort] {
  return [
    { id: "title", label: up, sort: `${field},${number}`, column: "title" },
    { id: "-title", label: down, sort: `-${field},-${number}`, column: "title" },
  ]
}

export const changedColumn: Column = {
  id: "changed",
  label: appWords.lists.changed,
  text: ({ changed }) => momentInWords(changed),
  sub: (row) => namesIn(row, "revision_uid").join(", "),
  csv: ({ changed }) => changed,
  isWide: true,
}

/** The languages of an item, each with its state if that isn't "published": "EN, FR (draft)". */
export const languagesColumn: Column = {
  id: "languages",
  label: own.column,
  text: ({ languages: told, langcode }) =>
    (told?.all ?? [])
      .map((one) => {
        const { states } = appWords.translations
        const state = one.isOutdated ? states.outdated : one.isPublished ? "" : states.draft
        return one.langcode.toUpperCase() + (state === "" ? "" : ` (${state})`)
      })
      .join(", ") || langcode.toUpperCase(),
  isWide: true,
  isWrapped: true,
}

export const facts = {
  language: { id: "language", label: appWords.lists.language, text: ({ langcode }) => langcode },
  address: { id: "address", label: appWords.lists.address, text: ({ publicPath }) => publicPath ?? "" },
  tags: { id: "tags", label: appWords.lists.tags, text: (row) => namesIn(row, "field_tags").join(", ") },
} as const satisfies Readonly<Record<string, Column>>

/** "Reuse, contracts, FR" */
export function tagsAndLanguage(row: Row): string {
  return [...namesIn(row, "field_tags"), row.langcode.toUpperCase()].filter((part) => part !== "").join(", ")
}

/** The word of a code, such as "Ongoing". */
export function wordOf({ attributes }: Row, field: string, values: Allowed): string {
  const code = textOf(attributes[field])
  return code === "" ? "" : nameOf(values, code)
}

export function languageOf({ langcode }: Row): string {
  return nameOf(words.languages, langcode)
}

/** Newest first, and oldest first. */
function byDate(field: string, column: string, id: string): readonly [Sort, Sort] {
  return [
    { id: `-${id}`, label: appWords.lists.sorts.newest, sort: `-${field},-drupal_internal__nid`, column },
    { id, label: appWords.lists.sorts.oldest, sort: `${field},drupal_internal__nid`, column },
  ]
}

export const filters = {
  status: statusFilter,
  language: languageFilter,
  translation: translationFilter,
  tag: tagFilter,
  byCode: codeFilter,
  byYear: yearFilter,
}
export const sorts = {
  byChange,
  byDate,
  byTitle,
  titles: byTitle("title", [appWords.lists.sorts.title, appWords.lists.sorts.titleBack]),
  names: byTitle("title", [appWords.lists.sorts.name, appWords.lists.sorts.nameBack]),
}
