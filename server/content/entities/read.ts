/** A fixed number of queries reads any number of entities. */
import * as v from "valibot"
import { isResourceType, kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereTranslationVisible, whereVisible, whereVisibleInAny } from "#server/content/visibility.ts"
import { operator } from "#server/content/caller.ts"
import { columns, flag, isNumber, isText, row, rows } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import { always, concat, sql } from "#server/database/sql.ts"
import { isLangcode, type Entity, type FormerAlias } from "./entity.ts"
import { shownIn } from "./languages.ts"
import { readWhere } from "./read-rows.ts"

const type = v.custom<ResourceType>(isResourceType)

/** `type` may be another kind of the same entity type: Drupal answers an article under /node/page too. */
export function readEntity(db: Database, type: ResourceType, uuid: string, viewer: Viewer): Entity | undefined {
  const which = sql("e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), kindOf(type).entityType)
  const [entity] = readWhere(db, which, { viewer, self: whereVisible(viewer, "e"), target: whereVisible(viewer, "t") })
  return entity
}

export function readShown(db: Database, { type, uuid, language }: TextKey, viewer: Viewer): Entity | undefined {
  const which = sql("e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), kindOf(type).entityType)
  const [entity] = readWhere(db, which, { viewer, self: whereVisible(viewer, "e"), target: whereVisibleInAny(viewer, "t") })
  return entity && shownIn(entity, language)
}

export type TextKey = { readonly type: ResourceType; readonly uuid: string; readonly language: Langcode }

type View = { readonly viewer: Viewer; readonly language: Langcode }

/** Keeps the order of the keys. The caller has checked that the viewer sees the entities. */
export function viewEntities(db: Database, pks: readonly number[], { viewer, language }: View): readonly Entity[] {
  if (pks.length === 0) return []
  const which = sql("e.pk IN (SELECT value FROM json_each(?))", JSON.stringify(pks))
  const self = concat("e.entity_type IN ('user', 'file') OR ", whereTranslationVisible(viewer, "e", "e.status"))
  const entities = readWhere(db, which, { viewer, self, target: whereVisibleInAny(viewer, "t") })
  const byKey = new Map(entities.map((entity) => [entity.pk, shownIn(entity, language)]))
  return pks.flatMap((pk) => byKey.get(pk) ?? [])
}

export function readEntities(db: Database, type: ResourceType): readonly Entity[] {
  const former = formerAliases(db, type)
  const entities = readWhere(db, sql("e.type = ? ORDER BY e.id", type), { viewer: operator, self: always, target: always })
  return entities.map((entity) => ({ ...entity, formerAliases: former.get(entity.pk) ?? [] }))
}

const formerRow = columns({ entity: isNumber, alias: isText, langcode: isLangcode })

function formerAliases(db: Database, type: ResourceType): ReadonlyMap<number, readonly FormerAlias[]> {
  const aliasesByEntity = new Map<number, FormerAlias[]>()
  const query = `SELECT alias.entity, alias, alias.langcode FROM alias JOIN entity ON entity.pk = alias.entity
    WHERE entity.type = ? AND is_current = 0 AND uri IS NULL ORDER BY pid`
  for (const { entity, ...former } of rows(db, formerRow, query, type)) {
    const list = aliasesByEntity.get(entity) ?? []
    aliasesByEntity.set(entity, list)
    list.push(former)
  }
  return aliasesByEntity
}

const foundRow = v.object({ pk: v.number(), type, id: v.number(), isVisible: flag })
export type FoundEntity = Readonly<v.InferOutput<typeof foundRow>>

/** `isVisible` tells about the address without a prefix. */
export function findEntity(db: Database, entityType: string, uuid: string, viewer: Viewer): FoundEntity | undefined {
  const which = sql(") AS isVisible FROM entity e WHERE e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), entityType)
  return row(db, foundRow, concat("SELECT e.pk, e.type, e.id, (", whereVisible(viewer, "e"), which))
}

export function typeOf(db: Database, uuid: string): ResourceType | undefined {
  return row(db, v.object({ type }), "SELECT type FROM entity WHERE uuid = ?", uuid)?.type
}

export function visibleAmong(db: Database, pks: readonly number[], { viewer, language }: View): ReadonlySet<number> {
  if (pks.length === 0) return new Set()
  const which = sql("SELECT e.pk FROM entity e WHERE e.pk IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(pks))
  const visibleRows = rows(db, v.object({ pk: v.number() }), concat(which, whereVisible(viewer, "e", undefined, language)))
  return new Set(visibleRows.map(({ pk }) => pk))
}
