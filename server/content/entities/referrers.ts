import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { filesPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isTranslationVisible, isVisible, statusIn } from "#server/content/access.ts"
import type { Database } from "#server/database/open.ts"
import { flag, row, rows } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import type { Entity } from "./entity.ts"

type Referred = Pick<Entity, "pk" | "type" | "id" | "fields">

type ReferrerQuery = {
  readonly viewer: Viewer
  /** Titles and addresses are those that this language shows. */
  readonly language: Langcode
  /** Hosts of the site and the API: a link to one of them is a link within the site. */
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
  alias: v.nullable(v.string()),
  field: v.string(),
})
export type Referrer = Readonly<v.InferOutput<typeof referrerRow>>

const countRow = v.object({ total: v.number(), shown: v.number() })

/** Lists the items that refer to an entity by a field or in a text: nodes first, the newest first. Each counts once for each of its fields. */
export function referrersOf(db: Database, entity: Referred, { viewer, language, hosts, offset, limit }: ReferrerQuery) {
  const refers = refersTo(entity, addressesOf(db, entity, hosts))
  const others = sql(
    ` FROM refers JOIN entity s ON s.pk = refers.source LEFT JOIN translation t ON t.entity = s.pk AND t.langcode = ?
      LEFT JOIN alias a ON a.entity = s.pk AND a.is_current = 1 AND a.langcode = coalesce(t.langcode, s.langcode) WHERE s.pk <> ? `,
    language,
    entity.pk,
  )
  const visible = concat("(", isVisible(viewer, "s", undefined, language), " AND ", ofVisibleText(viewer), ")")
  const counted = row(db, countRow, concat(refers, "SELECT count(*) AS total, coalesce(sum(", visible, "), 0) AS shown", others))
  const { total = 0, shown = 0 } = counted ?? {}
  const page = sql(" ORDER BY s.entity_type = 'node' DESC, s.changed DESC, s.pk DESC, refers.field LIMIT ? OFFSET ?", limit, offset)
  const select =
    "SELECT DISTINCT s.type, s.uuid, s.id, coalesce(t.label, s.label) AS label, coalesce(t.status, s.status) AS status, a.alias, refers.field"
  const referrers: readonly Referrer[] = rows(db, referrerRow, concat(refers, select, others, "AND ", visible, page))
  return { referrers, count: shown, hidden: total - shown }
}

/** One of the texts that refer is one that the viewer sees. */
function ofVisibleText(viewer: Viewer): Sql {
  const seen = isTranslationVisible(viewer, "s", statusIn("s", "said.value"))
  return concat("EXISTS (SELECT 1 FROM json_each(refers.langcodes) said WHERE said.value = '' OR s.entity_type = 'user' OR ", seen, ")")
}

// Pictures of any text stand under "body" in the table of references.
function refersTo({ pk, type, id }: Referred, addresses: readonly string[]): Sql {
  return sql(
    `WITH found (source, field, langcode) AS (
      SELECT source, CASE WHEN field = 'body' AND e.entity_type = 'taxonomy_term' THEN 'description' ELSE field END, reference.langcode
        FROM reference JOIN entity e ON e.pk = source WHERE target = ?
      UNION SELECT source, field, langcode FROM text_link WHERE address IN (SELECT value FROM json_each(?))
      UNION SELECT pk, 'uid', langcode FROM entity WHERE uid = ?),
    refers (source, field, langcodes) AS (SELECT source, field, json_group_array(langcode) FROM found GROUP BY source, field) `,
    pk,
    JSON.stringify(addresses),
    type === "user--user" ? id : null,
  )
}

const numbered: Readonly<Record<string, string>> = { node: "/node", taxonomy_term: "/taxonomy/term", user: "/user" }

/** The addresses that lead to an entity: by number, present and former ones, and that of a file's bytes. */
function addressesOf(db: Database, { pk, type, id, fields }: Referred, hosts: readonly string[]): readonly string[] {
  const [entityType = ""] = type.split("--")
  const path = numbered[entityType]
  const aliases = rows(db, v.object({ alias: v.string() }), "SELECT alias FROM alias WHERE entity = ?", pk).map(({ alias }) => alias)
  const file = typeof fields.uri === "string" ? [fields.uri.replace(/^public:\//, filesPath)] : []
  const own = [...aliases, ...file, ...(path === undefined ? [] : [`${path}/${id}`])]
  return ["", ...hosts.map((host) => `//${host}`)].flatMap((host) => own.map((address) => host + address))
}
