import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible, namesOmitted } from "#server/content/access.ts"
import { countByTally, countMatching } from "./counts.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { refuseDear } from "./expense.ts"
import { filterSql, type Group } from "./filter.ts"
import { flag, rows } from "#server/database/query.ts"
import { searchIn } from "./title-search.ts"
import { sortSql, type Sort } from "./sort.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"

export type PageQuery = {
  readonly type: ResourceType
  readonly filter?: Group
  readonly sorts: readonly Sort[]
  readonly offset: number
  readonly limit: number
}

export type Page = Readonly<ReturnType<typeof readPage>>

const pageRow = v.object({ pk: v.number(), uuid: v.string(), visible: flag })

/** Without filter and sort, hidden items take a place, as in Drupal, and `omitted` names them. Else their place would reveal their value. */
export function readPage(db: Database, query: PageQuery, viewer: Viewer) {
  const { type, filter, sorts, offset, limit } = query
  refuseDear(db, query)
  const isPlain = filter === undefined && sorts.length === 0
  const matching = matchingSql(db, query, viewer)
  const where = isPlain && namesOmitted(type) ? sql("e.type = ?", type) : matching
  const select = concat("SELECT e.pk, e.uuid, (", isVisible(viewer, "e", type), ") AS visible FROM entity e WHERE ", where)
  const found = rows(db, pageRow, concat(select, " ORDER BY ", order(query, viewer), sql(" LIMIT ? OFFSET ?", limit + 1, offset)))
  const onPage = found.slice(0, limit)
  const pks = onPage.flatMap(({ pk, visible: isShown }) => (isShown ? [pk] : []))
  return {
    entities: viewEntities(db, pks, viewer),
    omitted: onPage.flatMap(({ uuid, visible: isShown }) => (isShown ? [] : [uuid])),
    hasNext: found.length > limit,
    /** All matching items that the viewer sees, over all pages. */
    count: countByTally(db, query, viewer) ?? countMatching(db, matching),
  }
}

function matchingSql(db: Database, { type, filter }: PageQuery, viewer: Viewer): Sql {
  const search = searchIn(db, type, filter)
  const group = search?.rest ?? filter
  const filtered = group === undefined ? always : filterSql(type, group, viewer)
  const conditions = [search?.matches ?? sql("e.type = ?", type), isVisible(viewer, "e", type), filtered]
  const needed = conditions.filter((condition) => condition !== always)
  return every("AND", needed)
}

// Ties have the direction of the last sort, so that one index gives the whole order, forwards or backwards.
function order({ type, sorts }: PageQuery, viewer: Viewer): Sql {
  const terms = [...sortSql(type, sorts, viewer), sql(`e.id ${sorts.at(-1)?.direction ?? "ASC"}`)]
  return { text: terms.map(({ text }) => text).join(", "), params: terms.flatMap(({ params }) => params) }
}
