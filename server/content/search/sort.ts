/** Turns sorts into SQL. A value that the viewer may not see counts as none, so that the order does not reveal it. */
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isValueVisible, isVisible } from "#server/content/access.ts"
import { folded } from "./columns.ts"
import type { Scope } from "./filter.ts"
import { resolveFieldPath, type FieldPath, type Leaf } from "./field-path.ts"
import { always, concat, sql, type Sql } from "#server/database/sql.ts"

export type Sort = { readonly path: string; readonly direction: "ASC" | "DESC" }

/** @throws DomainError if a path is not in the model */
export function sortSql(type: ResourceType, sorts: readonly Sort[], viewer: Viewer): readonly Sql[] {
  return sorts.map(({ path, direction }, index) =>
    concat(sortValue(resolveFieldPath(type, path), { viewer, alias: "e", depth: 0 }, index), ` ${direction}`),
  )
}

function sortValue({ hops, leaf }: FieldPath, scope: Scope, index: number): Sql {
  if (hops.length > 0) return relatedValue({ hops, leaf }, scope, index)
  const comparable = comparableSql(leaf, leaf.from === "reference" ? (scope.reference ?? scope.alias) : scope.alias)
  const visible =
    leaf.from === "entity" && leaf.field?.shownBy !== undefined ? isValueVisible(scope.viewer, scope.alias, leaf.field) : always
  return visible === always ? sql(comparable) : concat("CASE WHEN ", visible, ` THEN ${comparable} END`)
}

function comparableSql(leaf: Leaf, alias: string): string {
  if (leaf.type === "text") return folded(leaf, alias)
  return leaf.type === "instant" ? `unixepoch(${leaf.sql(alias)})` : leaf.sql(alias)
}

// The first of several related values decides. Drupal repeats the item for each.
function relatedValue({ hops: [hop, ...hops], leaf }: FieldPath, scope: Scope, index: number): Sql {
  if (hop === undefined) return sql("NULL")
  const alias = `s${scope.depth + 1}_${index}`
  const next = { viewer: scope.viewer, alias, depth: scope.depth + 1, reference: `${alias}_r` }
  const inner = sortValue({ hops, leaf }, next, index)
  if (hop.kind === "items") {
    return concat("(SELECT min(", inner, `) FROM json_each(${scope.alias}.fields, '$.${hop.field}') ${alias})`)
  }
  if (hop.kind === "reference") {
    const from = ` FROM reference ${alias}_r JOIN entity ${alias} ON ${alias}.pk = ${alias}_r.target`
    const where = ` WHERE ${alias}_r.source = ${scope.alias}.pk AND ${alias}_r.field = '${hop.field}' AND `
    return concat("(SELECT min(", inner, ")", from, where, isVisible(scope.viewer, alias, hop.target), ")")
  }
  const own = hop.kind === "author" ? `${scope.alias}.uid` : `(SELECT uid FROM revision WHERE vid = ${scope.alias}.vid)`
  const visible = hop.identifierOnly ? always : isVisible(scope.viewer, alias, "user--user")
  return concat("(SELECT ", inner, ` FROM entity ${alias} WHERE ${alias}.entity_type = 'user' AND ${alias}.id = ${own} AND `, visible, ")")
}
