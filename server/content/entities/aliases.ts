import { codedWords } from "#server/content/refusal-words.ts"
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { Database } from "#server/database/open.ts"
import { row, run } from "#server/database/query.ts"
import { statusIn } from "#server/content/visibility.ts"
import { ContentError } from "#server/content/errors.ts"
import type { FormerAlias, StoredEntity } from "./entity.ts"

const aliasRow = v.object({
  pid: v.number(),
  entity: v.nullable(v.number()),
  alias: v.string(),
  langcode: v.string(),
  is_current: v.number(),
})

export type LanguageAlias = Pick<StoredEntity, "alias" | "langcode" | "status">

/** Visitors may have seen a text at its address if it is public now, or if a public revision had this address. */
const wasPublic = `(
  EXISTS (SELECT 1 FROM entity e WHERE e.pk = alias.entity AND ${statusIn("e", "alias.langcode")} = 1 AND coalesce(e.audience, 'public') = 'public')
  OR EXISTS (
    SELECT 1 FROM revision, json_each(json_insert(coalesce(snapshot -> '$.translations', '[]'), '$[#]', json(snapshot))) text
    WHERE revision.entity = alias.entity AND coalesce(snapshot ->> '$.fields.field_audience', 'public') = 'public'
      AND text.value ->> '$.langcode' = alias.langcode AND text.value ->> '$.alias' = alias.alias AND text.value ->> '$.status' = 1))`

/** Turns aliases that an entity no longer has into former ones. `changed` is in Unix seconds. Returns whether any changed. */
export function releaseAliases(db: Database, pk: number, aliases: readonly LanguageAlias[], changed: number): boolean {
  const aliasesToKeep = JSON.stringify(aliases.flatMap(({ alias, langcode }) => (alias === null ? [] : [`${langcode} ${alias}`])))
  const released = "entity = ? AND is_current = 1 AND langcode || ' ' || alias NOT IN (SELECT value FROM json_each(?))"
  // Another item's redirect may start at a draft's address. The draft then loses the address, and the redirect stays.
  const redirects = "SELECT 1 FROM alias other WHERE other.alias = alias.alias AND other.langcode = alias.langcode AND other.is_current = 0"
  const isGone = run(db, `DELETE FROM alias WHERE ${released} AND (EXISTS (${redirects}) OR NOT ${wasPublic})`, pk, aliasesToKeep) > 0
  const sql = `UPDATE alias SET is_current = 0, redirected = ? WHERE ${released}`
  return run(db, sql, changed, pk, aliasesToKeep) > 0 || isGone
}

/** Also removes former addresses. */
export function removeAliases(db: Database, pk: number, langcode: string): void {
  run(db, "DELETE FROM alias WHERE entity = ? AND langcode = ? AND uri IS NULL", pk, langcode)
}

/**
 * Returns whether anything changed. A published text replaces redirects at its address; a draft leaves them. @throws ContentError for a taken address
 */
export function setAliases(db: Database, pk: number, aliases: readonly LanguageAlias[], former: readonly FormerAlias[]): boolean {
  const changes = aliases.map((one) => setAlias(db, pk, one))
  const missing = former.filter((one) => [true, false].every((isCurrent) => ownerOf(db, one, isCurrent) === undefined))
  for (const { alias, langcode } of missing) {
    run(db, "INSERT INTO alias (entity, alias, langcode, is_current) VALUES (?, ?, ?, 0)", pk, alias, langcode)
  }
  return changes.includes(true) || missing.length > 0
}

function setAlias(db: Database, pk: number, { alias, langcode, status }: LanguageAlias): boolean {
  if (alias === null) return false
  const present = "SELECT pid, entity, alias, langcode, is_current FROM alias WHERE entity = ? AND langcode = ? AND is_current = 1"
  const isNew = row(db, aliasRow, present, pk, langcode) === undefined
  if (isNew) claim(db, pk, { alias, langcode })
  const won = status ? run(db, `${redirectsAt} AND langcode IN (?, 'und')`, alias, langcode) : 0
  return isNew || won > 0
}

const redirectsAt = "DELETE FROM alias WHERE alias = ? AND is_current = 0"

function claim(db: Database, pk: number, { alias, langcode }: FormerAlias): void {
  const owner = ownerOf(db, { alias, langcode }, true)
  if (owner !== undefined && owner.entity !== pk) {
    const ownerText = row(db, v.object({ label: v.string() }), "SELECT label FROM entity WHERE pk = ?", owner.entity)
    throw new ContentError(
      codedWords(
        "address-taken",
        { address: alias, label: ownerText?.label ?? "" },
        `The address ${alias} (${langcode}) is already that of "${ownerText?.label ?? "another item"}". Choose another one.`,
      ),
    )
  }
  const others = "SELECT own.langcode FROM alias own WHERE own.entity = alias.entity AND own.is_current = 1"
  run(db, `${redirectsAt} AND entity = ? AND (langcode = ? OR langcode NOT IN (${others}))`, alias, pk, langcode)
  run(db, "INSERT INTO alias (entity, alias, langcode, is_current) VALUES (?, ?, ?, 1)", pk, alias, langcode)
}

function ownerOf(db: Database, { alias, langcode }: FormerAlias, isCurrent: boolean): v.InferOutput<typeof aliasRow> | undefined {
  const sql = "SELECT pid, entity, alias, langcode, is_current FROM alias WHERE alias = ? AND langcode = ? AND is_current = ?"
  return row(db, aliasRow, sql, alias, langcode, Number(isCurrent))
}

export type Addressee = { readonly type: ResourceType; readonly uuid: string; readonly langcode: string }
type AliasQuery = { readonly alias: string; readonly inAnyLanguage: boolean }

export function otherWithAlias(db: Database, { uuid, langcode }: Addressee, { alias, inAnyLanguage }: AliasQuery): string | undefined {
  const query = `SELECT label FROM alias JOIN entity ON entity.pk = alias.entity
    WHERE alias.alias = ? COLLATE NOCASE AND alias.is_current = 1 AND entity.uuid <> ? AND (? OR alias.langcode = ?) LIMIT 1`
  return row(db, v.object({ label: v.string() }), query, alias, uuid, Number(inAnyLanguage), langcode)?.label
}

export function isKnownAlias(db: Database, { uuid, langcode }: Addressee, alias: string): boolean {
  const query = `SELECT 1 AS known FROM alias LEFT JOIN entity ON entity.pk = alias.entity
    WHERE alias.alias = ? COLLATE NOCASE AND alias.langcode IN (?, 'und') AND entity.uuid IS NOT ?`
  return row(db, v.object({ known: v.number() }), query, alias, langcode, uuid) !== undefined
}
