import * as v from "valibot"
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import { changeStamp } from "#server/content/changes.ts"
import { filterSql, type Group } from "./filter.ts"
import { row } from "#server/database/query.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"

const tallied = ["status", "langcode"]
type ListFilter = { readonly type: ResourceType; readonly filter?: Group }
type ViewedList = { readonly type: ResourceType; readonly viewer: Viewer }

/** Counts by the table `tally`, which triggers keep. Undefined if the filter or the visibility depends on anything else. */
export function countByTally(db: Database, { type, filter }: ListFilter, viewer: Viewer): number | undefined {
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

type Counts = { readonly stamp: string; readonly known: Map<string, number> }
const counts = new WeakMap<Database, Counts>()
const mostCounts = 1000

/** Counts the matching rows of `entity e`. It reads them all, so the count is kept until the content changes. */
export function countMatching(db: Database, matching: Sql): number {
  const stamp = changeStamp(db)
  const before = counts.get(db)
  const current = before?.stamp === stamp && before.known.size < mostCounts ? before : { stamp, known: new Map<string, number>() }
  counts.set(db, current)
  const key = JSON.stringify([matching.text, matching.params])
  const count = current.known.get(key) ?? numberOf(db, concat("SELECT count(*) AS n FROM entity e WHERE ", matching))
  current.known.set(key, count)
  return count
}
