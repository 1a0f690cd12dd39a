import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import { targetType } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { Database } from "#server/database/open.ts"
import { row, rows, run } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import { declaredRelationships, hasOwnReferences, ownReferences, type StoredEntity } from "./entity.ts"
import { filesInTexts, rightsOf, type RightOf, type TextWrite } from "./text-files.ts"

const storedRow = v.object({
  field: v.string(),
  langcode: v.string(),
  delta: v.number(),
  target: v.number(),
  meta: v.pipe(v.string(), v.parseJson()),
  shows: v.nullable(v.number()),
})
type Row = v.InferOutput<typeof storedRow>

/** References with this language belong to all languages. */
const shared = ""

type Replacing = TextWrite & { readonly now: number }

/** Returns the changed languages. @throws ContentError for an unknown field, a second value, or a wrong target */
export function replaceReferences(db: Database, source: number, entity: StoredEntity, { now, ...write }: Replacing): ReadonlySet<string> {
  const select = "SELECT field, langcode, delta, target, meta, shows FROM reference WHERE source = ? ORDER BY field, langcode, delta"
  const storedRows = rows(db, storedRow, select, source)
  const newRows = wantedRows(db, entity, rightsOf(db, { pk: source, type: entity.type }, write)).toSorted(byKey)
  const isChanged = (code: string) => !isDeepStrictEqual(rowsIn(code, storedRows), rowsIn(code, newRows))
  const changedLanguages = new Set([shared, ...languages].filter(isChanged))
  if (changedLanguages.size === 0) return changedLanguages
  const insert = "INSERT INTO reference (source, field, langcode, delta, target, meta, shows) VALUES (?, ?, ?, ?, ?, ?, ?)"
  for (const code of changedLanguages) run(db, "DELETE FROM reference WHERE source = ? AND langcode = ?", source, code)
  for (const { field, langcode, delta, target, meta, shows } of newRows)
    if (changedLanguages.has(langcode)) run(db, insert, source, field, langcode, delta, target, JSON.stringify(meta), shows)
  const targets = [...storedRows, ...newRows].map(({ target }) => target)
  updateFileStatus(db, targets, now)
  return changedLanguages
}

function byKey(a: Row, b: Row): number {
  if (a.field !== b.field) return a.field < b.field ? -1 : 1
  return a.langcode === b.langcode ? a.delta - b.delta : a.langcode < b.langcode ? -1 : 1
}

function rowsIn(code: string, all: readonly Row[]): readonly Row[] {
  return all.filter(({ langcode }) => langcode === code)
}

/** Updates whether anything refers to files. Unused ones are removed a day later. `now` is in Unix seconds. */
export function updateFileStatus(db: Database, targets: readonly number[], now: number): void {
  const update = `UPDATE entity SET status = NOT status, changed = MAX(changed, ?)
    WHERE pk IN (SELECT value FROM json_each(?)) AND type = 'file--file'
      AND status <> EXISTS (SELECT 1 FROM reference WHERE reference.target = entity.pk)`
  run(db, update, now, JSON.stringify(targets))
}

function wantedRows(db: Database, entity: StoredEntity, rightOf: RightOf): readonly Row[] {
  const { type, translations = [] } = entity
  const declared = declaredRelationships(type)
  for (const { references } of [entity, ...translations]) {
    const unknown = Object.keys(references).find((name) => !declared.has(name))
    if (unknown !== undefined) throw new ContentError(`${type} has no relationship "${unknown}".`)
  }
  const others = translations.map((one) => ({ ...one, type, references: ownReferences(type, entity.references, one.references) }))
  const ownRows = [entity, ...others].flatMap((text) => [...fieldRows(db, text, text.langcode), ...textRows(db, text, rightOf)])
  return [...fieldRows(db, entity, shared), ...ownRows]
}

type ReferenceHolder = Pick<StoredEntity, "type" | "langcode" | "fields" | "references">

/** Doesn't check visibility: the writer saw the targets when choosing them. */
function fieldRows(db: Database, entity: ReferenceHolder, langcode: string): readonly Row[] {
  return [...declaredRelationships(entity.type)].flatMap(([name, field]) => {
    if (hasOwnReferences(entity.type, name) !== (langcode !== shared)) return []
    const references = entity.references[name] ?? []
    if (references.length > 1 && field.many !== true) throw new ContentError(`${entity.type}: "${name}" holds one value.`)
    const type = targetType(field)
    return references.map(({ uuid, meta }, delta) => {
      return { field: name, langcode, delta, target: findTarget(db, uuid, { name, type }), meta, shows: 1 }
    })
  })
}

function textRows(db: Database, text: ReferenceHolder, rightOf: RightOf): readonly Row[] {
  const files = filesInTexts(text).flatMap((file) => {
    const target = fileByUri(db, file.uri)
    return target === undefined ? [] : [{ target, shows: rightOf(file, target) }]
  })
  return files.map((file, delta) => ({ ...file, field: "body", langcode: text.langcode, delta, meta: {} }))
}

function findTarget(db: Database, uuid: string, { name, type }: { readonly name: string; readonly type: string }): number {
  const target = row(db, v.object({ pk: v.number(), type: v.string() }), "SELECT pk, type FROM entity WHERE uuid = ?", uuid)
  if (target === undefined) throw new ContentError(`"${name}" refers to ${uuid}, which doesn't exist.`)
  if (target.type !== type) throw new ContentError(`"${name}" takes ${type}, and ${uuid} is a ${target.type}.`)
  return target.pk
}

function fileByUri(db: Database, uri: string): number | undefined {
  const sql = "SELECT pk FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = ?"
  return row(db, v.object({ pk: v.number() }), sql, uri)?.pk
}
