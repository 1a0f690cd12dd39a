/** Searches in titles, by the index of every three letters in a row (migration 008). */
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { columnOf } from "./columns.ts"
import type { Condition, Group } from "./filter.ts"
import { row } from "#server/database/query.ts"
import { sql, type Sql } from "#server/database/sql.ts"

/** A search in titles that all of a list has to match, and what the filter asks besides. */
export type Search = {
  /** That table `entity` under the alias `e` has the type and a title that matches. */
  readonly matches: Sql
  readonly rest: Group
}

// From here on walking the list until a page is full is quicker than sorting what matches.
const mostSorted = 2000

const countMatches = "SELECT count(*) AS n FROM (SELECT 1 FROM title WHERE title MATCH ? LIMIT ?)"

/** Finds the search in a filter; undefined where there is none that the index answers: shorter than three letters, or an alternative. */
export function searchIn(db: Database, type: ResourceType, filter: Group | undefined): Search | undefined {
  if (filter?.conjunction !== "AND") return undefined
  const isSearch = (member: Condition | Group): member is Condition => "path" in member && isIndexed(type, member)
  const words = filter.members.filter(isSearch).map(({ values }) => fold(values[0] ?? ""))
  if (words.length === 0) return undefined
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")
  const counted = row(db, v.object({ n: v.number() }), countMatches, phrases, mostSorted + 1)
  const isRare = (counted?.n ?? 0) <= mostSorted
  // SQLite doesn't know how many titles match. A unary plus keeps it from using the index of that column.
  const [ofType, ofTitle] = isRare ? ["+e.type", "e.pk"] : ["e.type", "+e.pk"]
  return {
    matches: sql(`${ofType} = ? AND ${ofTitle} IN (SELECT rowid FROM title WHERE title MATCH ?)`, type, phrases),
    rest: { conjunction: "AND", members: filter.members.filter((member) => !isSearch(member)) },
  }
}

function isIndexed(type: ResourceType, { path, operator, values }: Condition): boolean {
  const word = fold(values[0] ?? "")
  // FTS5 reads a search as text that ends at a NUL.
  return operator === "CONTAINS" && columnOf(type, path)?.foldedSql !== undefined && Array.from(word).length >= 3 && !word.includes("\0")
}
