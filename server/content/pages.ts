/** Reads one page of a collection. */
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible, namesOmitted } from "./access.ts"
import { changeStamp } from "./changes.ts"
import { viewEntities, type Entity } from "./entities.ts"
import { filterSql, type Group } from "./filter.ts"
import { readRow, readRows } from "./rows.ts"
import { sortSql, type Sort } from "./sort.ts"
import { always, concat, every, sql, type Sql } from "./sql.ts"

export type PageQuery = {
  readonly type: ResourceType
  readonly filter?: Group
  readonly sorts: readonly Sort[]
  readonly offset: number
  readonly limit: number
}

export type Page = {
  readonly entities: readonly Entity[]
  /** UUIDs of what stands on this page and is not for the viewer. */
  readonly omitted: readonly string[]
  readonly hasNext: boolean
  /** All matching items that the viewer sees, over all pages. */
  readonly count: number
}

/**
 * Reads a page.
 *
 * In a plain walk Drupal checks access after the limit, so hidden items take a place and are named. With a filter or a sort they
 * take none: their place would tell their value.
 */
export function readPage(db: Database, query: PageQuery, viewer: Viewer): Page {
  const { type, filter, sorts, offset, limit } = query
  const isPlain = filter === undefined && sorts.length === 0
  const visible = isVisible(viewer, "e", type)
  const filtered = filter === undefined ? always : filterSql(type, filter, viewer, "e")
  const matching = every("AND", [sql("e.type = ?", type), ...[visible, filtered].filter((condition) => condition !== always)])
  const walked = isPlain && namesOmitted(type) ? sql("e.type = ?", type) : matching
  const rows = readRows(
    db,
    concat(
      "SELECT e.pk, e.uuid, (",
      visible,
      ") AS visible FROM entity e WHERE ",
      walked,
      " ORDER BY ",
      order(sortSql(type, sorts, viewer, "e")),
      sql(" LIMIT ? OFFSET ?", limit + 1, offset),
    ),
  )
  const onPage = rows.slice(0, limit)
  const pks = onPage.flatMap((row) => (row.visible === 1 ? [Number(row.pk)] : []))
  return {
    entities: viewEntities(db, pks, viewer),
    omitted: onPage.flatMap((row) => (row.visible === 1 ? [] : [String(row.uuid)])),
    hasNext: rows.length > limit,
    count: countMatching(db, matching),
  }
}

function order(sorts: readonly Sql[]): Sql {
  const terms = [...sorts, sql("e.id")]
  return { text: terms.map(({ text }) => text).join(", "), params: terms.flatMap(({ params }) => params) }
}

type Counts = { readonly stamp: string; readonly known: Map<string, number> }
const counts = new WeakMap<Database, Counts>()
const mostCounts = 1000

// Counting is the one thing here that reads every item of a type, so a number is kept until the database changes.
function countMatching(db: Database, matching: Sql): number {
  const stamp = changeStamp(db)
  const before = counts.get(db)
  const current = before?.stamp === stamp && before.known.size < mostCounts ? before : { stamp, known: new Map<string, number>() }
  counts.set(db, current)
  const key = JSON.stringify([matching.text, matching.params])
  const count = current.known.get(key) ?? Number(readRow(db, concat("SELECT count(*) AS n FROM entity e WHERE ", matching))?.n)
  current.known.set(key, count)
  return count
}
