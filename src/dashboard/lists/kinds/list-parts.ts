import type { Condition } from "#dashboard/items/requests.ts"
import type { Column, Filter, Include, ListKind, Sort } from "#dashboard/lists/rows/kind.ts"
import { namesIn, type ListedRow } from "#dashboard/lists/rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { fieldTypes } from "#contract/field-types/field-types.ts"
import type { Allowed, Field, ResourceType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { Editable, List } from "#contract/screens.ts"
import { nameOf } from "#lib/strings/language.ts"
import { momentInWords, shortDate } from "#lib/text/moments.ts"
import type { BadgeState } from "#ui/text/badge.tsx"

const words = appWords.lists
const { list: translation, states: translationStates } = appWords.translations

export const languageFields = ["langcode", "default_langcode", "content_translation_source", "translations"] as const

const nodeFields = ["drupal_internal__nid", "drupal_internal__vid", "title", "status", ...languageFields, "changed", "path"] as const

export const cover: Include = { field: "field_image", type: "file--file", fields: ["uri"] }
export const tags: Include = { field: "field_tags", type: "taxonomy_term--tags", fields: ["name"] }
const reviser: Include = { field: "revision_uid", type: "user--user", fields: ["display_name"] }

export const usual = {
  base: [],
  searched: ["title"],
  titleLabel: words.title,
  stateLabel: words.status,
  stateOf: ({ isPublished }: ListedRow): BadgeState =>
    isPublished ? { look: "live", word: words.states.published } : { look: "draft", word: words.states.draft },
  detailOf: () => "",
  facts: [],
  form: null,
  actions: "content",
  tagField: null,
} as const satisfies Partial<ListKind>

type Own = Partial<ListKind> & Pick<ListKind, "words">

export function nodeList(of: Editable & List, type: ResourceType, own: Own): ListKind {
  return {
    ...usual,
    of,
    type,
    editable: of,
    sign: "picture",
    filters: [usualFilters.status, usualFilters.language, usualFilters.translation],
    sorts: [sorts.byChange, ...sorts.titles],
    ...own,
    fields: [...nodeFields, ...(own.fields ?? [])],
    includes: [...(own.includes ?? [cover]), reviser],
    columns: [...(own.columns ?? []), languagesColumn, changedColumn],
  }
}

export function choice<Name extends Exclude<keyof typeof words.all, "field">>(name: Name) {
  return { name, label: words[name], all: words.all[name] }
}

export const equal =
  (path: string) =>
  (value: string): readonly Condition[] => [{ path, value }]

export const usualFilters = {
  status: {
    ...choice("status"),
    options: { from: "words", values: { draft: words.states.draft, published: words.states.published } },
    conditions: (value) => [{ path: "status", value: value === "published" ? "1" : "0" }],
  },
  language: { ...choice("language"), options: { from: "words", values: appWords.model.languages }, conditions: equal("langcode") },
  translation: {
    name: "translation",
    label: appWords.translations.todo.entry,
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
  return languages.map((code) => [`${state}-${code}`, appWords.translations.todo[state](code)] as const)
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

export function coded(name: Parameters<typeof choice>[0], type: ResourceType, field: string, values = allowedOf(type, field)) {
  const filter: Filter = { ...choice(name), options: { from: "words", values }, conditions: equal(field) }
  const text = ({ attributes }: ListedRow) => codeInWords(values, attributes[field])
  const column: Column = { id: name, label: words[name], text }
  return { filter, column }
}

function allowedOf(type: ResourceType, name: string): Allowed {
  const field = appWords.model.fieldsOf(type)[name]
  return field?.type === "list_string" ? field.allowed : {}
}

function codeInWords(values: Allowed, code: unknown): string {
  return textOf(code) === "" ? "" : nameOf(values, textOf(code))
}

/** The content model has the label and the words of values. */
export function fieldColumn(type: ResourceType, name: string): Column {
  const field = appWords.model.fieldsOf(type)[name]
  if (field === undefined) return { id: name, label: name, text: () => "" }
  const valuesIn = ({ attributes }: ListedRow) => [attributes[name]].flat()
  const texts = (row: ListedRow) =>
    field.type === "entity_reference" ? namesIn(row, name) : valuesIn(row).map((value) => cellText(field, value))
  const text = (row: ListedRow) =>
    texts(row)
      .filter((part) => part !== "")
      .join(", ")
  const isTime = field.type === "date" || field.type === "datetime"
  return { id: name, label: field.label, text, ...(isTime && { csv: (row) => valuesIn(row).map(textOf).join(", ") }) }
}

function cellText(field: Field, value: unknown): string {
  switch (field.type) {
    case "boolean":
      return value === true ? words.yes : words.no
    case "list_string":
      return codeInWords(field.allowed, value)
    case "date":
      return textOf(value) === "" ? "" : shortDate(textOf(value))
    case "datetime":
      return momentInWords(textOf(value))
    case "decimal":
    case "email":
    case "entity_reference":
    case "file":
    case "image":
    case "integer":
    case "link":
    case "person":
    case "string":
    case "telephone":
    case "text_with_summary": {
      const { read, words: inWords } = fieldTypes[field.type]
      return inWords(read(value))
    }
  }
}

function byTitle(up: string, down: string, field = "title", number = "drupal_internal__nid"): readonly [Sort, Sort] {
  return [
    { id: "title", label: up, sort: `${field},${number}`, column: "title" },
    { id: "-title", label: down, sort: `-${field},-${number}`, column: "title" },
  ]
}

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
  /** `field` holds the names; `number` breaks ties. */
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

/** A state other than "published" is named: "EN, FR (draft)". */
export const languagesColumn: Column = {
  id: "languages",
  label: appWords.translations.tabs,
  text: ({ languages: itemLanguages, langcode }) => {
    const all = (itemLanguages?.all ?? []).map((one) => {
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
  tags: fieldColumn("node--article", "field_tags"),
} as const satisfies Readonly<Record<string, Column>>

export function tagsAndLanguage(row: ListedRow): string {
  return [...namesIn(row, "field_tags"), row.langcode.toUpperCase()].filter((part) => part !== "").join(", ")
}
