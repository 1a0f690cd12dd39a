import * as v from "valibot"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage } from "#contract/languages.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { whereVisible, namesOmitted } from "#server/content/visibility.ts"
import { viewEntities } from "#server/content/entities/read.ts"
import { DomainError } from "#server/content/errors.ts"
import { translationFilterSql, type TranslationFilter } from "./any-translation.ts"
import { resolveFieldPath } from "./field-path.ts"
import { filterSql, pathsIn, type Group } from "./filter.ts"
import type { Reading } from "./scope.ts"
import { flag, rows, row } from "#server/database/query.ts"
import { sortSql, type Sort } from "./sort.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"

export type PageQuery = {
  readonly type: ResourceType
  /** Items are read and sorted as addresses of this language show them. */
  readonly language?: Langcode
  readonly filter?: Group
  readonly translation?: TranslationFilter
  readonly sorts: readonly Sort[]
  readonly offset: number
  readonly limit: number
}

export type Page = Readonly<ReturnType<typeof readPage>>

const pageRow = v.object({ pk: v.number(), uuid: v.string(), visible: flag })

/** Without filter and sort, hidden items take a place, as in Drupal, and `omitted` names them. With either, their place would reveal their value. */
export function readPage(db: Database, query: PageQuery, viewer: Viewer) {
  const { type, language = defaultLanguage, filter, translation, sorts, offset, limit } = query
  refuseManyTexts(query)
  const isPlain = filter === undefined && translation === undefined && sorts.length === 0
  const reading = { viewer, language }
  const matching = matchingSql(query, reading)
  const where = isPlain && namesOmitted(type) ? sql("e.type = ?", type) : matching
  const select = concat("SELECT e.pk, e.uuid, (", whereVisible(viewer, "e", type, language), ") AS visible FROM entity e WHERE ", where)
  const pageRows = rows(db, pageRow, concat(select, " ORDER BY ", order(query, reading), sql(" LIMIT ? OFFSET ?", limit + 1, offset)))
  const onPage = pageRows.slice(0, limit)
  const pks = onPage.flatMap(({ pk, visible: isShown }) => (isShown ? [pk] : []))
  const countedRow = row(db, v.object({ n: v.number() }), concat("SELECT count(*) AS n FROM entity e WHERE ", matching))
  return {
    entities: viewEntities(db, pks, { viewer, language }),
    omitted: onPage.flatMap(({ uuid, visible: isShown }) => (isShown ? [] : [uuid])),
    hasNext: pageRows.length > limit,
    /** Counts visible items over all pages. */
    count: countedRow?.n ?? 0,
  }
}

/** SQLite can't be interrupted, and comparing the texts of all items would make others wait. */
const mostTexts = 2

function refuseManyTexts({ type, filter, sorts }: PageQuery): void {
  const paths = [...(filter === undefined ? [] : pathsIn(type, filter)), ...sorts.map(({ path }) => resolveFieldPath(type, path))]
  const texts = paths.filter(({ leaf }) => leaf.from === "entity" && leaf.field?.type === "text_with_summary")
  if (texts.length > mostTexts)
    throw new DomainError("bad-query", `A list may be filtered and sorted by ${mostTexts} texts at most; this one has ${texts.length}.`)
}

function matchingSql({ type, filter, translation }: PageQuery, reading: Reading): Sql {
  const { viewer, language } = reading
  const filtered = filter === undefined ? always : filterSql(type, filter, reading)
  const ofTranslations = translation === undefined ? always : translationFilterSql(translation, { viewer, type })
  return every("AND", [sql("e.type = ?", type), whereVisible(viewer, "e", type, language), filtered, ofTranslations])
}

// Ties have the direction of the last sort, so that one index gives the whole order in both directions.
function order({ type, sorts }: PageQuery, reading: Reading): Sql {
  const terms = [...sortSql(type, sorts, reading), sql(`e.id ${sorts.at(-1)?.direction ?? "ASC"}`)]
  return { text: terms.map(({ text }) => text).join(", "), params: terms.flatMap(({ params }) => params) }
}
