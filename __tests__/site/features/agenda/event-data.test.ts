import { structuredEvent } from "#features/agenda/event-data.ts"

const date = { start: "2026-12-03T19:30:00+01:00", end: "2026-12-03T22:00:00+01:00", isCancelled: false, movedFrom: null }
const nowhere = { location: null, street: null, postalCode: null, locality: null, country: null, latitude: null, longitude: null }
const hall = { ...nowhere, location: "Cadran Hall", street: "Rue du Page 88", postalCode: "1050", locality: "Ixelles", country: "BE" }
const event: Queries.EventDataFragment = {
  title: "Talk",
  path: "/agenda/talk/",
  summary: "In short.",
  image: null,
  ...hall,
  online: false,
  category: null,
  related: { dates: [date] },
}

function dataOf(changed: Partial<Queries.EventDataFragment>, siteUrl: string | null = "https://g30.example/") {
  const text = structuredEvent({ event: { ...event, ...changed }, siteUrl, organizer: "G30 asbl/vzw" })
  const data: Readonly<Record<string, unknown>> | null = JSON.parse(text ?? "null")
  return data
}

test("search engines read what takes place, when, where and by whom", () => {
  expect(dataOf({})).toMatchObject({
    "@type": "Event",
    name: "Talk",
    startDate: "2026-12-03T19:30:00+01:00",
    endDate: "2026-12-03T22:00:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: [{ "@type": "Place", name: "Cadran Hall", address: { streetAddress: "Rue du Page 88", addressLocality: "Ixelles" } }],
    url: "https://g30.example/agenda/talk/",
    organizer: { "@type": "Organization", name: "G30 asbl/vzw", url: "https://g30.example/" },
  })
})

test("they learn that an event is cancelled, moved or online", () => {
  expect(dataOf({ related: { dates: [{ ...date, isCancelled: true }] } })).toMatchObject({
    eventStatus: "https://schema.org/EventCancelled",
  })
  const moved = { ...date, movedFrom: "2026-12-02T19:30:00+01:00" }
  expect(dataOf({ related: { dates: [moved] } })).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2026-12-02T19:30:00+01:00",
  })
  expect(dataOf({ online: true })).toMatchObject({ eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode" })
  expect(dataOf({ ...nowhere, online: true })).toMatchObject({
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: [{ "@type": "VirtualLocation", url: "https://g30.example/agenda/talk/" }],
  })
})

test("without the site's address there are no addresses, and without a date there is nothing", () => {
  expect(dataOf({}, null)).not.toHaveProperty("url")
  expect(dataOf({ related: { dates: [] } })).toBeNull()
})

test("a text can't end the script", () => {
  expect(structuredEvent({ event: { ...event, title: "</script>" }, siteUrl: null, organizer: "" })).not.toContain("</script>")
})
