import { formatDay } from "#contract/agenda/days.ts"
import { parametersOf } from "#dashboard/items/requests.ts"

/** Days in Brussels; `last` is included. */
export type DayRange = { readonly first: number; readonly last: number }

type Parameters = Readonly<Record<string, string>>

const fields = [
  ...["drupal_internal__nid", "drupal_internal__vid", "title", "status", "changed"],
  ...["langcode", "default_langcode", "content_translation_source"],
  ...["field_event_start", "field_event_end", "field_all_day", "field_rrule", "field_exdates"],
  ...["field_series", "field_recurrence_id", "field_cancelled"],
  ...["field_location", "field_street", "field_postal_code", "field_locality", "field_country", "field_latitude", "field_longitude"],
  ...["field_online", "field_category", "field_audience", "field_attachments"],
]

/** Texts and pictures load with an event's details. */
export const listFields: Parameters = {
  "fields[node--agenda]": fields.join(","),
  "fields[taxonomy_term--event_categories]": "name",
  "fields[file--file]": "filename,uri",
  include: "field_category,field_attachments",
  sort: "drupal_internal__nid",
}

/** Our server keeps drafts from members; a Drupal's permissions may not. */
export function published(isAdmin: boolean): Parameters {
  return isAdmin ? {} : { "filter[status]": "1" }
}

/**
 * Finds events that have begun by the last day, and that end later than the first or repeat. A Drupal has these filters too. Stored times are in
 * another zone, so the range is two days longer on both sides.
 */
export function mayOccur({ first, last }: DayRange): Parameters {
  const from = formatDay(first - 2)
  return {
    ...parametersOf("begun", { path: "field_event_start", operator: "<", value: formatDay(last + 3) }),
    "filter[any][group][conjunction]": "OR",
    ...parametersOf("repeats", { path: "field_rrule", operator: "IS NOT NULL" }),
    ...parametersOf("ends", { path: "field_event_end", operator: ">=", value: from }),
    ...parametersOf("begins", { path: "field_event_start", operator: ">=", value: from }),
    ...Object.fromEntries(["repeats", "ends", "begins"].map((name) => [`filter[${name}][condition][memberOf]`, "any"])),
  }
}

/** Days that one event of a series lasts at most. */
const longest = 60

export function replacing({ first, last }: DayRange): Parameters {
  return {
    "fields[node--agenda]": "field_series,field_recurrence_id",
    ...parametersOf("after", { path: "field_recurrence_id", operator: ">=", value: formatDay(first - longest) }),
    ...parametersOf("before", { path: "field_recurrence_id", operator: "<", value: formatDay(last + 3) }),
    "filter[status]": "1",
    sort: "drupal_internal__nid",
  }
}

export function eventAndReplacing(id: string): Parameters {
  return {
    ...listFields,
    "fields[node--agenda]": [...fields, "body", "created", "path"].join(","),
    "filter[any][group][conjunction]": "OR",
    ...parametersOf("itself", { path: "id", value: id }),
    ...parametersOf("of", { path: "field_series.id", value: id }),
    ...Object.fromEntries(["itself", "of"].map((name) => [`filter[${name}][condition][memberOf]`, "any"])),
  }
}

export const searchFields = ["title", "field_location", "field_street", "field_locality"]
