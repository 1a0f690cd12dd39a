import * as v from "valibot"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"

const queries = {
  // Names look like "node 12", as in the dashboard's addresses.
  addresses: `SELECT e.entity_type || ' ' || e.id AS name FROM alias a JOIN entity e ON e.pk = a.entity
    WHERE a.alias NOT LIKE '/_%' OR a.alias LIKE '%/' OR (a.is_current = 1 AND a.langcode <> e.langcode
      AND NOT EXISTS (SELECT 1 FROM translation t WHERE t.entity = e.pk AND t.langcode = a.langcode))`,
  redirectsFromItems: `SELECT a.alias AS name FROM alias a
    JOIN alias own ON own.alias = a.alias AND own.langcode = a.langcode AND own.is_current = 1
    JOIN entity e ON e.pk = own.entity LEFT JOIN translation t ON t.entity = e.pk AND t.langcode = own.langcode
    WHERE a.is_current = 0 AND coalesce(t.status, e.status) = 1`,
  redirects: `SELECT alias AS name FROM alias WHERE is_current = 0 AND (alias NOT LIKE '/_%' OR alias LIKE '%/'
    OR (entity IS NULL AND leads_to IS NULL AND uri NOT LIKE 'http%') OR status_code NOT IN (301, 302, 307, 308))`,
  circles: `WITH RECURSIVE step (start, here, steps) AS (
      SELECT alias, leads_to, 1 FROM alias WHERE is_current = 0 AND leads_to IS NOT NULL
      UNION SELECT start, a.leads_to, steps + 1 FROM step JOIN alias a ON a.alias = here AND a.is_current = 0
        WHERE a.leads_to IS NOT NULL AND here <> start AND steps < 100)
    SELECT DISTINCT start AS name FROM step WHERE here = start`,
} as const

export function addressFaults(db: Database, fault: keyof typeof queries): readonly string[] {
  return rows(db, v.object({ name: v.string() }), queries[fault]).map(({ name }) => name)
}
