/** Reads entities with all that is known of them, in a fixed number of queries. */
import * as v from "valibot"
import { isResourceType, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isVisible } from "#server/content/access.ts"
import { isJsonObject, readObject, type JsonObject } from "#server/database/json.ts"
import { columns, flag, isNumber, isNumberOrNull, isText, isTextOrNull, row, rows } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import { always, concat, sql, type Sql } from "#server/database/sql.ts"
import { declaredRelationships, isLangcode, type Entity, type FormerAlias, type Reference, type UserReference } from "./entity.ts"

const type = v.custom<ResourceType>(isResourceType)

const entityRow = columns({
  pk: isNumber,
  type: isResourceType,
  id: isNumber,
  uuid: isText,
  vid: isNumberOrNull,
  langcode: isLangcode,
  status: isNumber,
  label: isText,
  created: isNumber,
  changed: isNumber,
  uid: isNumberOrNull,
  fields: isText,
  visible: isNumberOrNull,
  alias: isTextOrNull,
  pid: isNumberOrNull,
  last_login: isNumberOrNull,
  has_password: isNumber,
  invited_until: isNumberOrNull,
  log: isTextOrNull,
  revision_created: isNumberOrNull,
  author_pk: isNumberOrNull,
  author_uuid: isTextOrNull,
  author_id: isNumberOrNull,
  reviser_pk: isNumberOrNull,
  reviser_uuid: isTextOrNull,
  reviser_id: isNumberOrNull,
})

const select = `SELECT e.pk, e.type, e.id, e.uuid, e.vid, e.langcode, e.status, e.label, e.created, e.changed, e.uid, e.fields,
    r.created AS revision_created, r.log, a.alias, a.pid,
    author.pk AS author_pk, author.uuid AS author_uuid, author.id AS author_id,
    reviser.pk AS reviser_pk, reviser.uuid AS reviser_uuid, reviser.id AS reviser_id,
    CASE e.entity_type WHEN 'user' THEN (SELECT last_login FROM credential WHERE account = e.pk) END AS last_login,
    e.entity_type = 'user' AND EXISTS (SELECT 1 FROM credential WHERE account = e.pk) AS has_password,
    CASE e.entity_type WHEN 'user'
      THEN (SELECT expires FROM invitation WHERE account = e.pk AND mail = json_extract(e.fields, '$.mail')) END AS invited_until, (`
const tables = `) AS visible
  FROM entity e
  LEFT JOIN revision r ON r.vid = e.vid AND r.entity = e.pk
  LEFT JOIN alias a ON a.entity = e.pk AND a.is_current = 1
  LEFT JOIN entity author ON author.entity_type = 'user' AND author.id = e.uid
  LEFT JOIN entity reviser ON reviser.entity_type = 'user' AND reviser.id = r.uid
  WHERE `

/** Reads an entity. `type` may be another kind of the same entity type: Drupal answers an article under /node/page too. */
export function readEntity(db: Database, type: ResourceType, uuid: string, viewer: Viewer): Entity | undefined {
  const which = sql("e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), kindOf(type).entityType)
  const [entity] = readWhere(db, which, { self: isVisible(viewer, "e"), target: isVisible(viewer, "t") })
  return entity && storable(entity)
}

/** Reads entities by primary key, in that order. The caller has checked that the viewer sees them. */
export function viewEntities(db: Database, pks: readonly number[], viewer: Viewer): readonly Entity[] {
  if (pks.length === 0) return []
  const which = sql("e.pk IN (SELECT value FROM json_each(?))", JSON.stringify(pks))
  const found = readWhere(db, which, { self: always, target: isVisible(viewer, "t") })
  const byKey = new Map(found.map((entity) => [entity.pk, entity]))
  return pks.flatMap((pk) => byKey.get(pk) ?? [])
}

export function readEntities(db: Database, type: ResourceType): readonly Entity[] {
  const former = formerAliases(db, type)
  const entities = readWhere(db, sql("e.type = ? ORDER BY e.id", type), { self: always, target: always })
  return entities.map((entity) => ({ ...storable(entity), formerAliases: former.get(entity.pk) ?? [] }))
}

function readWhere(db: Database, which: Sql, { self, target }: { readonly self: Sql; readonly target: Sql }): readonly Entity[] {
  const found = rows(db, entityRow, concat(select, self, tables, which))
  const pks = found.map(({ pk }) => pk)
  const references = readReferences(db, pks, target)
  return found.map((each) => entityOf(each, references.get(each.pk) ?? {}))
}

// SQLite gives all references as one JSON text: hundreds of rows of small strings take twice as long.
const referenceList = v.object({
  list: v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.custom<readonly [source: number, field: string, meta: JsonObject, ...target: Target]>(isReference)),
  ),
})
type Target = readonly [pk: number, type: ResourceType, uuid: string, id: number, visible: number | null]

function isReference(row: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(row) ? row : []
  const [source, field, meta, pk, kind, uuid, id, visible] = values
  const isTarget = isNumber(pk) && isResourceType(kind) && isText(uuid) && isNumber(id) && isNumberOrNull(visible)
  return isNumber(source) && isText(field) && isJsonObject(meta) && isTarget
}

// References of field "body" are the pictures of a text and no relationship.
const referencesOf = `) ORDER BY reference.source, reference.field, reference.delta) AS list
  FROM reference JOIN entity t ON t.pk = reference.target
  WHERE reference.source IN (SELECT value FROM json_each(?)) AND reference.field <> 'body'`
const selectReferences = `SELECT json_group_array(json_array(reference.source, reference.field, json(reference.meta), t.pk, t.type, t.uuid, t.id, `

type References = Record<string, Reference[]>

function readReferences(db: Database, sources: readonly number[], isTargetVisible: Sql): ReadonlyMap<number, References> {
  const bySource = new Map<number, References>()
  if (sources.length === 0) return bySource
  const query = concat(selectReferences, isTargetVisible, sql(referencesOf, JSON.stringify(sources)))
  for (const [source, field, meta, pk, kind, uuid, id, visible] of row(db, referenceList, query)?.list ?? []) {
    const fields = bySource.get(source) ?? {}
    bySource.set(source, fields)
    const list = (fields[field] ??= [])
    list.push({ pk, type: kind, uuid, id, meta, isVisible: visible === 1 })
  }
  return bySource
}

function entityOf(found: v.InferOutput<typeof entityRow>, references: References): Entity {
  return {
    pk: found.pk,
    type: found.type,
    id: found.id,
    uuid: found.uuid,
    vid: found.vid,
    langcode: found.langcode,
    label: found.label,
    created: found.created,
    changed: found.changed,
    uid: found.uid,
    alias: found.alias,
    pid: found.pid,
    status: found.status === 1,
    fields: readObject(found.fields),
    isVisible: found.visible === 1,
    lastLogin: found.last_login,
    hasPassword: found.has_password === 1,
    invitedUntil: found.invited_until,
    author: userOf(found.author_pk, found.author_uuid, found.author_id),
    revision: {
      created: found.revision_created ?? found.changed,
      log: found.log,
      author: userOf(found.reviser_pk, found.reviser_uuid, found.reviser_id),
    },
    references,
  }
}

/** Drops references of fields that the model no longer has, so that the entity can be stored again. */
function storable(entity: Entity): Entity {
  const declared = declaredRelationships(entity.type).map(([name]) => name)
  return { ...entity, references: Object.fromEntries(Object.entries(entity.references).filter(([name]) => declared.includes(name))) }
}

export function userOf(pk: number | null, uuid: string | null, id: number | null): UserReference | null {
  return pk === null || uuid === null || id === null ? null : { pk, uuid, id }
}

const formerRow = columns({ entity: isNumber, alias: isText, langcode: isLangcode })

function formerAliases(db: Database, type: ResourceType): ReadonlyMap<number, readonly FormerAlias[]> {
  const found = new Map<number, FormerAlias[]>()
  const query = `SELECT alias.entity, alias, alias.langcode FROM alias JOIN entity ON entity.pk = alias.entity
    WHERE entity.type = ? AND is_current = 0 AND uri IS NULL ORDER BY pid`
  for (const { entity, ...former } of rows(db, formerRow, query, type)) {
    const list = found.get(entity) ?? []
    found.set(entity, list)
    list.push(former)
  }
  return found
}

const foundRow = v.object({ pk: v.number(), type, id: v.number(), isVisible: flag })
export type FoundEntity = Readonly<v.InferOutput<typeof foundRow>>

export function findEntity(db: Database, entityType: string, uuid: string, viewer: Viewer): FoundEntity | undefined {
  const which = sql(") AS isVisible FROM entity e WHERE e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), entityType)
  return row(db, foundRow, concat("SELECT e.pk, e.type, e.id, (", isVisible(viewer, "e"), which))
}

export function typeOf(db: Database, uuid: string): ResourceType | undefined {
  return row(db, v.object({ type }), "SELECT type FROM entity WHERE uuid = ?", uuid)?.type
}

export function visibleAmong(db: Database, pks: readonly number[], viewer: Viewer): ReadonlySet<number> {
  if (pks.length === 0) return new Set()
  const which = sql("SELECT e.pk FROM entity e WHERE e.pk IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(pks))
  const found = rows(db, v.object({ pk: v.number() }), concat(which, isVisible(viewer, "e")))
  return new Set(found.map(({ pk }) => pk))
}
