/** An event as search engines read it: https://schema.org/Event. */
import { placeOf } from "#contract/agenda/place.ts"

type Given = {
  readonly event: Queries.EventDataFragment
  /** Without it there are no absolute addresses, and these are left out. */
  readonly siteUrl: string | null
  readonly organizer: string
}

/** Returns the event's data; for a series those of the next date, and null without a date. */
export function structuredEvent({ event, siteUrl, organizer }: Given): string | null {
  const [date] = event.related.dates
  if (date === undefined) return null
  const absolute = (address: string | undefined) =>
    siteUrl === null || address === undefined ? undefined : siteUrl.replace(/\/$/, "") + address
  const url = absolute(event.path)
  const data = {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    startDate: date.start,
    endDate: date.end ?? undefined,
    previousStartDate: date.movedFrom ?? undefined,
    eventStatus: `https://schema.org/Event${statusOf(date)}`,
    eventAttendanceMode: `https://schema.org/${modeOf(event)}EventAttendanceMode`,
    location: locationsOf(event, url),
    image: absolute(event.image?.file?.childImageSharp?.resize?.src ?? undefined),
    url,
    description: event.summary || undefined,
    organizer: { "@type": "Organization", name: organizer, url: absolute("/") },
  }
  // "</script" in a text would close the script element.
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`)
}

function statusOf({ isCancelled, movedFrom }: Queries.EventDataFragment["related"]["dates"][number]): string {
  if (isCancelled) return "Cancelled"
  return movedFrom === null ? "Scheduled" : "Rescheduled"
}

function modeOf(event: Queries.EventDataFragment): string {
  if (!event.online) return "Offline"
  return placeOf(event).length > 0 ? "Mixed" : "Online"
}

function locationsOf(event: Queries.EventDataFragment, url: string | undefined) {
  const { street, postalCode, locality, country, latitude, longitude } = event
  const lines = placeOf(event)
  const address = { "@type": "PostalAddress", streetAddress: street, postalCode, addressLocality: locality, addressCountry: country }
  const geo = latitude === null || longitude === null ? undefined : { "@type": "GeoCoordinates", latitude, longitude }
  const place = lines.length === 0 ? [] : [{ "@type": "Place", name: lines[0], address, geo }]
  return [...place, ...(event.online ? [{ "@type": "VirtualLocation", url }] : [])]
}
