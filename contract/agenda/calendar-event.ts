import type { Langcode } from "../fields.ts"
import type { Audience } from "../permissions.ts"
import { kinds } from "../content.ts"
import { plainText } from "../plain-text.ts"
import { dayIn } from "./all-day.ts"
import { fromSeconds, toSeconds } from "./brussels.ts"
import type { EventTimes } from "./occurrences.ts"
import { placeOf } from "./place.ts"

export type EventFields = Readonly<Record<string, unknown>>

export type CalendarEvent = {
  readonly uuid: string
  readonly title: string
  /** Plain text. */
  readonly description: string | null
  readonly location: string | null
  readonly url: string | null
  readonly start: string
  readonly end: string | null
  readonly rule: string | null
  readonly exdates: readonly string[]
  /** Names the series by UUID if this event replaces the occurrence at `recurrenceId`. */
  readonly series: string | null
  readonly recurrenceId: string | null
  readonly isCancelled: boolean
  /** RFC 3339, as is `changed`. */
  readonly created: string
  readonly changed: string
  readonly vid: number
  readonly categories: readonly string[]
}

type EventSource = Pick<CalendarEvent, "uuid" | "title" | "series" | "created" | "changed" | "vid"> & {
  readonly fields: EventFields
  readonly path: string | null
  readonly site: string | null
  readonly language: Langcode
  readonly category: string | null
}

/** Returns an event for calendar programs. An event that is not public gets no address. */
export function calendarEvent({ fields, path, site, language, category, ...own }: EventSource): CalendarEvent {
  const page = path ?? kinds["node--agenda"].publicPath
  return {
    ...own,
    ...timesOf(fields),
    description: descriptionOf(fields.body),
    location: placeIn(fields, language),
    url: site === null || audienceOf(fields) !== "public" ? null : site + encodeURI(page),
    recurrenceId: own.series === null ? null : recurrenceIdOf(fields),
    isCancelled: isCancelled(fields),
    categories: category === null || category === "" ? [] : [category],
  }
}

/** Returns an event's times in Brussels, whatever offset the back end writes. `start` is empty if it can't be read. */
export function timesOf(fields: EventFields): Omit<EventTimes, "replaced"> {
  const { field_event_start: start, field_event_end: end, field_rrule: rule, field_exdates: exdates } = fields
  const isAllDay = fields.field_all_day === true
  return {
    start: timeIn(start, isAllDay) ?? "",
    end: timeIn(end, isAllDay),
    rule: typeof rule === "string" && rule !== "" ? rule : null,
    exdates: [exdates ?? []].flat().flatMap((time) => timeIn(time, isAllDay) ?? []),
  }
}

export function recurrenceIdOf(fields: EventFields): string | null {
  return timeIn(fields.field_recurrence_id, fields.field_all_day === true)
}

function timeIn(value: unknown, isAllDay: boolean): string | null {
  if (typeof value !== "string") return null
  const seconds = toSeconds(value)
  return isAllDay || seconds === null ? dayIn(value) : fromSeconds(seconds)
}

export function isCancelled(fields: EventFields): boolean {
  return fields.field_cancelled === true
}

export function audienceOf({ field_audience: audience }: EventFields): Audience {
  return audience === "public" || audience === "board" ? audience : "members"
}

export function placeIn(fields: EventFields, language: Langcode): string | null {
  const text = (name: string) => textIn(fields[name])
  const address = {
    location: text("field_location"),
    street: text("field_street"),
    postalCode: text("field_postal_code"),
    locality: text("field_locality"),
    country: text("field_country"),
  }
  return placeOf(address, language).join(", ") || null
}

/** Drupal's filters make `processed` from the text. The embedded server stores filtered text. */
function descriptionOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null
  const { summary, processed, value }: { readonly summary?: unknown; readonly processed?: unknown; readonly value?: unknown } = body
  const parts = [textIn(summary).trim(), plainText(textIn(processed) || textIn(value))]
  return parts.filter((part) => part !== "").join("\n\n") || null
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : ""
}
