import * as v from "valibot"
import { roles } from "#contract/fields.ts"
import { row, rows } from "#server/database/query.ts"
import type { Database } from "#server/database/open.ts"
import { checkFiles } from "./file-checks.ts"
import { findingOf, type Finding } from "./finding.ts"

const fromBackup = "Restore the last good backup: npm run content -- replace FILE"
const saveAgain = "Save these items again in the dashboard, or import them again."

type CheckContext = { readonly db: Database; readonly home: string; readonly now: Date }

/** Changes nothing. A damaged database ends the check. */
export function check({ db, home, now }: CheckContext): readonly Finding[] {
  const damage = damageOf(db)
  return damage.length > 0 ? damage : [...checkDatabase(db), ...checkFiles(db, home, now)]
}

function damageOf(db: Database): readonly Finding[] {
  const faults = integrity(db)
  return faults[0] === "ok" ? [] : findingOf(faults, (names) => `The database file is damaged: ${names}.`, fromBackup)
}

function checkDatabase(db: Database): readonly Finding[] {
  return [...namedFaults.flatMap((fault) => findNamed(db, fault)), ...checkState(db), ...checkAdministrator(db)]
}

function integrity(db: Database): readonly string[] {
  try {
    return rows(db, v.object({ said: v.string() }), "SELECT integrity_check AS said FROM pragma_integrity_check").map(({ said }) => said)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

type NamedFault = {
  /** Selects the names of the faulty rows. */
  readonly sql: string
  readonly what: (names: string) => string
  readonly fix: string
}

function findNamed(db: Database, { sql, what, fix }: NamedFault): readonly Finding[] {
  const names = rows(db, v.object({ name: v.string() }), sql).map(({ name }) => name)
  return findingOf(names, what, fix)
}

// Names look like "node 12", as in the dashboard's addresses.
const name = "e.entity_type || ' ' || e.id AS name"

const namedFaults: readonly NamedFault[] = [
  {
    sql: "SELECT \"table\" || ' row ' || COALESCE(rowid, '?') AS name FROM pragma_foreign_key_check",
    what: (names) => `Rows belong to something that isn't there: ${names}.`,
    fix: fromBackup,
  },
  {
    sql: `SELECT ${name} FROM alias a JOIN entity e ON e.pk = a.entity
     WHERE a.alias NOT LIKE '/_%' OR a.alias LIKE '%/' OR (a.is_current = 1 AND a.langcode <> e.langcode
       AND NOT EXISTS (SELECT 1 FROM translation t WHERE t.entity = e.pk AND t.langcode = a.langcode))`,
    what: (names) => `The addresses of ${names} can't be.`,
    fix: saveAgain,
  },
  {
    sql: `SELECT a.alias AS name FROM alias a JOIN alias own ON own.alias = a.alias AND own.langcode = a.langcode AND own.is_current = 1
     JOIN entity e ON e.pk = own.entity LEFT JOIN translation t ON t.entity = e.pk AND t.langcode = own.langcode
     WHERE a.is_current = 0 AND coalesce(t.status, e.status) = 1`,
    what: (names) => `These addresses redirect though published items have them: ${names}.`,
    fix: "Save these items again in the dashboard, or delete the redirects.",
  },
  {
    sql: `SELECT alias AS name FROM alias WHERE is_current = 0 AND (alias NOT LIKE '/_%' OR alias LIKE '%/'
      OR (entity IS NULL AND leads_to IS NULL AND uri NOT LIKE 'http%') OR status_code NOT IN (301, 302, 307, 308))`,
    what: (names) => `The redirects from ${names} can't be.`,
    fix: "Delete these redirects, and make them again.",
  },
  {
    sql: `WITH RECURSIVE step (start, here, steps) AS (
        SELECT alias, leads_to, 1 FROM alias WHERE is_current = 0 AND leads_to IS NOT NULL
        UNION SELECT start, a.leads_to, steps + 1 FROM step JOIN alias a ON a.alias = here AND a.is_current = 0
          WHERE a.leads_to IS NOT NULL AND here <> start AND steps < 100)
      SELECT DISTINCT start AS name FROM step WHERE here = start`,
    what: (names) => `The redirects from ${names} lead in a circle.`,
    fix: "Give one of them another target.",
  },
]

function checkState(db: Database): readonly Finding[] {
  const state = row(db, v.object({ value: v.string() }), "SELECT value FROM state WHERE key = 'content_version'")
  return /^\d+$/.test(state?.value ?? "") ? [] : [{ what: "The number of the content's version is lost.", fix: fromBackup }]
}

function checkAdministrator(db: Database): readonly Finding[] {
  const roleNames = Object.keys(roles)
  const text = `SELECT count(*) AS all_users, coalesce(sum(status = 1 AND EXISTS (
      SELECT 1 FROM json_each(fields, '$.roles') WHERE value IN (SELECT value FROM json_each(?)))), 0) AS admins
    FROM entity WHERE type = 'user--user'`
  const users = row(db, v.object({ all_users: v.number(), admins: v.number() }), text, JSON.stringify(roleNames))
  if (users === undefined || users.all_users === 0 || users.admins > 0) return []
  return [{ what: "No active user is an administrator.", fix: "Make one: npm run content -- user add --help" }]
}
