/** Mails about events that are moved or cancelled shortly before they start. */
import { forgetInterrupted, takeDueMail } from "#server/content/late-mails/mail-queue.ts"
import { anEvent, translated } from "#support/entities.ts"
import { anAgenda, meeting, members, subjects, tuesday, wednesday, weekly } from "#support/late-mails.ts"
import { patchIn } from "#support/in-languages.ts"
import { patch, post } from "#support/writing.ts"

const adas = "aaaaaaaa-0000-4000-8000-000000000013"

test("a moved event is mailed once to each active user who may see it and wants mails, in their language", async () => {
  const event = meeting({ field_audience: "board" })
  const agenda = anAgenda(
    [event],
    [
      { name: "mia", uid: 11 },
      { name: "bob", uid: 12, isBoard: true, langcode: "fr" },
      { name: "ada", uid: 13, roles: ["administrator"], langcode: "nl", uuid: adas },
      { name: "off", uid: 14, isBoard: true, isActive: false },
    ],
  )
  const optedOut = await patch(agenda.server, { type: "user--user", uuid: adas }, { attributes: { field_mail_changes: false } })
  expect(optedOut.status).toBe(200)
  await agenda.save(event, wednesday)
  const [mail, ...others] = await agenda.later()
  expect(others).toEqual([])
  expect(mail).toEqual({
    to: "bob@example.org",
    subject: "Déplacé\u00a0: Meeting",
    text: expect.stringMatching(
      /Avant\u00a0:\nmardi 24 novembre 2026.*18\u00a0h.*20\u00a0h\nOffice\n\nMaintenant\u00a0:\nmercredi 25 novembre 2026.*18\u00a0h.*20\u00a0h\nOffice\n\n.*\nhttps:\/\/site\.example\/fr\/admin\/agenda\/\n\n.*\nhttps:\/\/site\.example\/fr\/people\/12\/edit\/\n/,
    ),
  })
  expect(await agenda.later(3600)).toEqual([])
})

test.each([
  ["another place", meeting(), { field_location: "Atelier" }, ["Moved: Meeting"]],
  ["another end", meeting(), { field_event_end: "2026-11-24T21:00:00+01:00" }, ["Moved: Meeting"]],
  ["cancelled", meeting(), { field_cancelled: true }, ["Cancelled: Meeting"]],
  [
    "from next month to tomorrow",
    meeting({ field_event_start: "2026-12-24T18:00:00+01:00", field_event_end: null }),
    wednesday,
    ["Moved: Meeting"],
  ],
  ["from tomorrow to next month", meeting(), { field_event_start: "2026-12-24T18:00:00+01:00", field_event_end: null }, ["Moved: Meeting"]],
  [
    "from tomorrow to the year after next",
    meeting(),
    { field_event_start: "2028-12-24T18:00:00+01:00", field_event_end: null },
    ["Moved: Meeting"],
  ],
  ["a series a day later", weekly(), wednesday, ["Moved: Meeting"]],
  ["a series cancelled", weekly(), { field_cancelled: true }, ["Cancelled: Meeting"]],
  ["a series without its next time", weekly(), { field_exdates: [tuesday.field_event_start] }, ["Cancelled: Meeting"]],
  [
    "a series without the second of its next times",
    weekly({ field_rrule: "FREQ=DAILY" }),
    { field_exdates: [wednesday.field_event_start] },
    ["Cancelled: Meeting"],
  ],
] as const)("a mail reports the change: %s", async (_, event, attributes, expected) => {
  const agenda = anAgenda([event])
  await agenda.save(event, attributes)
  expect((await agenda.later()).map(({ subject }) => subject)).toEqual(expected)
})

test.each([
  ["a new title", meeting(), { title: "Meeting of the board" }],
  ["four days before", meeting({ field_event_start: "2026-11-27T18:00:00+01:00", field_event_end: null }), { field_cancelled: true }],
  ["after it began", meeting({ field_event_start: "2026-11-23T09:00:00+01:00", field_event_end: null }), { field_cancelled: true }],
  ["a series without a later time", weekly(), { field_exdates: ["2026-12-01T18:00:00+01:00"] }],
  ["a series that ends later", weekly(), { field_rrule: "FREQ=WEEKLY;COUNT=5" }],
] as const)("no mail reports the change: %s", async (_, event, attributes) => {
  const agenda = anAgenda([event])
  await agenda.save(event, attributes)
  expect(await agenda.later()).toEqual([])
})

test("neither a changed draft nor its publication sends a mail", async () => {
  const draft = { ...meeting(), status: false }
  const agenda = anAgenda([draft])
  await agenda.save(draft, wednesday)
  await agenda.save(draft, { status: true })
  expect(await agenda.later()).toEqual([])
})

test("a mail about one moved or cancelled occurrence of a series has the times of that occurrence", async () => {
  const series = weekly({ field_event_start: "2026-11-03T18:00:00+01:00", field_event_end: "2026-11-03T20:00:00+01:00" })
  const agenda = anAgenda([series])
  const relationships = { field_series: { data: { type: "node--agenda", id: series.uuid } } }
  const said = { title: "Meeting", status: true, field_audience: "members", field_recurrence_id: tuesday.field_event_start }
  const made = await post(agenda.server, "node--agenda", { attributes: { ...said, ...wednesday }, relationships })
  expect(made.status).toBe(201)
  const [mail] = await agenda.later()
  expect(mail?.text).toMatch(/Before:\nTuesday,? 24 November 2026.*18:00.*20:00\nOffice\n\nNow:\nWednesday,? 25 November 2026/)
  const exception = anEvent({ uuid: made.item.id })
  await agenda.save(exception, { field_cancelled: true })
  const [cancelled] = await agenda.later()
  expect(cancelled?.text).toMatch(/is cancelled\.\n\nIt was planned for:\nWednesday,? 25 November 2026/)
})

test("changes within a minute make one mail, or none if the event is as before", async () => {
  const event = meeting()
  const agenda = anAgenda([event])
  await agenda.save(event, wednesday)
  await agenda.save(event, { field_location: "Atelier" })
  expect(agenda.queued()).toBe(1)
  const [mail, ...others] = await agenda.later()
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/Tuesday,? 24 [^]*Office[^]*Wednesday,? 25 [^]*Atelier/)
  await agenda.save(event, { field_cancelled: true })
  await agenda.save(event, { field_cancelled: false })
  expect(await agenda.later()).toEqual([])
})

test("a failed mail server is asked again, ever later, until the mail is given up; no address is logged", async () => {
  const event = meeting({ field_event_start: "2026-11-26T06:00:00+01:00", field_event_end: null })
  const agenda = anAgenda([event])
  await agenda.save(event, { field_cancelled: true })
  agenda.fail(Object.assign(new Error("550 no mia@example.org here"), { code: "EENVELOPE" }))
  for (const wait of [61, 30, 31, 301, 901, 3601, 10_801, 21_601]) await agenda.later(wait)
  expect(agenda.log.map(({ event: what, attempts }) => [what, attempts])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((attempts) => ["mail server failed", attempts]),
    ["mail given up", 7],
  ])
  expect(JSON.stringify(agenda.log)).not.toContain("mia")
  expect(agenda.queued()).toBe(0)
})

test("a mail leaves when the mail server is back, and not after the event began", async () => {
  const event = meeting()
  const agenda = anAgenda([event])
  await agenda.save(event, { field_cancelled: true })
  agenda.fail(new Error("away"))
  expect(await agenda.later()).toEqual([])
  agenda.fail(null)
  expect(subjects(await agenda.later())).toEqual([["mia@example.org", "Cancelled: Meeting"]])
  const other = anAgenda([event])
  await other.save(event, { field_cancelled: true })
  expect(await other.later(36 * 3600)).toEqual([])
  expect(other.queued()).toBe(0)
})

test("a waiting mail survives a restart, and a mail that was being sent isn't sent twice", async () => {
  const event = meeting()
  const agenda = anAgenda([event], [...members, { name: "bob", uid: 12 }])
  await agenda.save(event, { field_cancelled: true })
  expect(takeDueMail(agenda.server.db, Date.parse("2026-11-23T10:00:00Z") / 1000)).toMatchObject({ attempts: 0 })
  expect(forgetInterrupted(agenda.server.db)).toBe(1)
  expect(await agenda.later()).toHaveLength(1)
  expect(await agenda.later()).toEqual([])
})

describe("mails about an event in several languages", () => {
  const readers = [
    { name: "mia", uid: 11 },
    { name: "bob", uid: 12, langcode: "fr" },
    { name: "ada", uid: 13, langcode: "nl" },
  ] as const

  test("each reader gets one mail, with the title in their language", async () => {
    const event = translated(translated(meeting(), "fr", { label: "Réunion" }), "nl", { label: "Vergadering", status: false })
    const agenda = anAgenda([event], readers)
    await agenda.save(event, wednesday)
    expect(subjects(await agenda.later())).toEqual([
      ["mia@example.org", "Moved: Meeting"],
      ["bob@example.org", "Déplacé\u00a0: Réunion"],
      // The Dutch title isn't published.
      ["ada@example.org", "Verplaatst: Meeting"],
    ])
  })

  test("the mail names an event by its published title, never by a draft's title", async () => {
    const event = translated({ ...meeting(), status: false }, "fr", { label: "Réunion" })
    const agenda = anAgenda([event], readers)
    await agenda.save(event, { field_cancelled: true })
    expect(subjects(await agenda.later())).toEqual([
      ["mia@example.org", "Cancelled: Réunion"],
      ["bob@example.org", "Annulé\u00a0: Réunion"],
      ["ada@example.org", "Geannuleerd: Réunion"],
    ])
  })

  test("neither a change of a text nor the unpublishing of one language sends a mail", async () => {
    const event = translated(meeting(), "fr", { label: "Réunion" })
    const agenda = anAgenda([event], readers)
    await agenda.save(event, wednesday)
    await agenda.save(event, { status: false })
    expect(subjects(await agenda.later())).toHaveLength(3)
    await patchIn(agenda.server, "fr", event, { attributes: { title: "La réunion" } })
    expect(await agenda.later()).toEqual([])
  })
})
