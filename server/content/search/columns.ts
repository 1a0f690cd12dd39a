/** The names of columns are Drupal's. */
import { kindOf } from "#contract/content.ts"
import type { ValueType } from "#contract/field-types/field-type.ts"
import type { EntityType, ResourceType } from "#contract/fields.ts"
import type { ShownColumn } from "#server/content/visibility.ts"

export type Column = {
  readonly sql: (alias: string) => string
  readonly type: ValueType
  /** Triggers store the value as `fold` makes it. */
  readonly foldedSql?: (alias: string) => string
  /** Each translation has its own value in `translation`, in a column of the same name. */
  readonly isTranslatable?: true
  /** `entity` has a copy of the text that an address with a language's prefix shows. */
  readonly textColumn?: ShownColumn
}

const column = (name: string, type: ValueType): Column => ({ sql: (alias) => `${alias}.${name}`, type })
const own = (name: string, type: ValueType): Column => ({ ...column(name, type), isTranslatable: true })
const label: Column = {
  ...own("label", "text"),
  foldedSql: (alias: string) => `${alias}.folded_label`,
  textColumn: "folded_label",
}
const mail = {
  sql: (alias: string) => `json_extract(${alias}.fields, '$.mail')`,
  type: "text",
  foldedSql: (alias: string) => `${alias}.folded_mail`,
} as const
const constant = (value: number): Column => ({ sql: () => String(value), type: "number" })

const common = {
  id: column("uuid", "exact"),
  langcode: own("langcode", "exact"),
  status: { ...own("status", "number"), textColumn: "status" },
  changed: { ...own("changed", "number"), textColumn: "changed" },
  default_langcode: own("is_original", "number"),
} as const satisfies Readonly<Record<string, Column>>

const created: Column = { ...own("created", "number"), textColumn: "created" }

const translation = {
  revision_translation_affected: own("affected", "number"),
  content_translation_source: own("source_langcode", "exact"),
  content_translation_outdated: own("outdated", "number"),
} as const

const columns: Readonly<Record<EntityType, Readonly<Record<string, Column>>>> = {
  node: {
    ...common,
    drupal_internal__nid: column("id", "number"),
    drupal_internal__vid: column("vid", "number"),
    revision_timestamp: { sql: (alias) => `(SELECT created FROM revision WHERE vid = ${alias}.vid)`, type: "number" },
    title: label,
    created,
    sticky: constant(0),
    ...translation,
  },
  taxonomy_term: {
    ...common,
    drupal_internal__tid: column("id", "number"),
    drupal_internal__revision_id: column("vid", "number"),
    revision_created: common.changed,
    ...translation,
    name: label,
  },
  user: {
    ...common,
    drupal_internal__uid: column("id", "number"),
    display_name: label,
    name: label,
    mail,
    created,
    login: { sql: (alias) => `(SELECT last_login FROM credential WHERE account = ${alias}.pk)`, type: "number" },
  },
  file: {
    ...common,
    drupal_internal__fid: column("id", "number"),
    filename: label,
    created,
  },
}

export function foldedColumn(column: Column, alias: string): string {
  return column.foldedSql?.(alias) ?? `folded(${column.sql(alias)})`
}

export function columnOf(type: ResourceType, attribute: string): Column | undefined {
  const ownColumns = columns[kindOf(type).entityType]
  return Object.hasOwn(ownColumns, attribute) ? ownColumns[attribute] : undefined
}
