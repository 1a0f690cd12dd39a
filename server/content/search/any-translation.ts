/** Conditions that hold if any translation that the viewer may know of meets them. */
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { knowsTranslation, statusIn } from "#server/content/access.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"
import { always, concat, every, never, sql, type Sql } from "#server/database/sql.ts"
import { isResourceType } from "#contract/content.ts"
import * as v from "valibot"
import { knownOfAll } from "./columns.ts"
import type { Scope } from "./scope.ts"

const typeRow = v.object({ type: v.custom<ResourceType>(isResourceType) })

/** The kinds of which any item has a translation. Lists of the others need not look for any. */
export function translatedTypes(db: Database): ReadonlySet<ResourceType> {
  const query = "SELECT DISTINCT type FROM tally WHERE n > 0 AND (fr_status IS NOT NULL OR nl_status IS NOT NULL)"
  return new Set(rows(db, typeRow, query).map(({ type }) => type))
}

type Conditions = {
  readonly paths: readonly string[]
  readonly conditions: (scope: Scope) => Sql
  /** Whether they ask for drafts, and nothing else: an index has these. */
  readonly isDraftFilter?: boolean
}

/** `translation` never has English (migration 023). */
const besides = ["fr", "nl"] as const

export function anyTranslation(scope: Scope, { paths, conditions, isDraftFilter = false }: Conditions): Sql {
  const { viewer, alias, type, translated } = scope
  if (!translated.has(type)) return conditions(scope)
  const known = (status: string) => knowsTranslation(viewer, { alias, status }, type)
  if (isDraftFilter && known(`${alias}.status`) === always) return sql(`${alias}.has_draft = 1`)
  // Only of member pages may others than admins know a draft: their own.
  if (isDraftFilter && type !== "node--member") return never
  const own = meets([known(`${alias}.status`), conditions(scope)])
  if (paths.every((path) => knownOfAll.includes(path))) {
    const others = besides.map((beside) => {
      const status = `${alias}.${beside}_status`
      return meets([sql(`${status} IS NOT NULL`), known(status), conditions({ ...scope, beside })])
    })
    return every("OR", [own, ...others])
  }
  return every("OR", [own, concat(`${alias}.pk IN (`, translationsThat(scope, conditions), ")")])
}

/** The entities that have a translation beside the row itself that meets the conditions, and `which` of `translation`. */
export function translationsThat(scope: Scope, conditions: (scope: Scope) => Sql, which: Sql = always): Sql {
  const { viewer, alias, type } = scope
  const [said, owner] = [`${alias}_t`, `${alias}_o`]
  const known = knowsTranslation(viewer, { alias: owner, status: `${said}.status` }, type)
  const those = sql(`${said}.type = ?`, type)
  const from = `SELECT ${said}.entity FROM translation ${said} JOIN entity ${owner} ON ${owner}.pk = ${said}.entity WHERE `
  return concat(from, meets([those, which, known, conditions({ ...scope, alias: owner, said })]))
}

/** Unlike `every`, it leaves out what always holds. */
function meets(conditions: readonly Sql[]): Sql {
  return every(
    "AND",
    conditions.filter((condition) => condition !== always),
  )
}

/** What lists of translators ask for. Drupal's core knows no such filter. */
export type TranslationFilter = { readonly missing?: Langcode; readonly outdated?: Langcode }

/** The condition on `entity e`. A translation that the viewer may not know of is missing. */
export function translationFilterSql({ missing, outdated }: TranslationFilter, { viewer, type }: Pick<Scope, "viewer" | "type">): Sql {
  const has = (language: Langcode) => {
    const status = statusIn("e", `'${language}'`)
    return meets([sql(`(${status}) IS NOT NULL`), knowsTranslation(viewer, { alias: "e", status: `(${status})` }, type)])
  }
  const isMissing = missing === undefined ? [] : [concat("NOT coalesce(", has(missing), ", 0)")]
  if (outdated === undefined) return every("AND", isMissing)
  const marked = sql(
    `e.pk IN (SELECT pk FROM entity WHERE type = ? AND langcode = ? AND outdated = 1
      UNION ALL SELECT entity FROM translation WHERE type = ? AND langcode = ? AND outdated = 1)`,
    ...[type, outdated, type, outdated],
  )
  return every("AND", [...isMissing, marked, has(outdated)])
}
