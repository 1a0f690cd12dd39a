import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isVisible } from "#server/content/access.ts"
import type { Database } from "#server/database/open.ts"
import { flag, row, run } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import { ContentError } from "#server/content/errors.ts"
import type { FormerAlias, StoredEntity } from "./entity.ts"

const aliasRow = v.object({ pid: v.number(), entity: v.number(), alias: v.string(), langcode: v.string(), is_current: v.number() })

/** Turns the entity's alias into a former one where it gets another. Returns whether it did. */
export function releaseAlias(db: Database, pk: number, { alias, langcode }: StoredEntity): boolean {
  const sql = "UPDATE alias SET is_current = 0 WHERE entity = ? AND is_current = 1 AND (alias IS NOT ? OR langcode <> ?)"
  return run(db, sql, pk, alias, langcode) > 0
}

/** Returns whether anything changed. It takes over other entities' former aliases. @throws ContentError for their current ones */
export function setAlias(db: Database, pk: number, entity: StoredEntity): boolean {
  const sql = "SELECT pid, entity, alias, langcode, is_current FROM alias WHERE entity = ? AND is_current = 1"
  const isNew = entity.alias !== null && row(db, aliasRow, sql, pk) === undefined
  if (entity.alias !== null && isNew) claim(db, pk, { alias: entity.alias, langcode: entity.langcode })
  const missing = (entity.formerAliases ?? []).filter(({ alias, langcode }) => ownerOf(db, alias, langcode) === undefined)
  for (const { alias, langcode } of missing) {
    run(db, "INSERT INTO alias (entity, alias, langcode, is_current) VALUES (?, ?, ?, 0)", pk, alias, langcode)
  }
  return isNew || missing.length > 0
}

function claim(db: Database, pk: number, { alias, langcode }: FormerAlias): void {
  const owner = ownerOf(db, alias, langcode)
  if (owner !== undefined && owner.entity !== pk && owner.is_current === 1) {
    const taken = row(db, v.object({ label: v.string() }), "SELECT label FROM entity WHERE pk = ?", owner.entity)
    throw new ContentError(`The address ${alias} (${langcode}) is already that of "${taken?.label ?? "another item"}". Choose another one.`)
  }
  if (owner !== undefined) run(db, "DELETE FROM alias WHERE pid = ?", owner.pid)
  run(db, "INSERT INTO alias (entity, alias, langcode, is_current) VALUES (?, ?, ?, 1)", pk, alias, langcode)
}

function ownerOf(db: Database, alias: string, langcode: string): v.InferOutput<typeof aliasRow> | undefined {
  const sql = "SELECT pid, entity, alias, langcode, is_current FROM alias WHERE alias = ? AND langcode = ?"
  return row(db, aliasRow, sql, alias, langcode)
}

export type Addressee = { readonly type: ResourceType; readonly uuid: string; readonly langcode: string }
type AliasQuery = { readonly alias: string; readonly inAnyLanguage: boolean }

export function otherWithAlias(db: Database, { uuid, langcode }: Addressee, { alias, inAnyLanguage }: AliasQuery): string | undefined {
  const query = `SELECT label FROM alias JOIN entity ON entity.pk = alias.entity
    WHERE alias.alias = ? COLLATE NOCASE AND alias.is_current = 1 AND entity.uuid <> ? AND (? OR alias.langcode = ?) LIMIT 1`
  return row(db, v.object({ label: v.string() }), query, alias, uuid, Number(inAnyLanguage), langcode)?.label
}

export function isKnownAlias(db: Database, { uuid, langcode }: Addressee, alias: string): boolean {
  const query = `SELECT 1 AS known FROM alias JOIN entity ON entity.pk = alias.entity
    WHERE alias.alias = ? COLLATE NOCASE AND alias.langcode = ? AND entity.uuid <> ?`
  return row(db, v.object({ known: v.number() }), query, alias, langcode, uuid) !== undefined
}

/** Resolves an alias, present or former, or Drupal's own `/node/9`. */
export function resolveAddress(db: Database, viewer: Viewer, path: string): Addressed | undefined {
  // Several languages may share an alias: a current one comes first, then English.
  const byAlias = sql(
    `FROM alias asked JOIN entity e ON e.pk = asked.entity LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1
     WHERE asked.alias = ? ORDER BY asked.is_current DESC, asked.langcode = 'en' DESC, asked.pid LIMIT 1`,
    path,
  )
  const [, entityType, id] = /^\/(node|user|taxonomy\/term)\/(\d{1,15})$/.exec(path) ?? []
  if (entityType === undefined || id === undefined) return read(db, viewer, { isFormer: "asked.is_current = 0", from: byAlias })
  const byNumber = sql(
    `FROM entity e LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1 WHERE e.entity_type = ? AND e.id = ?`,
    entityType.replace("/", "_"),
    Number(id),
  )
  return read(db, viewer, { isFormer: "0", from: byNumber })
}

const addressedRow = v.object({
  type: v.custom<ResourceType>(isResourceType),
  uuid: v.string(),
  id: v.number(),
  label: v.string(),
  alias: v.nullable(v.string()),
  isFormer: flag,
  isVisible: flag,
})
export type Addressed = Readonly<v.InferOutput<typeof addressedRow>>

function read(db: Database, viewer: Viewer, { isFormer, from }: { readonly isFormer: string; readonly from: Sql }): Addressed | undefined {
  const select = `SELECT e.type, e.uuid, e.id, e.label, present.alias, ${isFormer} AS isFormer, (`
  return row(db, addressedRow, concat(select, isVisible(viewer, "e"), ") AS isVisible ", from))
}
