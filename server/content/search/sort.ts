/** A value that the viewer may not see counts as none, so that the order does not reveal it. */
import type { ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import { whereValueVisible, whereVisible, shownColumn } from "#server/content/visibility.ts"
import { hasOwnReferences } from "#server/content/entities/entity.ts"
import { foldedColumn } from "./columns.ts"
import { rootScope, type Reading, type Scope } from "./scope.ts"
import { resolveFieldPath, type FieldPath, type Leaf } from "./field-path.ts"
import { always, concat, sql, type Sql } from "#server/database/sql.ts"

export type Sort = { readonly path: string; readonly direction: "ASC" | "DESC" }

/** Drupal sorts by the least or greatest value of all translations, which readers don't see. @throws DomainError for an unknown path */
export function sortSql(type: ResourceType, sorts: readonly Sort[], reading: Reading): readonly Sql[] {
  return sorts.map(({ path, direction }, index) =>
    concat(sortValue(resolveFieldPath(type, path), rootScope(type, reading), index), ` ${direction}`),
  )
}

function sortValue({ hops, leaf }: FieldPath, scope: Scope, index: number): Sql {
  if (hops.length > 0) return relatedValue({ hops, leaf }, scope, index)
  const comparable = leaf.from === "entity" ? shownSql(leaf, scope) : comparableSql(leaf, rowOf(leaf, scope))
  const visible =
    leaf.from === "entity" && leaf.field?.shownBy !== undefined ? whereValueVisible(scope.viewer, scope.alias, leaf.field) : always
  return visible === always ? sql(comparable) : concat("CASE WHEN ", visible, ` THEN ${comparable} END`)
}

function rowOf(leaf: Leaf, { alias, reference }: Scope): string {
  return leaf.from === "reference" ? (reference ?? alias) : alias
}

function comparableSql(leaf: Leaf, alias: string): string {
  if (leaf.type === "text") return foldedColumn(leaf, alias)
  return leaf.type === "instant" ? `unixepoch(${leaf.sql(alias)})` : leaf.sql(alias)
}

function shownSql(leaf: Leaf, scope: Scope): string {
  const { alias, language } = scope
  if (leaf.isTranslatable !== true || language === defaultLanguage) return comparableSql(leaf, alias)
  return leaf.textColumn === undefined ? ofShown(scope, (row) => comparableSql(leaf, row)) : shownColumn(alias, leaf.textColumn, language)
}

function ofShown({ alias, language }: Scope, value: (row: string) => string): string {
  if (language === defaultLanguage) return value(alias)
  const translation = `${alias}_s`
  const own = `SELECT ${value(translation)} FROM translation ${translation} WHERE ${translation}.entity = ${alias}.pk AND ${translation}.langcode = '${language}'`
  return `CASE WHEN ${alias}.${language}_status IS NULL THEN ${value(alias)} ELSE (${own}) END`
}

// The first of several related values decides. Drupal repeats the item for each.
function relatedValue({ hops: [hop, ...hops], leaf }: FieldPath, scope: Scope, index: number): Sql {
  if (hop === undefined) return sql("NULL")
  const alias = `s${scope.depth + 1}_${index}`
  const { viewer, language } = scope
  const type = hop.kind === "reference" ? hop.target : hop.kind === "items" ? scope.type : "user--user"
  const next: Scope = { ...scope, type, alias, textAlias: alias, depth: scope.depth + 1, reference: `${alias}_r` }
  const inner = sortValue({ hops, leaf }, next, index)
  if (hop.kind === "items") {
    const fields = hop.isTranslatable === true ? ofShown(scope, (row) => `${row}.fields`) : `${scope.alias}.fields`
    return concat("(SELECT min(", inner, `) FROM json_each(${fields}, '$.${hop.field}') ${alias})`)
  }
  if (hop.kind === "reference") {
    const from = ` FROM reference ${alias}_r JOIN entity ${alias} ON ${alias}.pk = ${alias}_r.target`
    const own = hasOwnReferences(scope.type, hop.field) ? ` AND ${alias}_r.langcode = ${ofShown(scope, (row) => `${row}.langcode`)}` : ""
    const where = ` WHERE ${alias}_r.source = ${scope.alias}.pk AND ${alias}_r.field = '${hop.field}'${own} AND `
    return concat("(SELECT min(", inner, ")", from, where, whereVisible(viewer, alias, hop.target, language), ")")
  }
  const own = hop.kind === "author" ? ofShown(scope, (row) => `${row}.uid`) : `(SELECT uid FROM revision WHERE vid = ${scope.alias}.vid)`
  const visible = hop.identifierOnly ? always : whereVisible(viewer, alias, "user--user")
  return concat("(SELECT ", inner, ` FROM entity ${alias} WHERE ${alias}.entity_type = 'user' AND ${alias}.id = ${own} AND `, visible, ")")
}
