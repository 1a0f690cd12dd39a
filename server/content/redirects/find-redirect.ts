import * as v from "valibot"
import { may, type Viewer } from "#contract/permissions.ts"
import { languages } from "#contract/languages.ts"
import { whereTranslationVisible, shownColumn, statusIn } from "#server/content/visibility.ts"
import { DomainError } from "#server/content/errors.ts"
import type { Condition, Group } from "#server/content/search/filter.ts"
import type { Database } from "#server/database/open.ts"
import { row, rows } from "#server/database/query.ts"
import { always, concat, every, sql, type Sql } from "#server/database/sql.ts"
import { pathIn } from "./target.ts"

const redirectRow = v.object({
  id: v.number(),
  uuid: v.string(),
  /** The path has a slash at the start. */
  path: v.string(),
  langcode: v.string(),
  uri: v.string(),
  /** Is false for a former address of an item. */
  isMade: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
  status: v.number(),
  created: v.number(),
  version: v.number(),
})
export type Redirect = Readonly<v.InferOutput<typeof redirectRow>>

const select = `SELECT a.pid AS id, a.redirect AS uuid, a.alias AS path, a.langcode, a.uri IS NOT NULL AS isMade, a.status_code AS status,
    a.redirected AS created, a.version, coalesce(a.uri, 'entity:' || e.entity_type || '/' || e.id) AS uri
  FROM alias a LEFT JOIN entity e ON e.pk = a.entity WHERE a.is_current = 0 AND `

/** An address in `alias` has the status of its own language; a redirect has that of the text that its readers get. */
function statusAt(alias: string, item: string): string {
  const statusCases = languages.map((language) => `WHEN '${language}' THEN ${shownColumn(item, "status", language)}`).join(" ")
  const anyShown = languages.map((language) => shownColumn(item, "status", language)).join(", ")
  return `CASE WHEN ${alias}.uri IS NULL THEN ${statusIn(item, `${alias}.langcode`)} ELSE CASE ${alias}.langcode ${statusCases} ELSE max(${anyShown}) END END`
}

/** A redirect to a hidden text is hidden, because its source or target would reveal an address. */
function whereShown(viewer: Viewer): Sql {
  if (may.writeRedirects(viewer)) return always
  const ofItem = concat("(a.entity IS NULL OR ", whereTranslationVisible(viewer, "e", statusAt("a", "e")), ")")
  const leading = `FROM alias other JOIN entity target ON target.pk = other.entity
    WHERE other.alias COLLATE NOCASE IN (a.leads_to, substr(a.leads_to, 4))
      AND a.leads_to COLLATE NOCASE IN (other.alias, '/' || other.langcode || other.alias)`
  const visibleTarget = concat(
    `EXISTS (SELECT 1 ${leading} AND `,
    whereTranslationVisible(viewer, "target", statusAt("other", "target")),
    ")",
  )
  const byPath = concat(`(a.leads_to IS NULL OR NOT EXISTS (SELECT 1 ${leading}) OR `, visibleTarget, ")")
  return every("AND", [ofItem, byPath])
}

export const redirectSorts = {
  created: "a.redirected, a.pid",
  "-created": "a.redirected DESC, a.pid DESC",
  "redirect_source.path": "a.alias COLLATE NOCASE, a.pid",
  "-redirect_source.path": "a.alias COLLATE NOCASE DESC, a.pid DESC",
} as const

export type RedirectQuery = {
  readonly filter?: Group
  /** Sorts the oldest first by default. */
  readonly sort?: keyof typeof redirectSorts
  readonly offset: number
  readonly limit: number
}

const everything: Group = { conjunction: "AND", members: [] }

/** @throws DomainError bad-query */
export function listRedirects(db: Database, viewer: Viewer, { filter = everything, sort, offset, limit }: RedirectQuery) {
  const conditions = every("AND", [whereShown(viewer), filterOf(viewer, filter)])
  const order = sort === undefined ? "a.pid" : redirectSorts[sort]
  const page = rows(db, redirectRow, concat(select, conditions, sql(` ORDER BY ${order} LIMIT ? OFFSET ?`, limit, offset)))
  const countQuery = concat(
    "SELECT count(*) AS count FROM alias a LEFT JOIN entity e ON e.pk = a.entity WHERE a.is_current = 0 AND ",
    conditions,
  )
  return { redirects: page, count: row(db, v.object({ count: v.number() }), countQuery)?.count ?? 0 }
}

const target = "coalesce(a.uri, 'entity:' || e.entity_type || '/' || e.id)"
const refusal = "This list can be filtered by redirect_source.path and redirect_redirect.uri alone, by = and CONTAINS."

function filterOf(viewer: Viewer, { conjunction, members }: Group): Sql {
  return every(
    conjunction,
    members.map((member) => ("members" in member ? filterOf(viewer, member) : conditionOf(viewer, member))),
  )
}

function conditionOf(viewer: Viewer, { path, operator, values: [value = ""] }: Condition): Sql {
  const isSource = path === "redirect_source.path"
  if (!isSource && path !== "redirect_redirect.uri") throw new DomainError("bad-query", refusal)
  // A path that can't be decoded is not stored anywhere.
  if (operator === "=") return isSource ? sql("a.alias = ?", pathIn(value) ?? "") : sql(`${target} = ?`, value)
  if (operator !== "CONTAINS") throw new DomainError("bad-query", refusal)
  if (isSource) return contains("a.alias", value)
  // Users know an item by its address, not as `entity:node/5`.
  const address = concat(
    "EXISTS (SELECT 1 FROM alias present WHERE present.entity = a.entity AND present.is_current = 1 AND ",
    contains("present.alias", value),
    " AND ",
    whereTranslationVisible(viewer, "e", statusIn("e", "present.langcode")),
    ")",
  )
  return every("OR", [contains(target, value), address])
}

function contains(column: string, text: string): Sql {
  return sql(String.raw`${column} LIKE ? ESCAPE '\'`, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}

export function findRedirect(db: Database, viewer: Viewer, uuid: string): Redirect | undefined {
  return row(db, redirectRow, concat(select, every("AND", [whereShown(viewer), sql("a.redirect = ?", uuid.toLowerCase())])))
}

export function madeRedirects(db: Database): readonly Redirect[] {
  return rows(db, redirectRow, `${select} a.uri IS NOT NULL ORDER BY a.pid`)
}
