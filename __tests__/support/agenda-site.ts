/** The board's monthly meeting, and what a site has of it. */
import { anEvent } from "./entities.ts"
import type { TestServer } from "./server.ts"

export const boardMeeting = (fields: NonNullable<NonNullable<Parameters<typeof anEvent>[0]>["fields"]> = {}) =>
  anEvent({
    id: 50,
    label: "Board meeting",
    fields: {
      field_event_start: "2030-12-03T18:00:00+01:00",
      field_event_end: "2030-12-03T20:00:00+01:00",
      field_rrule: "FREQ=MONTHLY;BYDAY=1TU",
      ...fields,
    },
  })

/** The attributes of all events, the oldest first. */
export async function eventsOf(site: TestServer) {
  const { data } = (await site.read("/jsonapi/node/agenda?sort=drupal_internal__nid", { authorization: await site.signIn("claire") })).body
  return data.map(({ attributes }) => attributes)
}
