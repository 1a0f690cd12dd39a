import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible, namesOmitted } from "#server/content/access.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { refuseDear } from "./expense.ts"
import { filterSql, type Group } from "./filter.ts"
import { flag, rows, row } from "#server/database/query.ts"
import { searchIn } from "./title-search.ts"
import { sortSql, type Sort } from "./sort.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"
import { kindOf } from "#contract/content.ts"
import { changeStamp } from "#server/content/changes.ts"

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
    entities: viewEntities(db, pks, { viewer, language: defaultLanguage }),
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

const tallied = ["status", "langcode"]
type ListFilter = { readonly type: ResourceType; readonly filter?: Group }
type ViewedList = { readonly type: ResourceType; readonly viewer: Viewer }

/** Counts by the table `tally`, which triggers keep. Undefined if the filter or the visibility depends on anything else. */
function countByTally(db: Database, { type, filter }: ListFilter, viewer: Viewer): number | undefined {
  if (filter !== undefined && !asksTallied(filter)) return undefined
  const { entityType } = kindOf(type)
  const everyone = isVisible({ ...viewer, memberId: null }, "e", type)
  if ((entityType === "user" || entityType === "file") && everyone !== always) return undefined
  const filtered = filter === undefined ? always : filterSql(type, filter, viewer)
  const those = every("AND", [sql("e.type = ?", type), everyone, filtered])
  const sum = numberOf(db, concat("SELECT coalesce(sum(e.n), 0) AS n FROM tally e WHERE ", those))
  return sum + numberOfOwnDrafts(db, { type, viewer }, filtered)
}

/** The tally counts the viewer's own member page among the hidden drafts. */
function numberOfOwnDrafts(db: Database, { type, viewer }: ViewedList, filtered: Sql): number {
  if (type !== "node--member" || viewer.memberId === null || isVisible(viewer, "e", type) === always) return 0
  const own = every("AND", [sql("e.uuid = ? AND e.type = ? AND e.status <> 1", viewer.memberId, type), filtered])
  return numberOf(db, concat("SELECT count(*) AS n FROM entity e WHERE ", own))
}

function numberOf(db: Database, query: Sql): number {
  return row(db, v.object({ n: v.number() }), query)?.n ?? 0
}

function asksTallied({ members }: Group): boolean {
  return members.every((member) => ("members" in member ? asksTallied(member) : tallied.includes(member.path)))
}
const counts = new WeakMap<Database, { readonly stamp: string; readonly known: Map<string, number> }>()
const mostCounts = 1000

/** Counts the matching rows of `entity e`. It reads them all, so the count is kept until the content changes. */
function countMatching(db: Database, matching: Sql): number {
  const stamp = changeStamp(db)
  const before = counts.get(db)
  const current = before?.stamp === stamp && before.known.size < mostCounts ? before : { stamp, known: new Map<string, number>() }
  counts.set(db, current)
  const key = JSON.stringify([matching.text, matching.params])
  const count = current.known.get(key) ?? numberOf(db, concat("SELECT count(*) AS n FROM entity e WHERE ", matching))
  current.known.set(key, count)
  return count
}
