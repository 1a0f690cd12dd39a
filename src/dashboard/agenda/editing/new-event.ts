import { restFrom } from "#contract/agenda/split-series.ts"
import type { Times } from "#contract/agenda/occurrences.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { storedClockTime } from "#dashboard/agenda/days/event-time.ts"
import type { EventSource } from "#dashboard/agenda/series/beginning.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import type { Item } from "#dashboard/items/item.ts"
import type { ReferenceValue, Values } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"

export function blankEvent(empty: Item, day: string): Item {
  const on = (time: string) => storedClockTime({ date: day, time }, false)
  return { ...empty, values: { ...empty.values, field_event_start: on("10:00"), field_event_end: on("11:00") } }
}

export function eventFrom({ scope, ...times }: EventSource, item: Item): Item {
  if (scope === "one") return exceptionOf(item, times)
  if (scope === "following") return restOf(item, times.start)
  const own = { field_series: null, field_recurrence_id: "", field_cancelled: false, status: false, promote: false }
  return newEvent({ ...item.values, ...own, title: appWords.listActions.copyOf(textOf(item.values.title)) })
}

/** The server makes the address from the title. */
function newEvent(values: Values): Item {
  const empty = emptyItem("node--agenda", { langcode: "en", uid: null })
  return { ...empty, values: { ...empty.values, ...values, ...("path" in empty.values && { path: "" }), uid: null } }
}

/** Copies the values of the series, which the user then changes. */
function exceptionOf({ id, values }: Item, { start, end }: Times): Item {
  const series: ReferenceValue = { type: "node--agenda", id, label: textOf(values.title) }
  const own = { field_rrule: "", field_exdates: [], field_series: series, field_recurrence_id: start }
  return newEvent({ ...values, ...own, field_event_start: start, field_event_end: end ?? "" })
}

/** The values are still those of the other series. */
function restOf({ id, isPublished, values }: Item, at: string): Item {
  const rest = restFrom(values, at)
  return { ...newEvent({ ...values, ...rest, field_event_end: rest.field_event_end ?? "" }), continues: { id, at, isPublished } }
}
