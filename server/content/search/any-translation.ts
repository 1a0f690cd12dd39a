/** A condition holds if any translation that the viewer may know meets it. */
import type { Langcode } from "#contract/fields.ts"
import { whereTranslationKnown, statusIn } from "#server/content/visibility.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import { concat, every, sql, type Sql } from "#server/database/sql.ts"
import type { Scope } from "./scope.ts"

export function anyTranslation(scope: Scope, conditions: (scope: Scope) => Sql): Sql {
  const { viewer, alias, type } = scope
  if (!isTranslatable(type)) return conditions(scope)
  const own = every("AND", [whereTranslationKnown(viewer, { alias, status: `${alias}.status` }, type), conditions(scope)])
  return every("OR", [own, concat(`${alias}.pk IN (`, translationsThat(scope, conditions), ")")])
}

function translationsThat(scope: Scope, conditions: (scope: Scope) => Sql): Sql {
  const { viewer, alias, type } = scope
  const [textAlias, owner] = [`${alias}_t`, `${alias}_o`]
  const condition = whereTranslationKnown(viewer, { alias: owner, status: `${textAlias}.status` }, type)
  const from = `SELECT ${textAlias}.entity FROM translation ${textAlias} JOIN entity ${owner} ON ${owner}.pk = ${textAlias}.entity WHERE `
  return concat(from, every("AND", [sql(`${textAlias}.type = ?`, type), condition, conditions({ ...scope, alias: owner, textAlias })]))
}

/** The translators' lists need this filter, which Drupal's core lacks. */
export type TranslationFilter = { readonly missing?: Langcode; readonly outdated?: Langcode }

/** Builds a condition on `entity e`. A translation that the viewer may not know counts as missing. */
export function translationFilterSql({ missing, outdated }: TranslationFilter, { viewer, type }: Pick<Scope, "viewer" | "type">): Sql {
  const has = (language: Langcode) => {
    const status = statusIn("e", `'${language}'`)
    return every("AND", [sql(`(${status}) IS NOT NULL`), whereTranslationKnown(viewer, { alias: "e", status: `(${status})` }, type)])
  }
  const missingConditions = missing === undefined ? [] : [concat("NOT coalesce(", has(missing), ", 0)")]
  if (outdated === undefined) return every("AND", missingConditions)
  const marked = sql(
    `e.pk IN (SELECT pk FROM entity WHERE type = ? AND langcode = ? AND outdated = 1
      UNION ALL SELECT entity FROM translation WHERE type = ? AND langcode = ? AND outdated = 1)`,
    ...[type, outdated, type, outdated],
  )
  return every("AND", [...missingConditions, marked, has(outdated)])
}
