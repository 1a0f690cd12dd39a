/** What members are told of series that are split, and of changes that are taken back before they are mailed. */
import { individualPath, seriesChangePath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anAgenda, meeting, members, subjects, tuesday, wednesday, weekly } from "#support/late-mails.ts"
import { post, send } from "#support/writing.ts"

type Agenda = ReturnType<typeof anAgenda>

const series = weekly({ field_event_start: "2026-11-03T18:00:00+01:00", field_event_end: "2026-11-03T20:00:00+01:00" })
const ended = { field_rrule: "FREQ=WEEKLY;UNTIL=20261123T225959Z" }
const moved = "Moved: Meeting"

/** Splits the series before Tuesday: it goes on with what is sent, on Wednesday by default. */
async function split({ server }: Agenda, attributes: object = {}): Promise<void> {
  const data = { type: "node--agenda", attributes: { ...wednesday, ...attributes } }
  const body = { scope: "following", at: tuesday.field_event_start, change: { kind: "edit", data } }
  const { status } = await send(server, seriesChangePath(series.uuid), { method: "POST", body: JSON.stringify(body) })
  expect(status).toBe(200)
}

/** An event that replaces what the series has on Tuesday. */
async function replaceTuesday({ server }: Agenda, attributes: object): Promise<Pick<StoredEntity, "type" | "uuid">> {
  const relationships = { field_series: { data: { type: "node--agenda", id: series.uuid } } }
  const all = { title: "Meeting", status: true, field_audience: "members", field_recurrence_id: tuesday.field_event_start, ...attributes }
  const made = await post(server, "node--agenda", { attributes: all, relationships })
  expect(made.status).toBe(201)
  return { type: "node--agenda", uuid: made.item.id }
}

async function withdraw({ server }: Agenda, event: Pick<StoredEntity, "type" | "uuid">): Promise<void> {
  expect([200, 204]).toContain((await send(server, individualPath(event.type, event.uuid), { method: "DELETE" })).status)
}

test("a series that is split goes on under another title", async () => {
  const agenda = anAgenda([series])
  await split(agenda, { title: "Meeting at the site" })
  const [mail, ...others] = await agenda.later()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(moved)
  expect(mail?.text).toMatch(/Tuesday,? 24 November[^]*Wednesday,? 25 November/)
})

test("a series that goes on at the same times under another title is no late change", async () => {
  const agenda = anAgenda([series])
  await split(agenda, { title: "Meeting at the site", ...tuesday })
  expect(agenda.queued()).toBe(0)
})

test("a series that ends is cancelled", async () => {
  const agenda = anAgenda([series])
  await agenda.save(series, ended)
  expect(subjects(await agenda.later())).toEqual([["mia@example.org", "Cancelled: Meeting"]])
})

test("only the board gets a mail about a series that goes on for the board alone", async () => {
  const agenda = anAgenda([series], [...members, { name: "bob", uid: 12, isBoard: true }])
  await split(agenda, { field_audience: "board" })
  expect(subjects(await agenda.later())).toEqual([["bob@example.org", moved]])
})

test.each([
  ["moved", wednesday],
  ["cancelled", { ...tuesday, field_cancelled: true }],
])("an exception that was %s and is deleted within the minute sends no mail", async (_, attributes) => {
  const agenda = anAgenda([series])
  const exception = await replaceTuesday(agenda, attributes)
  expect(agenda.queued()).toBe(1)
  await withdraw(agenda, exception)
  expect(await agenda.later()).toEqual([])
})

test.each([
  ["moved and deleted", wednesday, withdraw, []],
  ["moved and unpublished", wednesday, (agenda: Agenda, event: StoredEntity) => agenda.save(event, { status: false }), []],
  ["cancelled and deleted", { field_cancelled: true }, withdraw, ["Cancelled: Meeting"]],
] as const)("an event that is %s within the minute sends a mail only if it was cancelled", async (_, change, take, expected) => {
  const event = meeting()
  const agenda = anAgenda([event])
  await agenda.save(event, change)
  await take(agenda, event)
  expect((await agenda.later()).map(({ subject }) => subject)).toEqual(expected)
})
