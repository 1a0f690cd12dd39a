import * as v from "valibot"
import type { Viewer } from "#contract/permissions.ts"
import { unixSeconds } from "#contract/agenda/brussels.ts"
import { audienceOf, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { counterpart } from "#contract/agenda/moved-series.ts"
import { withoutEnd } from "#contract/agenda/split-series.ts"
import type { Entity, StoredEntity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import type { Database } from "#server/database/open.ts"
import { rows } from "#server/database/query.ts"

type Context = { readonly db: Database; readonly viewer: Viewer; readonly now: Date }
type Saved = { readonly before: Entity; readonly after: StoredEntity }

const exceptions = `SELECT e.uuid FROM entity s JOIN reference r ON r.target = s.pk AND r.field = 'field_series' JOIN entity e ON e.pk = r.source
  WHERE s.uuid = ? ORDER BY e.pk`

/** Gives the changed occurrences of a series its audience, and the times by which a moved series names them. Call it after `after` was stored. */
export function followSeries({ db, viewer, now }: Context, { before, after }: Saved): void {
  const hasOtherAudience = audienceOf(before.fields) !== audienceOf(after.fields)
  const nameOf = namesAfter(before, after)
  if (!hasOtherAudience && nameOf === null) return
  const log = nameOf === null ? "The audience of its series was changed." : "Its series was moved."
  for (const exception of exceptionsOf(db, after.uuid, viewer)) {
    const name = recurrenceIdOf(exception.fields)
    const field_recurrence_id = name === null || nameOf === null ? name : (nameOf(name) ?? name)
    const fields = { ...exception.fields, field_audience: audienceOf(after.fields), field_recurrence_id }
    putEntity(db, { ...exception, fields, changed: unixSeconds(now) }, { writer: viewer, log })
  }
}

/** Returns the function that renames occurrences of a moved series; null if it was not moved. */
function namesAfter(before: Entity, after: StoredEntity): ((time: string) => string | null) | null {
  const [former, present] = [timesOf(before.fields), timesOf(after.fields)]
  if (former.rule === null || present.rule === null) return null
  if (former.start === present.start && withoutEnd(former.rule) === withoutEnd(present.rule)) return null
  const [was, is] = [
    { start: former.start, rule: former.rule },
    { start: present.start, rule: present.rule },
  ]
  return (time) => counterpart(time, was, is)
}

/** Includes drafts. */
export function exceptionsOf(db: Database, series: string, viewer: Viewer): readonly Entity[] {
  const uuids = rows(db, v.object({ uuid: v.string() }), exceptions, series)
  return uuids.flatMap(({ uuid }) => readEntity(db, "node--agenda", uuid, viewer) ?? [])
}
