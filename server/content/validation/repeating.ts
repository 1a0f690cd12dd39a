import { withPrefix, codedWords } from "#server/content/refusal-words.ts"
import { momentOf, nextOccurrence } from "#contract/agenda/occurrences.ts"
import { audienceOf, recurrenceIdOf, timesOf } from "#contract/agenda/calendar-event.ts"
import { meetingAt } from "#server/content/agenda/late-change.ts"
import { eventState } from "#server/content/agenda/stored-events.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Database } from "#server/database/open.ts"
import type { WriteDocument, Violations } from "./write-document.ts"

type Check = { readonly document: WriteDocument; readonly violations: Violations }

const attribute = (name: string) => `/data/attributes/${name}`
const seriesPointer = "/data/relationships/field_series"

export function checkRepeating(db: Database, entity: StoredEntity, { document, violations }: Check): void {
  const isSent = (...names: readonly string[]) => names.some((name) => name in document.attributes || name in document.relationships)
  if (isSent("field_rrule", "field_event_start")) checkOccurs(entity, violations)
  if (isSent("field_series", "field_recurrence_id", "field_rrule")) checkReplacing(db, entity, violations)
  if (isSent("field_series", "field_audience")) checkAudience(db, entity, violations)
}

/** All events of a series need one audience. A reader who doesn't see a changed occurrence would see it at its former date. */
export function checkAudience(db: Database, { fields, references }: StoredEntity, violations: Violations): void {
  const series = references.field_series?.[0]?.uuid
  const state = series === undefined ? undefined : eventState(db, series)
  if (state === undefined || audienceOf(state.fields) === audienceOf(fields)) return
  const text = `A changed occurrence has the audience of its series. Send "${audienceOf(state.fields)}", or change the audience of the series.`
  violations.add(`field_audience: ${text}`, attribute("field_audience"))
}

function checkOccurs({ fields }: StoredEntity, violations: Violations): void {
  const times = timesOf(fields)
  if (times.rule === null || times.start === "") return
  const first = nextOccurrence({ ...times, exdates: [], replaced: [] }, momentOf(times.start, 0))
  if (first === undefined) violations.add(withPrefix("field_rrule: ", codedWords("never-occurs")), attribute("field_rrule"))
}

function checkReplacing(db: Database, { fields, references }: StoredEntity, violations: Violations): void {
  const series = references.field_series?.[0]?.uuid
  const start = recurrenceIdOf(fields)
  if (series === undefined && start === null) return
  if (series === undefined || start === null) {
    if (start === null)
      violations.add(
        "field_recurrence_id: Send the start that the series gives to the replaced occurrence.",
        attribute("field_recurrence_id"),
      )
    else violations.add("field_series: Send the series whose occurrence this event replaces.", seriesPointer)
    return
  }
  const state = eventState(db, series)
  if (timesOf(fields).rule !== null)
    violations.add("field_rrule: An event that replaces one occurrence of a series can't repeat.", attribute("field_rrule"))
  if (state === undefined || timesOf(state.fields).rule === null)
    violations.add("field_series: That event doesn't repeat, so it has no occurrence to replace.", seriesPointer)
  else if (meetingAt({ fields: { ...state.fields, field_exdates: [] }, replaced: [] }, start) === null)
    violations.add(`field_recurrence_id: The series has no occurrence at ${start}.`, attribute("field_recurrence_id"))
}
