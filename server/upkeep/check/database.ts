/** What SQL alone can tell about the database: its pages, its rows' bonds, what can't be missing. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { roles } from "#contract/fields.ts"
import { row, rows } from "#server/database/query.ts"
import { declaredRelationships } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import { findingOf, type Finding } from "./finding.ts"

const fromBackup = "Restore the last good backup: npm run content -- replace FILE"
const saveAgain = "Save these items again in the dashboard, or import them again."

/** Everything about the database by itself. */
export function checkDatabase(db: Database): readonly Finding[] {
  const damage = integrity(db)
  if (damage[0] !== "ok") return findingOf(damage, (names) => `The database file is damaged: ${names}.`, fromBackup)
  return [
    ...named(
      db,
      "SELECT \"table\" || ' row ' || COALESCE(rowid, '?') AS name FROM pragma_foreign_key_check",
      (names) => `Rows belong to something that isn't there: ${names}.`,
      fromBackup,
    ),
    ...checkJson(db),
    ...checkReferences(db),
    ...checkAliases(db),
    ...checkRevisions(db),
    ...checkState(db),
    ...checkAdministrator(db),
  ]
}

function integrity(db: Database): readonly string[] {
  try {
    return rows(db, v.object({ said: v.string() }), "SELECT integrity_check AS said FROM pragma_integrity_check").map(({ said }) => said)
  } catch (error) {
    // SQLite throws for some kinds of damage.
    return [error instanceof Error ? error.message : String(error)]
  }
}

function named(db: Database, text: string, what: (names: string) => string, mend: string): readonly Finding[] {
  const names = rows(db, v.object({ name: v.string() }), text).map(({ name }) => name)
  return findingOf(names, what, mend)
}

// "node 12": what an operator finds in the dashboard's addresses.
const nameOf = (alias: string) => `${alias}.entity_type || ' ' || ${alias}.id AS name`

function checkJson(db: Database): readonly Finding[] {
  return [
    ...named(
      db,
      `SELECT ${nameOf("e")} FROM entity e WHERE NOT json_valid(fields) OR json_type(fields) <> 'object'`,
      (names) => `The fields of ${names} can't be read.`,
      fromBackup,
    ),
    ...named(
      db,
      "SELECT 'revision ' || vid AS name FROM revision WHERE NOT json_valid(snapshot) OR json_type(snapshot) <> 'object'",
      (names) => `Of former versions these can't be read: ${names}.`,
      fromBackup,
    ),
    ...named(
      db,
      `SELECT ${nameOf("e")} FROM reference r JOIN entity e ON e.pk = r.source WHERE NOT json_valid(meta) OR json_type(meta) <> 'object'`,
      (names) => `What ${names} say about something they refer to can't be read.`,
      saveAgain,
    ),
  ]
}

const pairRow = v.object({ source: v.string(), field: v.string(), target: v.string(), most: v.number(), count: v.number() })

/** Each pair of kind and field that occurs is judged once, however many rows have it. */
function checkReferences(db: Database): readonly Finding[] {
  const text = `SELECT s.type AS source, r.field, t.type AS target, max(r.delta) AS most, count(*) AS count
    FROM reference r JOIN entity s ON s.pk = r.source JOIN entity t ON t.pk = r.target GROUP BY s.type, r.field, t.type`
  return rows(db, pairRow, text).flatMap(({ source, field, target, most, count }) => {
    const problem = misfit(source, field, target, most)
    return problem === undefined ? [] : [{ what: `${count} references of "${field}" in ${source} ${problem}.`, mend: saveAgain }]
  })
}

function misfit(source: string, field: string, target: string, most: number): string | undefined {
  if (!isResourceType(source)) return "are of a kind that the model doesn't know"
  // The files that a text shows.
  if (field === "body") return target === "file--file" ? undefined : `lead to a ${target} in a text`
  const model = declaredRelationships(source).find(([name]) => name === field)?.[1]
  if (model === undefined) return "are of a field that the model doesn't know"
  const wanted = model.type === "entity_reference" ? model.target : "file--file"
  if (target !== wanted) return `lead to a ${target} instead of a ${wanted}`
  return model.many !== true && most > 0 ? "are more than the one that fits" : undefined
}

function checkAliases(db: Database): readonly Finding[] {
  return named(
    db,
    `SELECT ${nameOf("e")} FROM alias a JOIN entity e ON e.pk = a.entity
     WHERE a.alias NOT LIKE '/_%' OR a.alias LIKE '%/' OR (a.is_current = 1 AND a.langcode <> e.langcode)`,
    (names) => `The addresses of ${names} can't be.`,
    saveAgain,
  )
}

function checkRevisions(db: Database): readonly Finding[] {
  return [
    ...named(
      db,
      `SELECT ${nameOf("e")} FROM entity e LEFT JOIN revision r ON r.vid = e.vid AND r.entity = e.pk
       WHERE e.entity_type = 'node' AND r.vid IS NULL`,
      (names) => `${names} have no version that is the present one.`,
      saveAgain,
    ),
    ...named(
      db,
      `SELECT ${nameOf("e")} FROM entity e WHERE e.entity_type <> 'node' AND e.vid IS NOT NULL`,
      (names) => `${names} have a version though they are no nodes.`,
      fromBackup,
    ),
  ]
}

function checkState(db: Database): readonly Finding[] {
  const state = row(db, v.object({ value: v.string() }), "SELECT value FROM state WHERE key = 'content_version'")
  return /^\d+$/.test(state?.value ?? "") ? [] : [{ what: "The number of the content's version is lost.", mend: fromBackup }]
}

function checkAdministrator(db: Database): readonly Finding[] {
  const held = Object.keys(roles)
  const text = `SELECT count(*) AS all_users, coalesce(sum(status = 1 AND EXISTS (
      SELECT 1 FROM json_each(fields, '$.roles') WHERE value IN (SELECT value FROM json_each(?)))), 0) AS admins
    FROM entity WHERE type = 'user--user'`
  const users = row(db, v.object({ all_users: v.number(), admins: v.number() }), text, JSON.stringify(held))
  if (users === undefined || users.all_users === 0 || users.admins > 0) return []
  return [{ what: "No active user is an administrator.", mend: "Make one: npm run content -- user add --help" }]
}
