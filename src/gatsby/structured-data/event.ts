import * as v from "valibot"
import { placeOf } from "../../../contract/agenda/place.ts"
import { association, pictureOf, placeFields, plain, text, whereabouts, type Facts, type Thing } from "./facts.ts"

const date = v.object({
  start: v.string(),
  end: v.nullable(v.string()),
  isCancelled: v.boolean(),
  movedFrom: v.nullable(v.string()),
})

export const event = v.object({
  title: v.string(),
  langcode: v.string(),
  summary: v.string(),
  ...placeFields,
  location: v.nullable(v.string()),
  online: v.boolean(),
  image: v.unknown(),
  related: v.object({ dates: v.array(date) }),
})
type EventData = v.InferOutput<typeof event>

/** A series gives one https://schema.org/Event for each of its next dates. */
export function eventsOf(eventFields: EventData, facts: Facts): readonly Thing[] {
  const { title, langcode, summary, image, related } = eventFields
  const organizer = association(facts)
  return related.dates.map((one) => ({
    "@type": "Event",
    name: plain(title),
    description: text(summary),
    inLanguage: langcode,
    startDate: one.start,
    endDate: one.end ?? undefined,
    previousStartDate: one.movedFrom ?? undefined,
    eventStatus: `https://schema.org/Event${statusOf(one)}`,
    eventAttendanceMode: `https://schema.org/${modeOf(eventFields, facts)}EventAttendanceMode`,
    location: locationsOf(eventFields, facts),
    image: pictureOf(image, facts),
    url: facts.url,
    organizer,
  }))
}

function statusOf({ isCancelled, movedFrom }: v.InferOutput<typeof date>): string {
  if (isCancelled) return "Cancelled"
  return movedFrom === null ? "Scheduled" : "Rescheduled"
}

function modeOf(eventFields: EventData, { language }: Facts): string {
  if (!eventFields.online) return "Offline"
  return placeOf(eventFields, language).length > 0 ? "Mixed" : "Online"
}

function locationsOf(eventFields: EventData, { url, language }: Facts): readonly Thing[] {
  const [name] = placeOf(eventFields, language)
  const place = name === undefined ? [] : [{ "@type": "Place", name: plain(name), ...whereabouts(eventFields) }]
  return [...place, ...(eventFields.online ? [{ "@type": "VirtualLocation", url }] : [])]
}
