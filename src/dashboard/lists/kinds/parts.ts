/** What several kinds of list declare in the same way. */
import type { Column, Condition, Filter, Include, ListKind, Sort } from "#dashboard/lists/rows/kind.ts"
import { namesIn, type Row } from "#dashboard/lists/rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Allowed, ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { Editable, List } from "#contract/screens.ts"
import { nameOf } from "#lib/strings/language.ts"
import { momentInWords } from "#lib/text/moments.ts"
import type { BadgeState } from "#ui/badge.tsx"

const words = appWords.lists
const { list: translation, states: translationStates } = appWords.translations

export const languageFields = ["langcode", "default_langcode", "content_translation_source", "translations"] as const

const nodeFields = ["drupal_internal__nid", "drupal_internal__vid", "title", "status", ...languageFields, "changed", "path"] as const

export const cover: Include = { field: "field_image", type: "file--file", fields: ["uri"] }
export const tags: Include = { field: "field_tags", type: "taxonomy_term--tags", fields: ["name"] }
/** Who made the present revision. */
const reviser: Include = { field: "revision_uid", type: "user--user", fields: ["display_name"] }

/** What most lists declare. */
export const usual = {
  base: [],
  searched: ["title"],
  titleLabel: words.title,
  stateLabel: words.status,
  stateOf: ({ isPublished }: Row): BadgeState =>
    isPublished ? { look: "live", word: words.states.published } : { look: "draft", word: words.states.draft },
  detailOf: () => "",
  facts: [],
  actions: "content",
  tagField: null,
} as const satisfies Partial<ListKind>

type Own = Partial<ListKind> & Pick<ListKind, "words">

/** The list of a kind of node, from what it has of its own. */
export function nodeList(of: Editable & List, type: ResourceType, own: Own): ListKind {
  return {
    ...usual,
    of,
    type,
    editable: of,
    sign: "picture",
    filters: [filters.status, filters.language, filters.translation],
    sorts: [sorts.byChange, ...sorts.titles],
    ...own,
    fields: [...nodeFields, ...(own.fields ?? [])],
    includes: [...(own.includes ?? [cover]), reviser],
    columns: [...(own.columns ?? []), languagesColumn, changedColumn],
  }
}

/** The words of a filter by its name in the address. */
export function choice<Name extends Exclude<keyof typeof words.all, "field">>(name: Name) {
  return { name, label: words[name], all: words.all[name] }
}

/** A value that an equal condition finds. */
export const equal =
  (path: string) =>
  (value: string): readonly Condition[] => [{ path, value }]

export const filters = {
  status: {
    ...choice("status"),
    options: { from: "words", values: { draft: words.states.draft, published: words.states.published } },
    conditions: (value) => [{ path: "status", value: value === "published" ? "1" : "0" }],
  },
  language: { ...choice("language"), options: { from: "words", values: appWords.model.languages }, conditions: equal("langcode") },
  /** "missing-fr", "outdated-nl" */
  translation: {
    name: "translation",
    label: translation.filters.todo,
    all: translation.filters.allTodo,
    options: { from: "words", values: Object.fromEntries((["missing", "outdated"] as const).flatMap(todoIn)) },
    isRare: true,
    conditions: () => [],
    parameters: (value) => {
      const [state = "", code = ""] = value.split("-")
      return { [`filter[translation][${state}]`]: code }
    },
  },
  tag: { ...choice("tag"), options: { from: "items", type: "taxonomy_term--tags" }, isRare: true, conditions: equal("field_tags.id") },
} as const satisfies Readonly<Record<string, Filter>>

function todoIn(state: "missing" | "outdated") {
  return languages.map((code) => [`${state}-${code}`, translation.filters[state](code)] as const)
}

export function yearFilter(type: ResourceType, field: string): Filter {
  return {
    ...choice("year"),
    options: { from: "years", type, field },
    isRare: true,
    conditions: (year) => [
      { path: field, operator: ">=", value: `${year}-01-01` },
      { path: field, operator: "<=", value: `${year}-12-31` },
    ],
  }
}

/** The filter and the column of a field of codes. */
export function coded(name: Parameters<typeof choice>[0], field: string, values: Allowed) {
  const filter: Filter = { ...choice(name), options: { from: "words", values }, conditions: equal(field) }
  const text = ({ attributes }: Row) => {
    const code = textOf(attributes[field])
    return code === "" ? "" : nameOf(values, code)
  }
  const column: Column = { id: name, label: words[name], text }
  return { filter, column }
}

/** The values of a field of codes, in words. */
export function allowedOf(type: ResourceType, name: string): Allowed {
  const field = appWords.model.fieldsOf(type)[name]
  return field?.type === "list_string" ? field.allowed : {}
}

export function labelOf(type: ResourceType, name: string): string {
  return appWords.model.fieldsOf(type)[name]?.label ?? name
}

function byTitle(up: string, down: string, field = "title", number = "drupal_internal__nid"): readonly [Sort, Sort] {
  return [
    { id: "title", label: up, sort: `${field},${number}`, column: "title" },
    { id: "-title", label: down, sort: `-${field},-${number}`, column: "title" },
  ]
}

/** Newest first, and oldest first. */
function byDate(field: string, column: string, id: string): readonly [Sort, Sort] {
  return [
    { id: `-${id}`, label: words.sorts.newest, sort: `-${field},-drupal_internal__nid`, column },
    { id, label: words.sorts.oldest, sort: `${field},drupal_internal__nid`, column },
  ]
}

const byChange: Sort = { id: "-changed", label: words.sorts.changed, sort: "-changed,-drupal_internal__nid", column: "changed" }

export const sorts = {
  byChange,
  byDate,
  titles: byTitle(words.sorts.title, words.sorts.titleBack),
  /** Of what has a name, in `field`, and a number of its own. */
  names: (field?: string, number?: string) => byTitle(words.sorts.name, words.sorts.nameBack, field, number),
}

const changedColumn: Column = {
  id: "changed",
  label: words.changed,
  text: ({ changed }) => momentInWords(changed),
  sub: (row) => namesIn(row, "revision_uid").join(", "),
  csv: ({ changed }) => changed,
  isWide: true,
}

/** The languages of an item, each with its state if that isn't "published": "EN, FR (draft)". */
export const languagesColumn: Column = {
  id: "languages",
  label: translation.column,
  text: ({ languages: told, langcode }) => {
    const all = (told?.all ?? []).map((one) => {
      const state = one.isOutdated ? translationStates.outdated : one.isPublished ? "" : translationStates.draft
      return one.langcode.toUpperCase() + (state === "" ? "" : ` (${state})`)
    })
    return all.join(", ") || langcode.toUpperCase()
  },
  isWide: true,
  isWrapped: true,
}

export const facts = {
  language: { id: "language", label: words.language, text: ({ langcode }) => langcode },
  address: { id: "address", label: words.address, text: ({ publicPath }) => publicPath ?? "" },
  tags: { id: "tags", label: words.tags, text: (row) => namesIn(row, "field_tags").join(", ") },
} as const satisfies Readonly<Record<string, Column>>

/** "Reuse, contracts, FR" */
export function tagsAndLanguage(row: Row): string {
  return [...namesIn(row, "field_tags"), row.langcode.toUpperCase()].filter((part) => part !== "").join(", ")
}
