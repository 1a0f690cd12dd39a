/** Reads what entities refer to, by language. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { isJsonObject, type JsonObject } from "#server/database/json.ts"
import type { Database } from "#server/database/open.ts"
import { isNumber, isNumberOrNull, isText, row } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import type { Reference } from "./entity.ts"

// SQLite gives all references as one JSON text: hundreds of rows of small strings take twice as long.
const referenceList = v.object({
  list: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.custom<readonly [source: number, field: string, langcode: string, meta: JsonObject, ...target: Target]>(isReference)),
  ),
})
type Target = readonly [pk: number, type: ResourceType, uuid: string, id: number, visible: number | null]

function isReference(row: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(row) ? row : []
  const [source, field, langcode, meta, pk, kind, uuid, id, visible] = values
  const isTarget = isNumber(pk) && isResourceType(kind) && isText(uuid) && isNumber(id) && isNumberOrNull(visible)
  return isNumber(source) && isText(field) && isText(langcode) && isJsonObject(meta) && isTarget
}

// References of field "body" are the pictures of a text and no relationship.
const referencesOf = `) ORDER BY reference.source, reference.field, reference.delta) AS list
  FROM reference JOIN entity t ON t.pk = reference.target
  WHERE reference.source IN (SELECT value FROM json_each(?)) AND reference.field <> 'body'`
const selectReferences = `SELECT json_group_array(json_array(reference.source, reference.field, reference.langcode,
  json(reference.meta), t.pk, t.type, t.uuid, t.id, `

export type References = Record<string, Reference[]>

/** By language; "" has those of all languages. */
export type LanguageReferences = Record<string, References>

export function readReferences(db: Database, sources: readonly number[], isTargetVisible: Sql): ReadonlyMap<number, LanguageReferences> {
  const bySource = new Map<number, LanguageReferences>()
  if (sources.length === 0) return bySource
  const query = concat(selectReferences, isTargetVisible, sql(referencesOf, JSON.stringify(sources)))
  for (const [source, field, langcode, meta, pk, kind, uuid, id, visible] of row(db, referenceList, query)?.list ?? []) {
    const texts = bySource.get(source) ?? {}
    bySource.set(source, texts)
    const fields = (texts[langcode] ??= {})
    const list = (fields[field] ??= [])
    list.push({ pk, type: kind, uuid, id, meta, isVisible: visible === 1 })
  }
  return bySource
}
