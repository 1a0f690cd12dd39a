import { isDeepStrictEqual } from "node:util"
import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import { foldName } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { releaseAlias, setAlias } from "./aliases.ts"
import { replaceReferences } from "./references.ts"
import { flag, jsonObject, row, run } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import { canonicalFields, type StoredEntity } from "./entity.ts"

export type Outcome = "created" | "updated" | "unchanged"
export type Save = { readonly uid: number | null; readonly log: string | null }

/**
 * Stores an entity inside the caller's transaction. A node that differs gets a new revision; an unchanged one gets one only with `save`.
 * @throws ContentError if the model has no such field, or an id, alias or reference is impossible
 */
export function putEntity(db: Database, entity: StoredEntity, save?: Save): Outcome {
  return naming(entity, () => complete(db, entity, { ...reserve(db, entity), save }))
}

/**
 * Like `putEntity`, for entities that may refer to each other or swap aliases.
 *
 * All get their row, and release their alias, before the first reference is stored. Files come before the texts that show them.
 */
export function putEntities(db: Database, entities: readonly StoredEntity[], onPut?: (done: number) => void): Outcome[] {
  const reserved = entities.map((entity) => ({ entity, reservation: naming(entity, () => reserve(db, entity)) }))
  return reserved.map(({ entity, reservation }, index) => {
    // References of another entity may have changed a file's status since its row was read.
    const row = rowOf(db, entity.uuid) ?? reservation.row
    const outcome = naming(entity, () => complete(db, entity, { ...reservation, row }))
    onPut?.(index + 1)
    return outcome
  })
}

function naming<T>({ uuid }: StoredEntity, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ContentError) error.uuid = uuid
    throw error
  }
}

const entityRow = v.object({
  pk: v.number(),
  type: v.string(),
  langcode: v.string(),
  status: flag,
  label: v.string(),
  created: v.number(),
  uid: v.nullable(v.number()),
  fields: jsonObject,
})

function rowOf(db: Database, uuid: string): v.InferOutput<typeof entityRow> | undefined {
  return row(db, entityRow, "SELECT pk, type, langcode, status, label, created, uid, fields FROM entity WHERE uuid = ?", uuid)
}

type Reservation = {
  readonly state: "new" | "readdressed" | "known"
  readonly row: v.InferOutput<typeof entityRow>
  readonly save?: Save | undefined
}

function reserve(db: Database, entity: StoredEntity): Reservation {
  checkUnique(db, entity)
  const known = rowOf(db, entity.uuid)
  if (known !== undefined && known.type !== entity.type) {
    throw new ContentError(`${entity.uuid} is already a ${known.type} and can't become a ${entity.type}.`)
  }
  if (known !== undefined) return { state: releaseAlias(db, known.pk, entity) ? "readdressed" : "known", row: known }
  const { type, uuid } = entity
  const insert = `INSERT INTO entity (type, entity_type, id, uuid, langcode, status, label, created, changed, uid, fields)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  run(db, insert, type, kindOf(type).entityType, freeId(db, entity), uuid, ...contentColumns(entity))
  const made = rowOf(db, uuid)
  if (made === undefined) throw new ContentError(`${uuid} is not in the database.`)
  return { state: "new", row: made }
}

const owner = v.object({ label: v.string() })

/** @throws ContentError if another user has the name or mail, in any case, or another file the address */
function checkUnique(db: Database, { type, uuid, label, fields }: StoredEntity): void {
  if (type === "user--user") {
    const sql = `SELECT e.label FROM known_as k JOIN entity e ON e.pk = k.account WHERE k.folded = ? AND k.kind = ? AND e.uuid <> ?`
    const sameName = row(db, owner, sql, foldName(label), "name", uuid)
    if (sameName !== undefined) throw new ContentError(`The name "${label}" is already that of another user.`)
    const mail = typeof fields.mail === "string" ? fields.mail : null
    const sameMail = mail === null ? undefined : row(db, owner, sql, foldName(mail), "mail", uuid)
    if (sameMail !== undefined) throw new ContentError(`The mail address ${mail ?? ""} is already that of "${sameMail.label}".`)
  }
  const uri = typeof fields.uri === "string" ? fields.uri : null
  if (type === "file--file" && uri !== null) {
    const sql = "SELECT label FROM entity WHERE type = 'file--file' AND json_extract(fields, '$.uri') = ? AND uuid <> ?"
    if (row(db, owner, sql, uri, uuid) !== undefined) throw new ContentError(`The address ${uri} is already that of another file.`)
  }
}

function freeId(db: Database, { type, id }: StoredEntity): number {
  const { entityType } = kindOf(type)
  if (id === null) return nextNumber(db, entityType)
  const owner = entityById(db, entityType, id)
  if (owner !== undefined) throw new ContentError(`The number ${id} is already that of "${owner.label}" (${owner.type}, ${owner.uuid}).`)
  return id
}

function nextNumber(db: Database, name: string): number {
  const sequence = row(db, v.object({ last: v.number() }), "SELECT last FROM sequence WHERE name = ?", name)
  return (sequence?.last ?? 0) + 1
}

export function entityById(db: Database, entityType: string, id: number): { uuid: string; type: string; label: string } | undefined {
  const schema = v.object({ uuid: v.string(), type: v.string(), label: v.string() })
  return row(db, schema, "SELECT uuid, type, label FROM entity WHERE entity_type = ? AND id = ?", entityType, id)
}

function contentColumns(entity: StoredEntity) {
  const fields = JSON.stringify(canonicalFields(entity))
  return [entity.langcode, Number(entity.status), entity.label, entity.created, entity.changed, entity.uid, fields] as const
}

function complete(db: Database, entity: StoredEntity, { state, row: stored, save }: Reservation): Outcome {
  const { pk, type, ...columns } = stored
  const { langcode, status, label, created, uid } = entity
  const wanted = { langcode, status, label, created, uid, fields: canonicalFields(entity) }
  const changes = [!isDeepStrictEqual(columns, wanted), replaceReferences(db, pk, entity), setAlias(db, pk, entity)]
  if (state === "known" && save === undefined && !changes.includes(true)) return "unchanged"
  const update = "UPDATE entity SET langcode = ?, status = ?, label = ?, created = ?, changed = ?, uid = ?, fields = ? WHERE pk = ?"
  run(db, update, ...contentColumns(entity), pk)
  const { entityType } = kindOf(entity.type)
  if (entityType === "node") writeRevision(db, { pk, entity }, save ?? { uid: entity.uid, log: null })
  else if (entityType !== "file") countVersion(db, pk, `${entityType} version`)
  return state === "new" ? "created" : "updated"
}

function writeRevision(db: Database, { pk, entity }: { readonly pk: number; readonly entity: StoredEntity }, { uid, log }: Save): void {
  const { langcode, status, label, created, alias } = entity
  const lists = Object.entries(entity.references).map(([name, list]) => [name, list.map(({ uuid, meta }) => ({ uuid, meta }))])
  const references: unknown = Object.fromEntries(lists)
  const snapshot = { langcode, status, label, created, uid: entity.uid, fields: canonicalFields(entity), references, alias }
  const vid = nextNumber(db, "revision")
  const sql = "INSERT INTO revision (vid, entity, created, uid, log, snapshot) VALUES (?, ?, ?, ?, ?, ?)"
  run(db, sql, vid, pk, entity.changed, uid, log, JSON.stringify(snapshot))
  run(db, "UPDATE entity SET vid = ? WHERE pk = ?", vid, pk)
}

/** Unlike the revisions of a node, the versions of terms and users hold no content. They show that somebody else saved. */
function countVersion(db: Database, pk: number, name: string): void {
  const version = nextNumber(db, name)
  run(db, "INSERT INTO sequence (name, last) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET last = excluded.last", name, version)
  run(db, "UPDATE entity SET vid = ? WHERE pk = ?", version, pk)
}
