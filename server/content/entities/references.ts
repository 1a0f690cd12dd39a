import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import { targetOf } from "#contract/fields.ts"
import type { Database } from "#server/database/open.ts"
import { row, rows, run } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import { declaredRelationships, filesInTexts, type StoredEntity } from "./entity.ts"

const storedRow = v.object({ field: v.string(), delta: v.number(), target: v.number(), meta: v.pipe(v.string(), v.parseJson()) })

/** Returns whether anything changed. @throws ContentError for an unknown field, a second value, or a wrong target */
export function replaceReferences(db: Database, source: number, entity: StoredEntity): boolean {
  const stored = rows(db, storedRow, "SELECT field, delta, target, meta FROM reference WHERE source = ? ORDER BY field, delta", source)
  const wanted = wantedRows(db, entity).toSorted((a, b) => (a.field === b.field ? a.delta - b.delta : a.field < b.field ? -1 : 1))
  if (isDeepStrictEqual(stored, wanted)) return false
  run(db, "DELETE FROM reference WHERE source = ?", source)
  const insert = "INSERT INTO reference (source, field, delta, target, meta) VALUES (?, ?, ?, ?, ?)"
  for (const { field, delta, target, meta } of wanted) run(db, insert, source, field, delta, target, JSON.stringify(meta))
  const targets = [...stored, ...wanted].map(({ target }) => target)
  updateFileStatus(db, targets, entity.changed)
  return true
}

/** Updates the status of files to whether anything refers to them. `now` is in Unix seconds: unused files are removed a day later. */
export function updateFileStatus(db: Database, targets: readonly number[], now: number): void {
  const update = `UPDATE entity SET status = NOT status, changed = MAX(changed, ?)
    WHERE pk IN (SELECT value FROM json_each(?)) AND type = 'file--file'
      AND status <> EXISTS (SELECT 1 FROM reference WHERE reference.target = entity.pk)`
  run(db, update, now, JSON.stringify(targets))
}

function wantedRows(db: Database, entity: StoredEntity) {
  const relationships = declaredRelationships(entity.type)
  const unknown = Object.keys(entity.references).find((name) => !relationships.some(([known]) => known === name))
  if (unknown !== undefined) throw new ContentError(`${entity.type} has no relationship "${unknown}".`)
  const declared = relationships.flatMap(([name, field]) => {
    const references = entity.references[name] ?? []
    if (references.length > 1 && field.many !== true) throw new ContentError(`${entity.type}: "${name}" holds one value.`)
    const find = (uuid: string) => findTarget(db, uuid, { name, type: targetOf(field) })
    return references.map(({ uuid, meta }, delta) => ({ field: name, delta, target: find(uuid), meta }))
  })
  const shown = filesInTexts(entity).flatMap((uri) => fileByUri(db, uri) ?? [])
  return [...declared, ...shown.map((target, delta) => ({ field: "body", delta, target, meta: {} }))]
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
