/** A node as it stood after an earlier save. */
import { isResourceType } from "#contract/content.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import type { Entity, Reference } from "./read.ts"
import { isJsonObject, readObject, readRow, readRows, readText, type JsonObject } from "#server/database/rows.ts"
import { concat, sql } from "#server/database/sql.ts"

/** The entity with what the revision `vid` says in place of what it says now, or undefined where it has no such revision. */
export function atRevision(db: Database, entity: Entity, vid: number, viewer: Viewer): Entity | undefined {
  const row = readRow(
    db,
    sql(
      `SELECT r.created, r.log, r.snapshot, u.pk, u.uuid, u.id FROM revision r
       LEFT JOIN entity u ON u.entity_type = 'user' AND u.id = r.uid WHERE r.vid = ? AND r.entity = ?`,
      vid,
      entity.pk,
    ),
  )
  if (row === undefined) return undefined
  const snapshot = readObject(row.snapshot)
  const author = typeof row.pk === "number" ? { pk: row.pk, uuid: String(row.uuid), id: Number(row.id) } : null
  const created = Number(row.created)
  return {
    ...entity,
    vid,
    langcode: text(snapshot.langcode, entity.langcode),
    status: snapshot.status === true,
    label: text(snapshot.label, entity.label),
    changed: created,
    fields: objectOf(snapshot.fields),
    revision: { created, log: readText(row.log), author },
    references: referencesOf(db, objectOf(snapshot.references), viewer),
  }
}

function referencesOf(db: Database, stored: JsonObject, viewer: Viewer): ReadonlyMap<string, readonly Reference[]> {
  const lists = Object.entries(stored).map(([field, list]) => [field, Array.isArray(list) ? list.filter(isJsonObject) : []] as const)
  const uuids = lists.flatMap(([, list]) => list.map(({ uuid }) => uuid ?? null))
  const query = concat(
    sql("SELECT e.pk, e.type, e.uuid, e.id FROM entity e WHERE e.uuid IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(uuids)),
    isVisible(viewer, "e"),
  )
  const known = new Map(readRows(db, query).map((row) => [String(row.uuid), row]))
  const referenceOf = ({ uuid, meta }: JsonObject): Reference[] => {
    const row = known.get(text(uuid, ""))
    const type = String(row?.type)
    if (row === undefined || !isResourceType(type)) return []
    return [{ pk: Number(row.pk), type, uuid: String(row.uuid), id: Number(row.id), meta: objectOf(meta) }]
  }
  return new Map(lists.map(([field, list]) => [field, list.flatMap(referenceOf)]))
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {}
}

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" ? value : otherwise
}
