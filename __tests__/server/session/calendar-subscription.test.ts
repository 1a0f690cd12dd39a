/** The subscription to the agenda: its address, who gets what, and what nobody gets. */
import { subscriptionPath, userCalendarPath } from "#contract/paths.ts"
import type { UserCalendar } from "#contract/session.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anEvent, to } from "#support/entities.ts"
import { aServer, origin, type TestServer } from "#support/server.ts"

const now = new Date("2026-11-23T09:00:00Z")
const timed = (audience: string, fields: object = {}) => ({
  field_audience: audience,
  field_event_start: "2026-12-01T18:00:00+01:00",
  field_event_end: "2026-12-01T20:00:00+01:00",
  ...fields,
})
const event = (label: string, audience: string, fields: object = {}) => anEvent({ label, fields: timed(audience, fields) })

function aCalendarServer(...events: readonly StoredEntity[]) {
  return aServer({ now: () => now })
    .withAccount({ name: "mia", uid: 11 })
    .withAccount({ name: "bob", uid: 12, isBoard: true })
    .withAccount({ name: "ada", uid: 13, roles: ["administrator"] })
    .with(...events)
    .start()
}

async function calendar(server: TestServer, name: string, uid: number, method = "GET"): Promise<{ status: number; body: UserCalendar }> {
  const response = await server.fetch(userCalendarPath(uid), { method, headers: { authorization: await server.signIn(name) } })
  const text = await response.text()
  return { status: response.status, body: text === "" ? {} : JSON.parse(text) }
}

/** The path of a new subscription. */
async function subscribe(server: TestServer, name: string, uid: number): Promise<string> {
  const { body } = await calendar(server, name, uid, "POST")
  return (body.address ?? "").slice(origin.length)
}

async function titles(server: TestServer, path: string): Promise<readonly string[]> {
  const text = await (await server.fetch(path)).text()
  return [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = ""]) => title).toSorted()
}

test("a user makes, sees and revokes the address of their calendar", async () => {
  const server = aCalendarServer(event("Visit", "members"))
  expect(await calendar(server, "mia", 11)).toEqual({ status: 200, body: { address: null, created: null, fetched: null } })
  const made = await calendar(server, "mia", 11, "POST")
  expect(made.body.address).toMatch(/^http:\/\/server\.example\/calendar\/[\w-]{43}\.ics$/)
  expect(made.body).toMatchObject({ created: now.toISOString(), fetched: null })
  // A second POST keeps what a program has subscribed to.
  expect((await calendar(server, "mia", 11, "POST")).body).toEqual(made.body)
  const path = (made.body.address ?? "").slice(origin.length)
  expect(await titles(server, path)).toEqual(["Visit"])
  expect((await calendar(server, "mia", 11)).body).toEqual({ ...made.body, fetched: now.toISOString() })
  expect((await calendar(server, "mia", 11, "DELETE")).status).toBe(204)
  expect((await server.fetch(path)).status).toBe(404)
  expect(await subscribe(server, "mia", 11)).not.toBe(path)
})

test("the database keeps no token", async () => {
  const server = aCalendarServer()
  const token = /\/calendar\/(.*)\.ics/.exec(await subscribe(server, "mia", 11))?.[1] ?? "none"
  const stored: unknown = server.db.prepare("SELECT * FROM calendar").all()
  expect(JSON.stringify(stored)).toContain("nonce")
  expect(JSON.stringify(stored)).not.toContain(token)
})

test("members get members' and public events, the board and admins the board's too, and nobody drafts", async () => {
  const draft = anEvent({ label: "Draft", status: false, fields: timed("members") })
  const server = aCalendarServer(event("For all", "public"), event("For members", "members"), event("For the board", "board"), draft)
  expect(await titles(server, await subscribe(server, "mia", 11))).toEqual(["For all", "For members"])
  expect(await titles(server, await subscribe(server, "bob", 12))).toEqual(["For all", "For members", "For the board"])
  expect(await titles(server, await subscribe(server, "ada", 13))).toEqual(["For all", "For members", "For the board"])
})

test("the address of a blocked or deleted account, and a made-up one, answer 404", async () => {
  const server = aCalendarServer(event("Visit", "members"))
  const [mias, bobs] = [await subscribe(server, "mia", 11), await subscribe(server, "bob", 12)]
  const authorization = await server.signIn("ada")
  server.db.exec(
    "UPDATE entity SET status = 0 WHERE type = 'user--user' AND id = 11; DELETE FROM entity WHERE type = 'user--user' AND id = 12",
  )
  for (const path of [mias, bobs, subscriptionPath("A".repeat(43)), "/calendar/x.ics", "/calendar/"])
    expect([path, (await server.fetch(path, { headers: { authorization } })).status]).toEqual([path, 404])
})

test("guesses of one address are limited, and a right one still answers there", async () => {
  const server = aCalendarServer(event("Visit", "members"))
  const path = await subscribe(server, "mia", 11)
  const statuses = new Map<number, number>()
  for (let guess = 0; guess < 60; guess++) {
    const { status } = await server.fetch(subscriptionPath(String(guess).padStart(43, "x")))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [404, 50],
    [429, 10],
  ])
  expect((await server.fetch(path)).status).toBe(200)
})

test("the answer is iCalendar for one reader, with an ETag, and 304 while nothing changes", async () => {
  const visit = event("Visit", "members")
  const server = aCalendarServer(visit)
  const path = await subscribe(server, "mia", 11)
  const { status, headers } = await server.fetch(path)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8")
  expect(headers.get("cache-control")).toBe("private, no-cache")
  expect(Date.parse(headers.get("last-modified") ?? "")).toBe(visit.changed * 1000)
  const etag = headers.get("etag") ?? ""
  const again = () => server.fetch(path, { headers: { "If-None-Match": etag } })
  expect((await again()).status).toBe(304)
  server.put({ ...visit, label: "Another visit" })
  expect((await again()).status).toBe(200)
  const head = await server.fetch(path, { method: "HEAD" })
  expect([head.status, await head.text()]).toEqual([200, ""])
})

test("no log names an address, whatever becomes of its request", async () => {
  const server = aCalendarServer()
  const path = await subscribe(server, "mia", 11)
  const token = path.slice("/calendar/".length, -".ics".length)
  await server.fetch(path)
  await server.fetch(`${path}?a=b`)
  await server.fetch(`/%63alendar/${token}.ics`)
  await server.fetch(`//calendar/${token}.ics`)
  await server.fetch(`/CALENDAR/${token}`)
  await server.fetch(path, { method: "DELETE" })
  server.db.exec("DROP TABLE calendar")
  expect((await server.fetch(path)).status).toBe(500)
  const lines = JSON.stringify(server.log)
  expect(lines).toContain("request failed")
  expect(lines).toContain("/calendar/…")
  expect(lines).not.toContain(token)
})

test("past events go after twelve months, and coming ones are all there", async () => {
  const at = (label: string, year: number) =>
    event(label, "members", { field_event_start: `${year}-01-05`, field_event_end: null, field_all_day: true })
  const series = (label: string, rule: string) =>
    event(label, "members", { field_event_start: "2020-01-05", field_event_end: null, field_all_day: true, field_rrule: rule })
  const ended = [series("Ended", "FREQ=MONTHLY;UNTIL=20230101"), series("Goes on", "FREQ=MONTHLY")]
  const server = aCalendarServer(at("Long ago", 2025), at("This year", 2026), at("Far", 2040), ...ended)
  expect(await titles(server, await subscribe(server, "mia", 11))).toEqual(["Far", "Goes on", "This year"])
})

test("an exception has the UID of its series, and an exception that the reader may not see hides its occurrence", async () => {
  const series = event("Meeting", "members", { field_rrule: "FREQ=WEEKLY" })
  const replacing = (label: string, day: string, fields: object, status = true) => {
    const replaced = {
      field_recurrence_id: `${day}T18:00:00+01:00`,
      field_event_start: `${day}T19:00:00+01:00`,
      field_event_end: null,
      ...fields,
    }
    return anEvent({ label, status, fields: timed("members", replaced), references: { field_series: to(series) } })
  }
  const server = aCalendarServer(
    series,
    replacing("Later", "2026-12-08", {}),
    replacing("Secret", "2026-12-15", { field_audience: "board" }),
    replacing("Planned", "2026-12-22", {}, false),
  )
  const text = await (await server.fetch(await subscribe(server, "mia", 11))).text()
  expect(text.match(/^UID:.*$/gm)).toEqual([`UID:${series.uuid}`, `UID:${series.uuid}`])
  expect(text).toContain("RECURRENCE-ID;TZID=Europe/Brussels:20261208T180000\r\n")
  // A draft changes nothing until it is published, in the agenda as in the calendar.
  expect(text.match(/^EXDATE.*$/gm)).toEqual(["EXDATE;TZID=Europe/Brussels:20261215T180000"])
  expect(text).not.toContain("Secret")
  const board = await (await server.fetch(await subscribe(server, "bob", 12))).text()
  expect(board).toContain("SUMMARY:Secret")
  expect(board).not.toContain("EXDATE")
})
