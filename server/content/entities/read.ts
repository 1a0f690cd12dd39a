/** Reads entities with everything that their resources say, in a fixed number of queries however many there are. */
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import { readNumber, readObject, readRow, readRows, readText, type JsonObject, type Row } from "#server/database/rows.ts"
import { concat, sql } from "#server/database/sql.ts"

export type Reference = {
  readonly pk: number
  readonly type: ResourceType
  readonly uuid: string
  readonly id: number
  readonly meta: JsonObject
}
export type Account = { readonly pk: number; readonly uuid: string; readonly id: number }

export type Entity = {
  readonly pk: number
  readonly type: ResourceType
  readonly id: number
  readonly uuid: string
  readonly vid: number | null
  readonly langcode: string
  readonly status: boolean
  readonly label: string
  /** Unix seconds, like the other times. */
  readonly created: number
  readonly changed: number
  /** The last sign-in of a user who ever signed in. */
  readonly lastLogin: number | null
  readonly fields: JsonObject
  readonly author: Account | null
  readonly revision: { readonly created: number; readonly log: string | null; readonly author: Account | null }
  readonly alias: { readonly alias: string; readonly pid: number } | null
  /** By field; only what the viewer sees. */
  readonly references: ReadonlyMap<string, readonly Reference[]>
}

const select = `SELECT e.*, r.created AS revision_created, r.log, a.alias, a.pid,
    author.pk AS author_pk, author.uuid AS author_uuid, author.id AS author_id,
    reviser.pk AS reviser_pk, reviser.uuid AS reviser_uuid, reviser.id AS reviser_id,
    (SELECT last_login FROM credential WHERE account = e.pk) AS last_login
  FROM entity e
  LEFT JOIN revision r ON r.vid = e.vid
  LEFT JOIN alias a ON a.entity = e.pk AND a.is_current = 1
  LEFT JOIN entity author ON author.entity_type = 'user' AND author.id = e.uid
  LEFT JOIN entity reviser ON reviser.entity_type = 'user' AND reviser.id = r.uid`

/** The entities of the given primary keys, in that order, with the references that the viewer sees. Whether the viewer sees the entities themselves is the caller's to know. */
export function viewEntities(db: Database, pks: readonly number[], viewer: Viewer): readonly Entity[] {
  if (pks.length === 0) return []
  const keys = JSON.stringify(pks)
  const rows = readRows(db, sql(`${select} WHERE e.pk IN (SELECT value FROM json_each(?))`, keys))
  const references = readReferences(db, keys, viewer)
  const found = new Map(rows.map((row) => [Number(row.pk), entityOf(row, references.get(Number(row.pk)) ?? new Map())]))
  return pks.flatMap((pk) => found.get(pk) ?? [])
}

function readReferences(db: Database, keys: string, viewer: Viewer): ReadonlyMap<number, ReadonlyMap<string, readonly Reference[]>> {
  const rows = readRows(
    db,
    concat(
      sql(
        `SELECT reference.source, reference.field, reference.meta, t.pk, t.type, t.uuid, t.id
         FROM reference JOIN entity t ON t.pk = reference.target
         WHERE reference.source IN (SELECT value FROM json_each(?)) AND reference.field <> 'body' AND `,
        keys,
      ),
      isVisible(viewer, "t"),
      " ORDER BY reference.source, reference.field, reference.delta",
    ),
  )
  const bySource = new Map<number, Map<string, Reference[]>>()
  for (const row of rows) {
    const fields = bySource.get(Number(row.source)) ?? new Map<string, Reference[]>()
    bySource.set(Number(row.source), fields)
    const list = fields.get(String(row.field)) ?? []
    fields.set(String(row.field), list)
    list.push({ pk: Number(row.pk), type: typeOf(row), uuid: String(row.uuid), id: Number(row.id), meta: readObject(row.meta) })
  }
  return bySource
}

function entityOf(row: Row, references: Entity["references"]): Entity {
  const alias = readText(row.alias)
  const changed = Number(row.changed)
  return {
    pk: Number(row.pk),
    type: typeOf(row),
    id: Number(row.id),
    uuid: String(row.uuid),
    vid: readNumber(row.vid),
    langcode: String(row.langcode),
    status: row.status === 1,
    label: String(row.label),
    created: Number(row.created),
    changed,
    lastLogin: readNumber(row.last_login),
    fields: readObject(row.fields),
    author: accountOf(row.author_pk, row.author_uuid, row.author_id),
    revision: {
      created: readNumber(row.revision_created) ?? changed,
      log: readText(row.log),
      author: accountOf(row.reviser_pk, row.reviser_uuid, row.reviser_id),
    },
    alias: alias === null ? null : { alias, pid: Number(row.pid) },
    references,
  }
}

function accountOf(pk: unknown, uuid: unknown, id: unknown): Account | null {
  return typeof pk === "number" ? { pk, uuid: String(uuid), id: Number(id) } : null
}

function typeOf(row: Row): ResourceType {
  const type = String(row.type)
  if (!isResourceType(type)) throw new Error(`The database holds an entity of the type ${type}, which the content model doesn't know.`)
  return type
}

/** What a query of one entity found: it may be there and still not be for the viewer's eyes. */
export type Found = { readonly pk: number; readonly type: ResourceType; readonly isVisible: boolean }

/** Finds an entity by the UUID in its address; `entityType` is "node", not the bundle: Drupal answers an article under /node/page too. */
export function findEntity(db: Database, entityType: string, uuid: string, viewer: Viewer): Found | undefined {
  const row = readRow(
    db,
    concat(
      "SELECT e.pk, e.type, (",
      isVisible(viewer, "e"),
      sql(") AS visible FROM entity e WHERE e.uuid = ? AND e.entity_type = ?", uuid.toLowerCase(), entityType),
    ),
  )
  return row && { pk: Number(row.pk), type: typeOf(row), isVisible: row.visible === 1 }
}

/** Which of the given entities the viewer sees; for those that no query of ours has checked yet. */
export function visibleAmong(db: Database, pks: readonly number[], viewer: Viewer): ReadonlySet<number> {
  if (pks.length === 0) return new Set()
  const query = concat(
    sql("SELECT e.pk FROM entity e WHERE e.pk IN (SELECT value FROM json_each(?)) AND ", JSON.stringify(pks)),
    isVisible(viewer, "e"),
  )
  return new Set(readRows(db, query).map((row) => Number(row.pk)))
}
