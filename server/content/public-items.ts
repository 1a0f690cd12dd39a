import * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { anonymous } from "#contract/permissions.ts"
import { whereTranslationVisible, whereVisibleInAny, statusIn } from "#server/content/visibility.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"

const keyed = v.object({ pk: v.number() })

function keys(db: Database, query: Sql): readonly number[] {
  return rows(db, keyed, query).map(({ pk }) => pk)
}

export function isAnyShown(db: Database, type: ResourceType): boolean {
  const which = sql("SELECT e.pk FROM entity e WHERE e.type = ? AND ", type)
  return keys(db, concat(which, whereVisibleInAny(anonymous, "e"), " LIMIT 1")).length > 0
}

export function shownAmong(db: Database, pks: readonly number[], { types, language }: Texts): readonly number[] {
  const which = sql(
    "SELECT e.pk FROM entity e WHERE e.pk IN (SELECT value FROM json_each(?)) AND e.type IN (SELECT value FROM json_each(?)) AND ",
    JSON.stringify(pks),
    JSON.stringify(types),
  )
  return keys(db, concat(which, whereTranslationVisible(anonymous, "e", statusIn("e", `'${language}'`))))
}

type Texts = { readonly types: readonly ResourceType[]; readonly language: Langcode }

/** Includes files that a public text shows. */
export function filesUsedBy(db: Database, pks: readonly number[], types: readonly ResourceType[]): readonly number[] {
  return filesIn(db, pks, { types, field: "1" })
}

/** Leaves out files that only a text shows. */
export function includedFiles(db: Database, pks: readonly number[], types: readonly ResourceType[]): readonly number[] {
  return filesIn(db, pks, { types, field: "r.field <> 'body'" })
}

type Use = { readonly types: readonly ResourceType[]; readonly field: "1" | "r.field <> 'body'" }

function filesIn(db: Database, pks: readonly number[], { types, field }: Use): readonly number[] {
  if (pks.length === 0) return []
  const which = sql(
    `SELECT f.pk FROM entity f WHERE f.pk IN (SELECT value FROM json_each(?)) AND f.entity_type = 'file' AND EXISTS (
      SELECT 1 FROM reference r JOIN entity e ON e.pk = r.source
      WHERE r.target = f.pk AND r.shows = 1 AND ${field} AND e.type IN (SELECT value FROM json_each(?)) AND `,
    JSON.stringify(pks),
    JSON.stringify(types),
  )
  return keys(db, concat(which, whereTranslationVisible(anonymous, "e", statusIn("e", "r.langcode")), ")"))
}

export function referrerKeys(db: Database, pks: readonly number[]): readonly number[] {
  const query = `SELECT DISTINCT source AS pk FROM reference WHERE target IN (SELECT value FROM json_each(?)) AND field <> 'body'`
  return keys(db, sql(query, JSON.stringify(pks)))
}
