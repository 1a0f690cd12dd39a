/** The writes of a change of one event, of all that follow it, or of its whole series. */
import { counterpart, endedBefore, isBefore, movedBySplit } from "#contract/agenda/split.ts"
import type { Item } from "#app/resources/item.ts"
import type { FieldValue, ReferenceValue, Values } from "#app/resources/values.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { counterparts, ruleForStart } from "#app/agenda/rule/follow-start.ts"
import { minutesBetween, movedBy } from "#app/agenda/days/event-time.ts"
import { eventIn, exceptionOf, isFirst, isSeries, restOf } from "./events.ts"
import type { OccurrenceTimes } from "#contract/agenda/occurrences.ts"

/** One request of a change of a series. The writes of a change come in an order in which each leaves nothing lost. */
export type Write = { readonly kind: "create"; readonly item: Item } | ChangeWrite | { readonly kind: "remove"; readonly item: Item }

export type ChangeWrite = {
  readonly kind: "change"
  readonly base: Item
  readonly values: Values
  /** The UUID of the series that goes on where this write ends one. */
  readonly continuedBy?: string
}

/** Which events of a series a change concerns. */
export type Scope = "this" | "following" | "all"

export type Change =
  { readonly kind: "move"; readonly start: string; readonly end: string | null } | { readonly kind: "cancel" | "restore" | "delete" }

export type ChangedEvent = {
  readonly item: Item
  readonly occurrence: OccurrenceTimes
  /** The events that replace occurrences of the series. */
  readonly exceptions: readonly Item[]
  /** The series in which the item itself replaces an occurrence; null if it replaces none. */
  readonly series: Item | null
}

type ChangedValues = Readonly<Record<string, FieldValue>>

export function writesFor(scope: Scope, change: Change, event: ChangedEvent): readonly Write[] {
  const { item, occurrence } = event
  if (!isSeries(item)) return ofSingle(change, event)
  if (scope === "this") return ofOne(change, event)
  return scope === "all" || isFirst(item, occurrence) ? ofAll(change, event) : ofFollowing(change, event)
}

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
function ownValues(change: Exclude<Change, { readonly kind: "delete" }>): ChangedValues {
  return change.kind === "move"
    ? { field_event_start: change.start, field_event_end: change.end ?? "" }
    : { field_cancelled: change.kind === "cancel" }
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
    return [endedAt(item, at), ...laterThan(exceptions, at).map((each): Write => ({ kind: "remove", item: each }))]
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
function seriesValues(change: Exclude<Change, { readonly kind: "delete" }>, series: Item, occurrenceStart: string): ChangedValues {
  if (change.kind !== "move") return ownValues(change)
  const { start, rule, exdates } = eventIn(series.values)
  const next = movedBy(start, minutesBetween(occurrenceStart, change.start) ?? 0)
  const length = change.end === null ? null : minutesBetween(change.start, change.end)
  const after = { start: next, rule: ruleForStart(rule, start, next) }
  return {
    field_event_start: next,
    field_event_end: length === null ? "" : movedBy(next, length),
    field_rrule: after.rule,
    field_exdates: counterparts(exdates, { start, rule }, after),
  }
}

type Split = {
  readonly series: Item
  readonly exceptions: readonly Item[]
  /** The start that the series gives to the first occurrence after the split. */
  readonly at: string
}

/** What is left to do once the new series is there. Before the last write some events show twice, but none is lost. */
export function writesAfterSplit({ series, exceptions, at }: Split, created: Item): readonly Write[] {
  const reference: ReferenceValue = { type: "node--agenda", id: created.id, label: textOf(created.values.title) }
  const moved = exceptions.flatMap((item): readonly Write[] => {
    const own = movedBySplit(item.values, { former: series.values, rest: created.values, at })
    return own === null ? [] : [changeOf(item, { ...own, field_series: reference })]
  })
  return [...moved, { ...endedAt(series, at), continuedBy: created.id }]
}

/** The former series, which ends before an occurrence. */
function endedAt(series: Item, at: string): ChangeWrite {
  return { kind: "change", base: series, values: { ...series.values, ...endedBefore(series.values, at) } }
}

function laterThan(exceptions: readonly Item[], at: string): readonly Item[] {
  return exceptions.filter(({ values }) => !isBefore(eventIn(values).recurrenceId, at))
}

/** The writes that take a split back: the exceptions return to the former series, and the new one goes. */
export function writesBack(
  { series, at }: Omit<Split, "exceptions">,
  { item, exceptions }: Pick<Split, "exceptions"> & { readonly item: Item },
): readonly Write[] {
  const { rule, audience } = eventIn(series.values)
  const present = eventIn(item.values)
  const reference: ReferenceValue = { type: "node--agenda", id: series.id, label: textOf(series.values.title) }
  const returned = exceptions.flatMap((each): readonly Write[] => {
    const recurrenceId = counterpart(eventIn(each.values).recurrenceId, present, { start: at, rule })
    return recurrenceId === null
      ? []
      : [changeOf(each, { field_series: reference, field_audience: audience, field_recurrence_id: recurrenceId })]
  })
  return [...returned, { kind: "remove", item }]
}

/** Whether a change of a series concerns its exceptions too. */
export function movesExceptions(before: Item, after: Item): boolean {
  const [former, present] = [eventIn(before.values), eventIn(after.values)]
  return former.start !== present.start || former.rule !== present.rule || former.audience !== present.audience
}

/** Exceptions whose series has changed name their occurrences anew, and get its audience; they keep all else. */
export function exceptionsAfter(before: Item, after: Item, exceptions: readonly Item[]): readonly Write[] {
  const [former, present] = [eventIn(before.values), eventIn(after.values)]
  if (present.rule === "" || !movesExceptions(before, after)) return []
  return exceptions.flatMap((item): readonly Write[] => {
    const { recurrenceId, audience } = eventIn(item.values)
    const moved = counterpart(recurrenceId, former, present) ?? recurrenceId
    const isSame = moved === recurrenceId && audience === present.audience
    return isSame ? [] : [changeOf(item, { field_recurrence_id: moved, field_audience: present.audience })]
  })
}

function changeOf(item: Item, values: ChangedValues): Write {
  return { kind: "change", base: item, values: { ...item.values, ...values } }
}
