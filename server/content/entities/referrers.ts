import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { whereTranslationVisible, whereVisible, statusIn } from "#server/content/visibility.ts"
import type { Database } from "#server/database/open.ts"
import { flag, row, rows } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import { isLangcode, type Entity } from "./entity.ts"

type Referred = Pick<Entity, "pk" | "type" | "id" | "fields">

type ReferrerQuery = {
  readonly viewer: Viewer
  readonly language: Langcode
  /** A link to one of these hosts is a link within the site. */
  readonly hosts: readonly string[]
  readonly offset: number
  readonly limit: number
}

const referrerRow = v.object({
  type: v.custom<ResourceType>(isResourceType),
  uuid: v.string(),
  id: v.number(),
  label: v.string(),
  status: flag,
  langcode: v.string(),
  alias: v.nullable(v.string()),
  field: v.string(),
})
export type Referrer = Readonly<v.InferOutput<typeof referrerRow>>

const countRow = v.object({ total: v.number(), shown: v.number() })

/**
 * Lists referrers once for each field, nodes first and the newest first. If the viewer doesn't see the address's language, it shows the text that
 * refers.
 */
export function referrersOf(db: Database, entity: Referred, query: ReferrerQuery) {
  const { offset, limit } = query
  const visibleReferrers = concat(refersTo(entity, addressesOf(db, entity, query.hosts)), toldTo(entity, query))
  const countedRow = row(
    db,
    countRow,
    concat(visibleReferrers, "SELECT count(*) AS total, coalesce(sum(visible), 0) AS shown FROM told WHERE place = 1"),
  )
  const { total = 0, shown: visibleCount = 0 } = countedRow ?? {}
  const page = sql(" ORDER BY s.entity_type = 'node' DESC, s.changed DESC, s.pk DESC, told.field LIMIT ? OFFSET ?", limit, offset)
  const select = `SELECT s.type, s.uuid, s.id, coalesce(t.label, s.label) AS label, coalesce(t.status, s.status) AS status, told.langcode,
    a.alias, told.field FROM told JOIN entity s ON s.pk = told.source
    LEFT JOIN translation t ON t.entity = s.pk AND t.langcode = told.langcode
    LEFT JOIN alias a ON a.entity = s.pk AND a.is_current = 1 AND a.langcode = told.langcode WHERE told.place = 1 AND told.visible`
  const referrers: readonly Referrer[] = rows(db, referrerRow, concat(visibleReferrers, select, page))
  return { referrers, count: visibleCount, hidden: total - visibleCount }
}

// Pictures of any text have the field "body" in this table. References that all languages share have no language.
function refersTo({ pk, type, id }: Referred, addresses: readonly string[]): Sql {
  const uid = type === "user--user" ? id : null
  return sql(
    `WITH refers (source, field, langcode) AS (
      SELECT source, CASE WHEN field = 'body' AND e.entity_type = 'taxonomy_term' THEN 'description' ELSE field END, reference.langcode
        FROM reference JOIN entity e ON e.pk = source WHERE target = ?
      UNION SELECT source, field, langcode FROM text_link WHERE address IN (SELECT value FROM json_each(?))
      UNION SELECT pk, 'uid', langcode FROM entity WHERE uid = ?
      UNION SELECT entity, 'uid', langcode FROM translation WHERE uid = ?)`,
    ...[pk, JSON.stringify(addresses), uid, uid],
  )
}

// Chooses one text of each item and field, if possible a visible one. `language` is one of three words, and never a client's own.
function toldTo({ pk }: Referred, { viewer, language }: ReferrerQuery): Sql {
  const sharedText = "(refers.langcode = '' OR s.entity_type NOT IN ('node', 'taxonomy_term'))"
  const shared = whereVisible(viewer, "s", undefined, language)
  const own = whereTranslationVisible(viewer, "s", statusIn("s", "refers.langcode"))
  const shownHere = `CASE WHEN '${language}' = 'fr' AND s.fr_status IS NOT NULL THEN 'fr' WHEN '${language}' = 'nl' AND s.nl_status IS NOT NULL THEN 'nl' ELSE s.langcode END`
  return concat(
    `, seen AS (SELECT refers.source, refers.field, iif(${sharedText} OR `,
    ...[shared, `, ${shownHere}, refers.langcode) AS langcode, CASE WHEN ${sharedText} THEN `, shared, " ELSE ", own, " END AS visible"],
    sql(" FROM refers JOIN entity s ON s.pk = refers.source WHERE s.pk <> ?)", pk),
    `, told AS (SELECT *, row_number() OVER (PARTITION BY source, field ORDER BY visible DESC, langcode = '${language}' DESC, langcode) AS place FROM seen) `,
  )
}

const numbered: Readonly<Record<string, string>> = { node: "/node", taxonomy_term: "/taxonomy/term", user: "/user" }

const aliasRow = v.object({ alias: v.string(), langcode: v.string(), isOfOther: flag })

/** Includes numbers, former addresses, and the address of a file's bytes. */
function addressesOf(db: Database, { pk, type, id, fields }: Referred, hosts: readonly string[]): readonly string[] {
  const [entityType = ""] = type.split("--")
  const path = numbered[entityType]
  const file = typeof fields.uri === "string" ? [fields.uri.replace(/^public:\//, filesPath)] : []
  const byNumber = path === undefined ? [] : languages.map((language) => inLanguage(language, `${path}/${id}`))
  const own = [...aliasesOf(db, pk), ...file, ...byNumber]
  return ["", ...hosts.map((host) => `//${host}`)].flatMap((host) => own.map((address) => host + address))
}

/** Before translations, a French text had no prefix. An address without an English owner still leads there. */
function aliasesOf(db: Database, pk: number): readonly string[] {
  const otherEnglish =
    "SELECT 1 FROM alias other WHERE other.alias = own.alias AND other.langcode = 'en' AND other.entity IS NOT own.entity"
  const aliases = rows(db, aliasRow, `SELECT alias, langcode, EXISTS (${otherEnglish}) AS isOfOther FROM alias own WHERE entity = ?`, pk)
  return aliases.flatMap(({ alias, langcode, isOfOther }) => {
    const prefixed = isLangcode(langcode) ? [inLanguage(langcode, alias)] : languages.map((language) => inLanguage(language, alias))
    return isOfOther ? prefixed : [...new Set([...prefixed, alias])]
  })
}
