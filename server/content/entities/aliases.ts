import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { ContentError } from "#server/content/errors.ts"
import type { StoredEntity } from "./entity.ts"

const aliasRow = v.object({ pid: v.number(), entity: v.number(), alias: v.string(), langcode: v.string(), is_current: v.number() })

/** Makes the entity's address a former one where another is given, and tells whether it did. */
export function releaseAlias(db: Database, pk: number, { alias, langcode }: StoredEntity): boolean {
  const sql = "UPDATE alias SET is_current = 0 WHERE entity = ? AND is_current = 1 AND (alias IS NOT ? OR langcode <> ?)"
  return run(db, sql, pk, alias, langcode) > 0
}

/**
 * Gives the entity its address and its former ones, and tells whether anything differed.
 *
 * A former address of another entity is taken over; a current one is not.
 *
 * @throws ContentError where the address belongs to another entity
 */
export function setAlias(db: Database, pk: number, entity: StoredEntity): boolean {
  const sql = "SELECT pid, entity, alias, langcode, is_current FROM alias WHERE entity = ? AND is_current = 1"
  const isNew = entity.alias !== null && row(db, aliasRow, sql, pk) === undefined
  if (entity.alias !== null && isNew) claim(db, pk, entity.alias, entity.langcode)
  const missing = (entity.formerAliases ?? []).filter(({ alias, langcode }) => ownerOf(db, alias, langcode) === undefined)
  for (const { alias, langcode } of missing) {
    run(db, "INSERT INTO alias (entity, alias, langcode, is_current) VALUES (?, ?, ?, 0)", pk, alias, langcode)
  }
  return isNew || missing.length > 0
}

function claim(db: Database, pk: number, alias: string, langcode: string): void {
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
