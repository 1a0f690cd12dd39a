import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import { fold } from "#contract/fold.ts"
import type { Database } from "#server/database/open.ts"
import { isLabel } from "./columns.ts"
import type { Condition, Group } from "./filter.ts"
import { row } from "#server/database/query.ts"
import { sql, type Sql } from "#server/database/sql.ts"

export type Search = { readonly matches: Sql; readonly rest: Group }

// With more matches, walking the list until a page is full is faster than sorting the matches.
const mostSorted = 2000
const countMatches = "SELECT count(*) AS n FROM (SELECT 1 FROM title WHERE title MATCH ? LIMIT ?)"

/** Finds the title search in a filter. Undefined if the index can't answer: fewer than three letters, or an OR. */
export function searchIn(db: Database, type: ResourceType, filter: Group | undefined): Search | undefined {
  if (filter?.conjunction !== "AND") return undefined
  const isSearch = (member: Condition | Group): member is Condition => "path" in member && isIndexed(type, member)
  const words = filter.members.filter(isSearch).map(({ values }) => fold(values[0] ?? ""))
  if (words.length === 0) return undefined
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ")
  const counted = row(db, v.object({ n: v.number() }), countMatches, phrases, mostSorted + 1)
  const isRare = (counted?.n ?? 0) <= mostSorted
  // SQLite does not know how many titles match. A unary plus keeps it from using the index of that column.
  const [ofType, ofTitle] = isRare ? ["+e.type", "e.pk"] : ["e.type", "+e.pk"]
  return {
    matches: sql(`${ofType} = ? AND ${ofTitle} IN (SELECT rowid FROM title WHERE title MATCH ?)`, type, phrases),
    rest: { conjunction: "AND", members: filter.members.filter((member) => !isSearch(member)) },
  }
}

function isIndexed(type: ResourceType, { path, operator, values }: Condition): boolean {
  const word = fold(values[0] ?? "")
  // FTS5 ends a search at a NUL.
  return operator === "CONTAINS" && isLabel(type, path) && Array.from(word).length >= 3 && !word.includes("\0")
}
