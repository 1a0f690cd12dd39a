/** Searches in titles, by the index of every three letters in a row (migration 008). */
import type { ResourceType } from "#contract/fields.ts"
import { fold } from "#server/database/fold.ts"
import type { Database } from "#server/database/open.ts"
import { columnOf } from "./columns.ts"
import type { Condition, Group } from "./filter.ts"
import { readRow } from "./rows.ts"
import { sql, type Sql } from "./sql.ts"

/** A search in titles that all of a list has to match, and what the filter asks besides. */
export type Search = {
  /** The condition on table `entity` under the alias `e`, by the index. */
  readonly matches: Sql
  readonly rest: Group
  /** Whether so few titles match that reading these is quicker than walking the list until a page is full. */
  readonly isRare: boolean
}

// What it costs to sort so many rows for one page.
const mostSorted = 1000

/** Finds the search in a filter; undefined where there is none that the index answers: shorter than three letters, or an alternative. */
export function searchIn(db: Database, type: ResourceType, filter: Group | undefined): Search | undefined {
  if (filter?.conjunction !== "AND") return undefined
  const isSearch = (member: Condition | Group): member is Condition => "path" in member && isIndexed(type, member)
  const words = filter.members.filter(isSearch).map(({ values }) => fold(values[0] ?? ""))
  if (words.length === 0) return undefined
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")
  const few = sql("SELECT count(*) AS n FROM (SELECT 1 FROM title WHERE title MATCH ? LIMIT ?)", phrases, mostSorted + 1)
  return {
    matches: sql("e.pk IN (SELECT rowid FROM title WHERE title MATCH ?)", phrases),
    rest: { conjunction: "AND", members: filter.members.filter((member) => !isSearch(member)) },
    isRare: Number(readRow(db, few)?.n) <= mostSorted,
  }
}

function isIndexed(type: ResourceType, { path, operator, values }: Condition): boolean {
  const word = fold(values[0] ?? "")
  // FTS5 reads a search as text that ends at a NUL.
  return operator === "CONTAINS" && columnOf(type, path)?.isLabel === true && Array.from(word).length >= 3 && !word.includes("\0")
}
