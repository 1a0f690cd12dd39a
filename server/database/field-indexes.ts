/** Indexes of the fields by which lists are filtered and sorted. They follow the content model, so that a new field needs no migration. */
import type { DatabaseSync } from "@photostructure/sqlite"
import { kindOf, resourceTypes } from "#contract/content.ts"
import type { AttributeField, Field } from "#contract/fields.ts"

const prefix = "entity_by_own_"

/** Migration 008 has its indexes. */
const byMigration = "field_date"

export function isIndexed(field: AttributeField): boolean {
  return order(field) !== undefined
}

/** Makes the indexes that are missing, and drops those of fields that are no longer declared. */
export function indexFields(db: InstanceType<typeof DatabaseSync>): void {
  const wanted = new Map(resourceTypes.flatMap((type) => Object.entries(kindOf(type).fields).flatMap(indexOf)))
  const known = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND substr(name, 1, ?) = ?").all(prefix.length, prefix)
  const names = new Set(known.map(({ name }) => String(name)))
  for (const name of names) if (!wanted.has(name)) db.exec(`DROP INDEX IF EXISTS ${name}`)
  for (const [name, columns] of wanted) if (!names.has(name)) db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON entity ${columns}`)
}

function indexOf([name, field]: readonly [string, Field]): readonly (readonly [name: string, columns: string])[] {
  const columns = order(field)
  return columns === undefined || name === byMigration ? [] : [[prefix + name, columns(`json_extract(fields, '$.${name}')`)]]
}

/** A choice is filtered by, in the order of the last change; a date is sorted by. */
function order({ type, many, widget }: Field): ((value: string) => string) | undefined {
  if (many === true) return undefined
  if (type === "date") return (value) => `(type, ${value}, id)`
  if (type === "list_string") return (value) => `(type, ${value}, changed, id)`
  // Texts compare without regard to case.
  return widget === "region" || widget === "country" ? (value) => `(type, ${value} COLLATE NOCASE, changed, id)` : undefined
}
