import * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible, namesOmitted } from "#server/content/access.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { refuseDear } from "./expense.ts"
import { translatedTypes, translationFilterSql, type TranslationFilter } from "./any-translation.ts"
import { knownOfAll } from "./columns.ts"
import { filterSql, type Group } from "./filter.ts"
import type { Reading } from "./scope.ts"
import { flag, rows, row } from "#server/database/query.ts"
import { searchIn, searchSql } from "./title-search.ts"
import { sortSql, type Sort } from "./sort.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"
import { kindOf } from "#contract/content.ts"
import { changeStamp } from "#server/content/changes.ts"

export type PageQuery = {
  readonly type: ResourceType
  /** Items are read, and sorted, as addresses of this language show them. */
  readonly language?: Langcode
  readonly filter?: Group
  readonly translation?: TranslationFilter
  readonly sorts: readonly Sort[]
  readonly offset: number
  readonly limit: number
}

export type Page = Readonly<ReturnType<typeof readPage>>

const pageRow = v.object({ pk: v.number(), uuid: v.string(), visible: flag })

/** Without filter and sort, hidden items take a place, as in Drupal, and `omitted` names them. Else their place would reveal their value. */
export function readPage(db: Database, query: PageQuery, viewer: Viewer) {
  const { type, language = defaultLanguage, filter, translation, sorts, offset, limit } = query
  refuseDear(db, query)
  const isPlain = filter === undefined && translation === undefined && sorts.length === 0
  const reading = { viewer, language, translated: translatedTypes(db) }
  const matching = matchingSql(db, query, reading)
  const where = isPlain && namesOmitted(type) ? sql("e.type = ?", type) : matching
  const select = concat("SELECT e.pk, e.uuid, (", isVisible(viewer, "e", type, language), ") AS visible FROM entity e WHERE ", where)
  const found = rows(db, pageRow, concat(select, " ORDER BY ", order(query, reading), sql(" LIMIT ? OFFSET ?", limit + 1, offset)))
  const onPage = found.slice(0, limit)
  const pks = onPage.flatMap(({ pk, visible: isShown }) => (isShown ? [pk] : []))
  return {
    entities: viewEntities(db, pks, { viewer, language }),
    omitted: onPage.flatMap(({ uuid, visible: isShown }) => (isShown ? [] : [uuid])),
    hasNext: found.length > limit,
    /** All matching items that the viewer sees, over all pages. */
    count: countByTally(db, query, reading) ?? countMatching(db, matching),
  }
}

function matchingSql(db: Database, { type, filter, translation }: PageQuery, reading: Reading): Sql {
  const { viewer, language } = reading
  const search = searchIn(db, type, filter)
  const filtered = filter === undefined || search !== undefined ? always : filterSql(type, filter, reading)
  const ofTranslations = translation === undefined ? always : translationFilterSql(translation, { viewer, type })
  const matches = search === undefined ? sql("e.type = ?", type) : searchSql(search, type, reading)
  const conditions = [matches, isVisible(viewer, "e", type, language), filtered, ofTranslations]
  const needed = conditions.filter((condition) => condition !== always)
  return every("AND", needed)
}

// Ties have the direction of the last sort, so that one index gives the whole order, forwards or backwards.
function order({ type, sorts }: PageQuery, reading: Reading): Sql {
  const terms = [...sortSql(type, sorts, reading), sql(`e.id ${sorts.at(-1)?.direction ?? "ASC"}`)]
  return { text: terms.map(({ text }) => text).join(", "), params: terms.flatMap(({ params }) => params) }
}

/** Counts by the table `tally`, which triggers keep. Undefined if the filter or the visibility depends on anything else. */
function countByTally(db: Database, { type, filter, translation = {} }: PageQuery, reading: Reading): number | undefined {
  if ((filter !== undefined && !asksTallied(filter)) || translation.outdated !== undefined) return undefined
  const { entityType } = kindOf(type)
  const visitor = { ...reading.viewer, memberId: null }
  const everyone = isVisible(visitor, "e", type, reading.language)
  if ((entityType === "user" || entityType === "file") && everyone !== always) return undefined
  const filteredFor = (viewer: Viewer) =>
    every("AND", [
      filter === undefined ? always : filterSql(type, filter, { ...reading, viewer }),
      translationFilterSql(translation, { viewer, type }),
    ])
  const those = every("AND", [sql("e.type = ?", type), everyone, filteredFor(visitor)])
  const sum = numberOf(db, concat("SELECT coalesce(sum(e.n), 0) AS n FROM tally e WHERE ", those))
  return sum + numberOfOwnDrafts(db, { type, reading, visible: everyone }, filteredFor)
}

type ViewedList = { readonly type: ResourceType; readonly reading: Reading; readonly visible: Sql }

/** The tally counts the viewer's own member page among the hidden drafts. */
function numberOfOwnDrafts(db: Database, { type, reading, visible }: ViewedList, filteredFor: (viewer: Viewer) => Sql): number {
  const { viewer } = reading
  if (type !== "node--member" || viewer.memberId === null || visible === always) return 0
  const ofOwn = (conditions: Sql) =>
    numberOf(db, concat(sql("SELECT count(*) AS n FROM entity e WHERE e.uuid = ? AND e.type = ? AND ", viewer.memberId, type), conditions))
  return ofOwn(filteredFor(viewer)) - ofOwn(every("AND", [visible, filteredFor({ ...viewer, memberId: null })]))
}

function numberOf(db: Database, query: Sql): number {
  return row(db, v.object({ n: v.number() }), query)?.n ?? 0
}

function asksTallied({ members }: Group): boolean {
  return members.every((member) => ("members" in member ? asksTallied(member) : knownOfAll.includes(member.path)))
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
