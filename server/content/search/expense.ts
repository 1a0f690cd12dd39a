/** Refuses lists and includes that take too long: SQLite can't be interrupted, so all other requests would wait. */
import * as v from "valibot"
import type { ResourceType } from "#contract/fields.ts"
import type { Database } from "#server/database/open.ts"
import { resolveFieldPath, type FieldPath, type Leaf } from "./field-path.ts"
import type { Condition, Group } from "./filter.ts"
import { DomainError } from "#server/content/errors.ts"
import { isIndexed } from "#server/database/field-indexes.ts"
import { row } from "#server/database/query.ts"
import { searchIn } from "./title-search.ts"
import type { Sort } from "./sort.ts"

// Microseconds. `npm run bench -- worst` measures whether the sum is right.
const comparingColumn = 0.05
const comparingField = 0.3
const comparingFolded = 2
const comparingStoredFold = 0.25
const readingRow = 2
const foldingCharacter = 0.02
const readingCharacter = 0.0025
const followingReference = 2
const includingItem = 60
const includingCharacter = 0.01
const most = 60_000
type ListQuery = { readonly type: ResourceType; readonly filter?: Group; readonly sorts: readonly Sort[] }
type Test = FieldPath & { readonly operator: string }

/** Estimates the time of a filter and its sorts. @throws DomainError if it is too long */
export function refuseDear(db: Database, { type, filter, sorts }: ListQuery): void {
  const rest = searchIn(db, type, filter)?.rest ?? filter
  const tests = [
    ...(rest === undefined ? [] : conditionsOf(rest)).map(({ path, operator }) => ({
      ...resolveFieldPath(type, path, operator.startsWith("IS ")),
      operator,
    })),
    ...sorts.map(({ path }) => ({ ...resolveFieldPath(type, path), operator: sorting })),
  ]
  if (tests.length === 0) return
  // SQLite uses few indexes in one list.
  const isByIndex = tests.filter(mayUseIndex).length <= mostByIndex ? mayUseIndex : () => false
  const readsFields = (test: Test) => isInFields(test) && !isByIndex(test) && !isByStoredFold(test)
  const types = new Set([type, ...tests.map((test) => targetOf(type, test))])
  const sizes = new Map([...types].map((each) => [each, measure(db, each)]))
  const reading = (reads: (test: Test) => boolean) =>
    [...sizes].filter(([each]) => tests.some((test) => reads(test) && targetOf(type, test) === each)).map(([, size]) => size)
  const read =
    reading(readsFields).reduce((sum, { rows, characters }) => sum + rows * characters * readingCharacter, 0) +
    reading(isByStoredFold).reduce((sum, { rows }) => sum + rows * readingRow, 0)
  const total = read + tests.reduce((sum, test) => sum + expenseOf(type, { ...test, isRead: readsFields(test) }, sizes), 0)
  if (total <= most) return
  throw new DomainError(
    "bad-query",
    "This filter or sort would have to read too much, since no index answers it. Ask for fewer conditions and sorts, or for title, status, " +
      "times, dates, choices, or the id of what is referred to; search titles by three letters or more.",
  )
}

/** Returns what adds up the time of the items that `include` brings along: how many of a type. It throws a DomainError if they are too many. */
export function makeIncludeWeight(db: Database): (type: ResourceType, count: number) => void {
  let total = 0
  return (type, count) => {
    if (count > 0) total += count * (includingItem + measure(db, type).characters * includingCharacter)
    if (total <= most) return
    throw new DomainError(
      "bad-query",
      "This include would bring too many items along. Include fewer relationships, or ask for shorter pages.",
    )
  }
}

const sorting = "sort"
const searching = ["CONTAINS", "STARTS_WITH", "ENDS_WITH"]

function conditionsOf({ members }: Group): readonly Condition[] {
  return members.flatMap((member) => ("members" in member ? conditionsOf(member) : [member]))
}

const sizeRow = v.object({ rows: v.number(), characters: v.number() })
type Size = Readonly<v.InferOutput<typeof sizeRow>>

/** The number of texts in all languages of a type, and the length of their stored fields, judged by the newest. */
function measure(db: Database, type: ResourceType): Size {
  const text = `SELECT (SELECT coalesce(sum(n * (1 + (fr_status IS NOT NULL) + (nl_status IS NOT NULL))), 0) FROM tally WHERE type = ?) AS rows,
    (SELECT coalesce(avg(length(fields)), 0) FROM (SELECT fields FROM entity WHERE type = ? ORDER BY id DESC LIMIT 20)) AS characters`
  return row(db, sizeRow, text, type, type) ?? { rows: 0, characters: 0 }
}

function targetOf(type: ResourceType, { hops }: Pick<FieldPath, "hops">): ResourceType {
  return hops.reduce<ResourceType>(
    (from, hop) => (hop.kind === "reference" ? hop.target : hop.kind === "items" ? from : "user--user"),
    type,
  )
}

const mostByIndex = 3
const throughIndex = ["=", "IN", ">", ">=", "<", "<=", "BETWEEN", "IS NULL", "IS NOT NULL", sorting]

function mayUseIndex({ hops, leaf, operator }: Test): boolean {
  if (hops.length > 0 || leaf.from !== "entity" || leaf.field === undefined || !isIndexed(leaf.field)) return false
  // The indexes of texts are for comparing them, not for their order.
  return throughIndex.includes(operator) && !isFolding(leaf, operator)
}

function isInFields({ leaf }: Test): boolean {
  return leaf.from === "items" || (leaf.from === "entity" && leaf.sql("e").includes("json_extract"))
}

function isByStoredFold({ leaf, operator }: Test): boolean {
  return operator === "CONTAINS" && leaf.foldedSql !== undefined
}

function isFolding({ type, foldedSql }: Leaf, operator: string): boolean {
  const folding = foldedSql === undefined ? [...searching, sorting] : searching
  return type === "text" && folding.includes(operator)
}

type JudgedTest = Test & { readonly isRead: boolean }

function expenseOf(type: ResourceType, test: JudgedTest, sizes: ReadonlyMap<ResourceType, Size>): number {
  const { hops, operator } = test
  const { rows = 0 } = sizes.get(type) ?? {}
  const { rows: targets = 0, characters = 0 } = sizes.get(targetOf(type, test)) ?? {}
  const each = comparisonOf(test, characters)
  if (operator === sorting) return rows * (each + followingReference * hops.length)
  return targets * each + rows * comparingColumn * hops.length
}

function comparisonOf(test: JudgedTest, characters: number): number {
  const { leaf, operator, isRead } = test
  if (isByStoredFold(test)) return comparingStoredFold
  const isLong = /\.(body|description)\./.test(leaf.sql("e"))
  if (isFolding(leaf, operator)) return isLong ? characters * foldingCharacter : comparingFolded
  return isRead ? comparingField : comparingColumn
}
