/** Builds items of the back end for a series, its rest and its exceptions. */
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Item } from "#dashboard/items/item.ts"
import { type ReferenceValue, type Values, isReference, isTexts } from "#dashboard/items/values.ts"
import type { OccurrenceTimes } from "#contract/agenda/occurrences.ts"
import { restFrom } from "#contract/agenda/split.ts"

export type EventValues = {
  readonly start: string
  readonly end: string
  readonly rule: string
  readonly exdates: readonly string[]
  readonly series: ReferenceValue | null
  readonly recurrenceId: string
  readonly audience: string
}

/** The names of an event's fields in Drupal. */
export const eventFields = {
  start: "field_event_start",
  end: "field_event_end",
  isAllDay: "field_all_day",
  rule: "field_rrule",
  exdates: "field_exdates",
  series: "field_series",
  recurrenceId: "field_recurrence_id",
  isCancelled: "field_cancelled",
  place: "field_location",
  category: "field_category",
  audience: "field_audience",
  picture: "field_image",
} as const

export function eventIn(values: Values): EventValues {
  const { [eventFields.exdates]: exdates, [eventFields.series]: series } = values
  return {
    start: textOf(values[eventFields.start]),
    end: textOf(values[eventFields.end]),
    rule: textOf(values[eventFields.rule]),
    exdates: isTexts(exdates) ? exdates : [],
    series: isReference(series) ? series : null,
    recurrenceId: textOf(values[eventFields.recurrenceId]),
    audience: textOf(values[eventFields.audience]),
  }
}

export function isSeries({ values }: Pick<Item, "values">): boolean {
  return eventIn(values).rule !== ""
}

/** Makes a new event with the values of another one. The server makes its address from its title. */
export function newEvent(values: Values): Item {
  const empty = emptyItem("node--agenda", { langcode: "en", uid: null })
  return { ...empty, values: { ...empty.values, ...values, ...("path" in empty.values && { path: "" }), uid: null } }
}

/** Makes the event that will replace one occurrence of a series; its values are still those of the series. */
export function exceptionOf({ id, values }: Item, { recurrenceId, start, end }: OccurrenceTimes): Item {
  const series: ReferenceValue = { type: "node--agenda", id, label: textOf(values.title) }
  const own = { field_rrule: "", field_exdates: [], field_series: series, field_recurrence_id: recurrenceId ?? start }
  return newEvent({ ...values, ...own, field_event_start: start, field_event_end: end ?? "" })
}

/** Makes the series that will replace another one from an occurrence on; its values are still those of the other one. */
export function restOf({ id, isPublished, values }: Item, { recurrenceId, start }: OccurrenceTimes): Item {
  const at = recurrenceId ?? start
  const rest = restFrom(values, at)
  return { ...newEvent({ ...values, ...rest, field_event_end: rest.field_event_end ?? "" }), continues: { id, at, isPublished } }
}
