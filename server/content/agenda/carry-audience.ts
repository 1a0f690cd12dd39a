import * as v from "valibot"
import type { Viewer } from "#contract/permissions.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { audienceOf } from "#contract/agenda/calendar-event.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/store.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"

type Context = { readonly db: Database; readonly viewer: Viewer; readonly now: Date }
type Saved = { readonly before: Entity | undefined; readonly after: StoredEntity }

const log = "The audience of its series was changed."
const exceptions = `SELECT e.uuid FROM entity s JOIN reference r ON r.target = s.pk AND r.field = 'field_series' JOIN entity e ON e.pk = r.source
  WHERE s.uuid = ?`

/** Gives the changed occurrences of a series, drafts too, its new audience. Call it after `after` was stored, in the same transaction. */
export function carryAudience({ db, viewer, now }: Context, { before, after }: Saved): void {
  if (before === undefined || after.type !== "node--agenda" || audienceOf(before.fields) === audienceOf(after.fields)) return
  for (const exception of exceptionsOf(db, after.uuid, viewer)) {
    const fields = { ...exception.fields, field_audience: audienceOf(after.fields) }
    putEntity(db, { ...exception, fields, changed: unixSeconds(now) }, { writer: viewer, log })
  }
}

/** The changed occurrences of a series, drafts too. */
export function exceptionsOf(db: Database, series: string, viewer: Viewer): readonly Entity[] {
  const uuids = rows(db, v.object({ uuid: v.string() }), exceptions, series)
  return uuids.flatMap(({ uuid }) => readEntity(db, "node--agenda", uuid, viewer) ?? [])
}
