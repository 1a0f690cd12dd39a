import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { isLabel } from "./columns.ts"
import { translationsThat } from "./any-translation.ts"
import { groupSql, splitGroup, type Condition, type Group } from "./filter.ts"
import { rootScope, type Reading, type Scope } from "./scope.ts"
import { knowsTranslation } from "#server/content/access.ts"
import { rows } from "#server/database/query.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"

export type Search = {
  /** The full-text query. */
  readonly phrases: string
  readonly isRare: boolean
  readonly rest: Group
}

// With more matches, walking the list until a page is full is faster than sorting the matches.
const mostSorted = 2000
const countMatches = `SELECT count(*) AS n FROM (SELECT 1 FROM title WHERE title MATCH ? LIMIT ?)
  UNION ALL SELECT count(*) FROM (SELECT 1 FROM translated_title WHERE translated_title MATCH ? LIMIT ?)`

/** Finds the title search in a filter. Undefined if the index can't answer: fewer than three letters, or an OR. */
export function searchIn(db: Database, type: ResourceType, filter: Group | undefined): Search | undefined {
  if (filter?.conjunction !== "AND") return undefined
  const isSearch = (member: Condition | Group): member is Condition => "path" in member && isIndexed(type, member)
  const words = filter.members.filter(isSearch).map(({ values }) => fold(values[0] ?? ""))
  if (words.length === 0) return undefined
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")
  const counted = rows(db, v.object({ n: v.number() }), countMatches, phrases, mostSorted + 1, phrases, mostSorted + 1)
  const isRare = counted.reduce((sum, { n }) => sum + n, 0) <= mostSorted
  return { phrases, isRare, rest: { conjunction: "AND", members: filter.members.filter((member) => !isSearch(member)) } }
}

/** The condition on `entity e` that one of its translations has the title, and meets the other conditions on translations. */
export function searchSql({ phrases, isRare, rest }: Search, type: ResourceType, reading: Reading): Sql {
  // SQLite does not know how many titles match. A unary plus keeps it from using the index of that column.
  const [ofType, ofTitle] = isRare ? ["+e.type", "e.pk"] : ["e.type", "+e.pk"]
  const titled = sql("SELECT rowid FROM title WHERE title MATCH ?", phrases)
  const scope = rootScope(type, reading)
  if (!reading.translated.has(type)) {
    const conditions = rest.members.length === 0 ? [] : [groupSql(rest, scope)]
    return every("AND", [concat(sql(`${ofType} = ? AND ${ofTitle} IN (`, type), titled, ")"), ...conditions])
  }
  const { shared, translated } = splitGroup(type, rest)
  const conditions = (next: Scope) => (translated.members.length === 0 ? always : groupSql(translated, next))
  const own = { ...scope, alias: "b", said: "b" }
  const base = every("AND", [
    concat("b.pk IN (", titled, ")"),
    knowsTranslation(reading.viewer, { alias: "b", status: "b.status" }, type),
    conditions(own),
  ])
  const which = concat("e_t.pk IN (", sql("SELECT rowid FROM translated_title WHERE translated_title MATCH ?", phrases), ")")
  const all = concat("SELECT b.pk FROM entity b WHERE ", base, " UNION ALL ", translationsThat(scope, conditions, which))
  const others = shared.members.length === 0 ? [] : [groupSql(shared, scope)]
  return every("AND", [concat(sql(`${ofType} = ? AND ${ofTitle} IN (`, type), all, ")"), ...others])
}

function isIndexed(type: ResourceType, { path, operator, values }: Condition): boolean {
  const word = fold(values[0] ?? "")
  // FTS5 ends a search at a NUL.
  return operator === "CONTAINS" && isLabel(type, path) && Array.from(word).length >= 3 && !word.includes("\0")
}
