/** A series that is split before one of its occurrences. */
import type { Item } from "#app/resources/item.ts"
import type { FieldValue, ReferenceValue } from "#app/resources/values.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { counterpart } from "#app/agenda/rule/follow-start.ts"
import { eventIn, isBefore } from "./events.ts"
import { ruleUntil } from "./rule-parts.ts"
import type { ChangeWrite, Write } from "./write.ts"

type Split = {
  readonly series: Item
  readonly exceptions: readonly Item[]
  /** The start that the series gives to the first occurrence after the split. */
  readonly at: string
}

/** What is left to do once the new series is there. Before the last write some events show twice, but none is lost. */
export function writesAfterSplit(split: Split, created: Item): readonly Write[] {
  const { series, exceptions, at } = split
  const { start, audience } = eventIn(created.values)
  const { rule } = eventIn(series.values)
  const before = { start: at, rule }
  const after = { start, rule: eventIn(created.values).rule }
  const reference: ReferenceValue = { type: "node--agenda", id: created.id, label: textOf(created.values.title) }
  // Whoever cancels all that follows means the changed ones too.
  const isCancelled = created.values.field_cancelled === true
  const cancelled = isCancelled === (series.values.field_cancelled === true) ? {} : { field_cancelled: isCancelled }
  const moved = laterThan(exceptions, at).flatMap((item): readonly Write[] => {
    const recurrenceId = counterpart(eventIn(item.values).recurrenceId, before, after)
    // What replaces no occurrence of the new series stays as it is.
    const own = { field_series: reference, field_audience: audience, ...cancelled }
    return recurrenceId === null ? [] : [changeOf(item, { ...own, field_recurrence_id: recurrenceId })]
  })
  return [...moved, { ...endBefore(series, at), continuedBy: created.id }]
}

/** The former series, which ends before an occurrence. */
export function endBefore(series: Item, at: string): ChangeWrite {
  const { rule, exdates } = eventIn(series.values)
  const own = { field_rrule: ruleUntil(rule, at), field_exdates: exdates.filter((time) => isBefore(time, at)) }
  return { kind: "change", base: series, values: { ...series.values, ...own } }
}

export function laterThan(exceptions: readonly Item[], at: string): readonly Item[] {
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

export function changeOf(item: Item, values: Readonly<Record<string, FieldValue>>): Write {
  return { kind: "change", base: item, values: { ...item.values, ...values } }
}
