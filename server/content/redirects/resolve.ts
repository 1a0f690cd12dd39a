/** Finds what stands at an address of the site: an item, or a redirect. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import { isVisible } from "#server/content/access.ts"
import type { Database } from "#server/database/open.ts"
import { flag, row } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"
import { suffixOf } from "./target.ts"

const addressedRow = v.object({
  type: v.custom<ResourceType>(isResourceType),
  uuid: v.string(),
  id: v.number(),
  label: v.string(),
  alias: v.nullable(v.string()),
  isVisible: flag,
})
export type Addressed = Readonly<v.InferOutput<typeof addressedRow>>

/** The end of a redirect, over all redirects between. */
export type Destination = {
  readonly status: number
  /** Query and hash that the target has itself. */
  readonly suffix: string
  /** The addresses that it goes to one after the other, the last one included. */
  readonly way: readonly string[]
} & ({ readonly item: Addressed } | { readonly address: string })

export function itemAt(db: Database, viewer: Viewer, path: string): Addressed | undefined {
  const [, entityType, id] = /^\/(node|user|taxonomy\/term)\/(\d{1,15})$/.exec(path) ?? []
  if (entityType === undefined || id === undefined) {
    // Several languages may share an alias: English comes first.
    const byAlias = "FROM alias asked JOIN entity e ON e.pk = asked.entity"
    const order = "WHERE asked.alias = ? AND asked.is_current = 1 ORDER BY isVisible DESC, asked.langcode = 'en' DESC, asked.pid LIMIT 1"
    return read(db, viewer, { from: byAlias, where: sql(order, path) })
  }
  const byNumber = sql("WHERE e.entity_type = ? AND e.id = ?", entityType.replace("/", "_"), Number(id))
  return read(db, viewer, { from: "FROM entity e", where: byNumber })
}

function read(db: Database, viewer: Viewer, { from, where }: { readonly from: string; readonly where: Sql }): Addressed | undefined {
  const present = "LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1 AND present.langcode = e.langcode"
  const select = concat("SELECT e.type, e.uuid, e.id, e.label, present.alias, (", isVisible(viewer, "e"), ") AS isVisible ")
  return row(db, addressedRow, concat(select, `${from} ${present} `, where))
}

const stepRow = v.object({
  entity: v.nullable(v.number()),
  uri: v.nullable(v.string()),
  leadsTo: v.nullable(v.string()),
  status: v.number(),
})

/** Follows redirects from a path; undefined if none starts there, or if they lead in a circle. */
export function destinationOf(db: Database, viewer: Viewer, path: string): Destination | undefined {
  const seen = new Set<string>()
  const way: string[] = []
  let status: number | undefined
  for (let at = path; !seen.has(at);) {
    seen.add(at)
    const step = stepFrom(db, at)
    if (step === undefined) return undefined
    // A browser may keep 301 and 308 for ever, which a temporary redirect on the way forbids.
    status = status === undefined || [302, 307].includes(step.status) ? step.status : status
    const suffix = suffixOf(step.uri ?? "")
    if (step.entity !== null) {
      const item = read(db, viewer, { from: "FROM entity e", where: sql("WHERE e.pk = ?", step.entity) })
      return item && { item, status, suffix, way: [...way, item.alias ?? step.uri ?? "/"] }
    }
    way.push(step.leadsTo ?? step.uri ?? "/")
    if (step.leadsTo === null) return { address: step.uri ?? "/", status, suffix: "", way }
    const item = itemAt(db, viewer, step.leadsTo)
    if (item?.isVisible === true) return { item, status, suffix, way }
    if (stepFrom(db, step.leadsTo) === undefined)
      return item === undefined ? { address: step.leadsTo, status, suffix, way } : { item, status, suffix, way }
    at = step.leadsTo
  }
  return undefined
}

function stepFrom(db: Database, path: string): v.InferOutput<typeof stepRow> | undefined {
  const query = `SELECT entity, uri, leads_to AS leadsTo, status_code AS status FROM alias
    WHERE alias = ? AND is_current = 0 ORDER BY langcode = 'und' DESC, langcode = 'en' DESC, pid LIMIT 1`
  return row(db, stepRow, query, path)
}
