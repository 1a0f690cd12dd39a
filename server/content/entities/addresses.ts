/** Finds what a public address stands for. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { isVisible } from "#server/content/access.ts"
import { flag, row } from "#server/database/query.ts"
import { concat, sql, type Sql } from "#server/database/sql.ts"

export type Addressed = {
  readonly type: ResourceType
  readonly uuid: string
  readonly id: number
  readonly label: string
  /** The address that it has now; null where it has none and was asked for by number. */
  readonly alias: string | null
  /** Whether it was asked for by an address that it had before. */
  readonly isFormer: boolean
  readonly isVisible: boolean
}

/** What stands at an alias, present or former, or at Drupal's own `/node/9`. */
export function resolveAddress(db: Database, viewer: Viewer, path: string): Addressed | undefined {
  // One alias may stand in several languages: the present one wins, then English.
  const byAlias = sql(
    `FROM alias asked JOIN entity e ON e.pk = asked.entity LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1
     WHERE asked.alias = ? ORDER BY asked.is_current DESC, asked.langcode = 'en' DESC, asked.pid LIMIT 1`,
    path,
  )
  const [, entityType, id] = /^\/(node|user|taxonomy\/term)\/(\d{1,15})$/.exec(path) ?? []
  if (entityType === undefined || id === undefined) return read(db, viewer, "asked.is_current = 0", byAlias)
  const byNumber = sql(
    `FROM entity e LEFT JOIN alias present ON present.entity = e.pk AND present.is_current = 1 WHERE e.entity_type = ? AND e.id = ?`,
    entityType.replace("/", "_"),
    Number(id),
  )
  return read(db, viewer, "0", byNumber)
}

const addressedRow = v.object({
  type: v.custom<ResourceType>((value) => typeof value === "string" && isResourceType(value)),
  uuid: v.string(),
  id: v.number(),
  label: v.string(),
  alias: v.nullable(v.string()),
  former: flag,
  visible: flag,
})

function read(db: Database, viewer: Viewer, isFormer: string, from: Sql): Addressed | undefined {
  const select = `SELECT e.type, e.uuid, e.id, e.label, present.alias, ${isFormer} AS former, (`
  const found = row(db, addressedRow, concat(select, isVisible(viewer, "e"), ") AS visible ", from))
  if (found === undefined) return undefined
  const { former, visible, ...entity } = found
  return { ...entity, isFormer: former, isVisible: visible }
}
