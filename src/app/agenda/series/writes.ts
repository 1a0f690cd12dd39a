/** The writes of a change of one event, of all that follow it, or of its whole series. */
import type { Item } from "#app/resources/item.ts"
import type { FieldValue } from "#app/resources/values.ts"
import { counterparts, ruleForStart } from "#app/agenda/rule/follow-start.ts"
import { minutesBetween, movedBy } from "#app/agenda/time/event-time.ts"
import { eventIn, exceptionOf, isFirst, isSeries, restOf } from "./events.ts"
import { changeOf, endBefore, exceptionsAfter, laterThan, writesAfterSplit } from "./split.ts"
import type { Change, ChangedEvent, Scope, Write } from "./write.ts"

export function writesFor(scope: Scope, change: Change, event: ChangedEvent): readonly Write[] {
  const { item, occurrence } = event
  if (!isSeries(item)) return ofSingle(change, event)
  if (scope === "this") return ofOne(change, event)
  return scope === "all" || isFirst(item, occurrence) ? ofAll(change, event) : ofFollowing(change, event)
}

type Values = Readonly<Record<string, FieldValue>>

/** Without its exception, a series would show the former event again: it leaves that day out first. */
function ofSingle(change: Change, { item, series }: ChangedEvent): readonly Write[] {
  if (change.kind !== "delete") return [changeOf(item, ownValues(change))]
  const leftOut = series === null ? [] : [leavingOut(series, eventIn(item.values).recurrenceId)]
  return [...leftOut, { kind: "remove", item }]
}

function leavingOut(series: Item, recurrenceId: string): Write {
  return changeOf(series, { field_exdates: [...eventIn(series.values).exdates, recurrenceId] })
}

/** The values that a change gives to one event. */
function ownValues(change: Exclude<Change, { readonly kind: "delete" }>): Values {
  return change.kind === "move" ? { field_start: change.start, field_end: change.end ?? "" } : { field_cancelled: change.kind === "cancel" }
}

function ofOne(change: Change, { item, occurrence }: ChangedEvent): readonly Write[] {
  const { recurrenceId, start } = occurrence
  if (change.kind === "delete") return [leavingOut(item, recurrenceId ?? start)]
  const exception = exceptionOf(item, occurrence)
  return [{ kind: "create", item: { ...exception, values: { ...exception.values, ...ownValues(change) } } }]
}

function ofFollowing(change: Change, { item, occurrence, exceptions }: ChangedEvent): readonly Write[] {
  const at = occurrence.recurrenceId ?? occurrence.start
  if (change.kind === "delete")
    return [endBefore(item, at), ...laterThan(exceptions, at).map((each): Write => ({ kind: "remove", item: each }))]
  const rest = restOf(item, occurrence)
  const created = { ...rest, values: { ...rest.values, ...seriesValues(change, rest, occurrence.start) } }
  return [{ kind: "create", item: created }, ...writesAfterSplit({ series: item, exceptions, at }, created)]
}

function ofAll(change: Change, { item, occurrence, exceptions }: ChangedEvent): readonly Write[] {
  // The series last: it names the exceptions that another try has to delete.
  if (change.kind === "delete") return [...exceptions, item].map((each): Write => ({ kind: "remove", item: each }))
  const values = { ...item.values, ...seriesValues(change, item, occurrence.start) }
  const others =
    change.kind === "move"
      ? exceptionsAfter(item, { ...item, values }, exceptions)
      : exceptions.map((each) => changeOf(each, ownValues(change)))
  return [{ kind: "change", base: item, values }, ...others]
}

/** The values that a change of one of its occurrences gives to a series. */
function seriesValues(change: Exclude<Change, { readonly kind: "delete" }>, series: Item, occurrenceStart: string): Values {
  if (change.kind !== "move") return ownValues(change)
  const { start, rule, exdates } = eventIn(series.values)
  const next = movedBy(start, minutesBetween(occurrenceStart, change.start) ?? 0)
  const length = change.end === null ? null : minutesBetween(change.start, change.end)
  const after = { start: next, rule: ruleForStart(rule, start, next) }
  return {
    field_start: next,
    field_end: length === null ? "" : movedBy(next, length),
    field_rrule: after.rule,
    field_exdates: counterparts(exdates, { start, rule }, after),
  }
}
