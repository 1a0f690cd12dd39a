/** Attributes outside `entity.fields`, and their SQL. Names are Drupal's. */
import { kindOf } from "#contract/content.ts"
import type { ValueType } from "#contract/field-types/field-type.ts"
import type { EntityType, ResourceType } from "#contract/fields.ts"

export type Column = {
  readonly sql: (alias: string) => string
  readonly type: ValueType
  /** The value as `fold` makes it, which triggers store (migrations 011 and 015). */
  readonly foldedSql?: (alias: string) => string
}

const column = (name: string, type: ValueType): Column => ({ sql: (alias) => `${alias}.${name}`, type })
const label = { ...column("label", "text"), foldedSql: (alias: string) => `${alias}.folded_label` }
const mail = {
  sql: (alias: string) => `json_extract(${alias}.fields, '$.mail')`,
  type: "text",
  foldedSql: (alias: string) => `${alias}.folded_mail`,
} as const
const constant = (value: number): Column => ({ sql: () => String(value), type: "number" })

const common = {
  id: column("uuid", "exact"),
  langcode: column("langcode", "exact"),
  status: column("status", "number"),
  changed: column("changed", "number"),
  default_langcode: constant(1),
} as const

const columns: Readonly<Record<EntityType, Readonly<Record<string, Column>>>> = {
  node: {
    ...common,
    drupal_internal__nid: column("id", "number"),
    drupal_internal__vid: column("vid", "number"),
    revision_timestamp: { sql: (alias) => `(SELECT created FROM revision WHERE vid = ${alias}.vid)`, type: "number" },
    title: label,
    created: column("created", "number"),
    sticky: constant(0),
    revision_translation_affected: constant(1),
  },
  taxonomy_term: {
    ...common,
    drupal_internal__tid: column("id", "number"),
    drupal_internal__revision_id: column("vid", "number"),
    revision_created: column("changed", "number"),
    revision_translation_affected: constant(1),
    name: label,
  },
  user: {
    ...common,
    drupal_internal__uid: column("id", "number"),
    display_name: label,
    name: label,
    mail,
    created: column("created", "number"),
    login: { sql: (alias) => `(SELECT last_login FROM credential WHERE account = ${alias}.pk)`, type: "number" },
  },
  file: {
    ...common,
    drupal_internal__fid: column("id", "number"),
    filename: label,
    created: column("created", "number"),
  },
}

/** A text as searches and orders compare it. */
export function folded(column: Column, alias: string): string {
  return column.foldedSql?.(alias) ?? `folded(${column.sql(alias)})`
}

/** Whether the index of titles and names holds the attribute. */
export function isLabel(type: ResourceType, attribute: string): boolean {
  return columnOf(type, attribute) === label
}

export function columnOf(type: ResourceType, attribute: string): Column | undefined {
  const known = columns[kindOf(type).entityType]
  return Object.hasOwn(known, attribute) ? known[attribute] : undefined
}
