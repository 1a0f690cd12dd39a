import { invitationPath, isApiPath } from "#contract/paths.ts"
import { passwordFor } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"

let time = new Date("2026-11-21T12:00:00Z")
const hour = 3_600_000
const later = (hours: number) => {
  time = new Date(time.getTime() + hours * hour)
}
const options = { now: () => time, session: { siteUrl: "https://g30.example" } }
const anOffice = (session: object = options.session) =>
  aServer({ ...options, session })
    .withAccount({ name: "ada", uid: 1, roles: ["administrator"] })
    .withAccount({ name: "ines", uid: 3 })
    .start()

type Made = {
  readonly data: { readonly id: string; readonly attributes: { readonly drupal_internal__uid: number }; readonly meta: object }
}

async function ask(server: TestServer, path: string, init: RequestInit & { readonly by?: string | null }) {
  const { by = "ada", ...request } = init
  const authorization = by === null ? {} : { authorization: await server.signIn(by) }
  const response = await server.fetch(path, { ...request, headers: { "content-type": "application/vnd.api+json", ...authorization } })
  const text = await response.text()
  // Mails leave after the answer.
  await new Promise((resolve) => setImmediate(resolve))
  return { status: response.status, headers: response.headers, text }
}

/** Makes the account of `noor` as `ada`. */
async function create(server: TestServer, attributes: object = {}) {
  const data = { type: "user--user", attributes: { name: "noor", mail: "noor@example.org", ...attributes } }
  const { status, text } = await ask(server, "/jsonapi/user/user", { method: "POST", body: JSON.stringify({ data }) })
  const { data: made }: Made = JSON.parse(text)
  return { status, uuid: made.id, uid: made.attributes.drupal_internal__uid, meta: made.meta }
}

const inviteAgain = (server: TestServer, uid: number, by: string | null = "ada") => ask(server, invitationPath(uid), { method: "POST", by })

async function metaOf(server: TestServer, uuid: string): Promise<object> {
  const made: Made = JSON.parse((await ask(server, `/jsonapi/user/user/${uuid}`, { method: "GET" })).text)
  return made.data.meta
}

const change = (server: TestServer, uuid: string, attributes: object) =>
  ask(server, `/jsonapi/user/user/${uuid}`, {
    method: "PATCH",
    body: JSON.stringify({ data: { type: "user--user", id: uuid, attributes } }),
  })

/** The name and temporary password in the link of a mail. */
function linkIn({ mails }: TestServer, index = -1): readonly [name: string, password: string] {
  const [, name = "", password = ""] = /#name=([^&\s]+)&temp_pass=(\S+)/.exec(mails.at(index)?.text ?? "") ?? []
  return [decodeURIComponent(name), password]
}

async function accept(server: TestServer, [name, temp_pass]: readonly [string, string]): Promise<number> {
  const headers = { "content-type": "application/json" }
  const body = JSON.stringify({ name, temp_pass, new_pass: passwordFor("noor") })
  return (await server.fetch("/user/lost-password-reset?_format=json", { method: "POST", headers, body })).status
}

test("a new user without a password gets an invitation in their language, chooses a password by it once, and signs in", async () => {
  const server = anOffice()
  const { status, meta, uuid } = await create(server, { preferred_langcode: "nl" })

  expect([status, meta]).toEqual([201, { version: 3, has_password: false, invited_until: expect.stringMatching(/^20.*\+00:00$/) }])
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({ to: "noor@example.org", subject: "Uw account bij G30" })
  expect(server.mails[0]?.text).toMatch(
    /https:\/\/g30\.example\/nl\/password-reset\/reset\/#name=noor%40example\.org&temp_pass=[\w-]{20}\n/,
  )
  expect(server.mails[0]?.html).toContain('<html lang="nl">')
  expect(await accept(server, linkIn(server))).toBe(200)
  expect(await accept(server, linkIn(server))).toBe(400)
  await expect(server.signIn("noor")).resolves.toMatch(/^Bearer /)
  expect(await metaOf(server, uuid)).toEqual({ version: 3, has_password: true })
})

test.each([
  ["with a password", { pass: "a long wooden ruler" }],
  ["that is blocked", { status: false }],
])("a new account %s is not invited", async (_, attributes) => {
  const server = anOffice()
  expect((await create(server, attributes)).status).toBe(201)
  expect(server.mails).toEqual([])
})

test("an invitation is good for three days, and its end stays to be seen", async () => {
  const server = anOffice()
  const { uuid, meta } = await create(server)
  later(71)
  expect(await metaOf(server, uuid)).toEqual(meta)
  later(1)

  expect(await accept(server, linkIn(server))).toBe(400)
  expect(await metaOf(server, uuid)).toEqual(meta)
})

test("an invitation that is sent again ends the one before", async () => {
  const server = anOffice()
  const { uid } = await create(server)
  const { status, text } = await inviteAgain(server, uid)

  expect([status, text]).toEqual([200, '{"message":"The invitation was sent. It is good for 3 days."}'])
  expect(server.mails).toHaveLength(2)
  expect(await accept(server, linkIn(server, 0))).toBe(400)
  expect(await accept(server, linkIn(server, 1))).toBe(200)
})

test("a new name leaves the invitation as it is; a new mail address ends it", async () => {
  const server = anOffice()
  const { uid, uuid } = await create(server, { mail: "noro@example.org" })
  const wrong = linkIn(server)
  await change(server, uuid, { name: "noor d'hondt", mail: "noor@example.org" })

  expect(await metaOf(server, uuid)).toEqual({ version: 4, has_password: false })
  expect(await accept(server, wrong)).toBe(400)
  expect(await accept(server, ["noor@example.org", wrong[1]])).toBe(400)
  await inviteAgain(server, uid)
  await change(server, uuid, { name: "noor" })
  expect(server.mails.at(-1)?.to).toBe("noor@example.org")
  expect(await accept(server, linkIn(server))).toBe(200)
})

test("a user who has a password or is blocked can't be invited, and the answer says why", async () => {
  const server = anOffice()
  const { uid, uuid } = await create(server)
  await change(server, uuid, { status: false })

  expect(await inviteAgain(server, 3)).toMatchObject({ status: 409, text: expect.stringContaining("ines has a password already.") })
  expect(await inviteAgain(server, uid)).toMatchObject({ status: 409, text: expect.stringContaining("noor is blocked.") })
  expect(await accept(server, linkIn(server))).toBe(400)
  expect(server.mails).toHaveLength(1)
})

test("admins alone invite, and others don't learn who exists", async () => {
  const server = anOffice()
  const { uid } = await create(server)
  const answers = await Promise.all([uid, 99].flatMap((user) => [inviteAgain(server, user, "ines"), inviteAgain(server, user, null)]))

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(403)
  expect((await inviteAgain(server, 99)).status).toBe(404)
  expect((await server.fetch(`/user/${uid}/invitation`, { method: "POST" })).status).toBe(404)
  expect(isApiPath(`/user/${uid}/invitation`)).toBe(true)
  expect(server.mails).toHaveLength(1)
})

test("an account is invited three times an hour at most", async () => {
  const server = anOffice()
  const { uid } = await create(server)
  const statuses = []
  for (let count = 0; count < 3; count += 1) statuses.push((await inviteAgain(server, uid)).status)

  expect(statuses).toEqual([200, 200, 429])
  const refused = await inviteAgain(server, uid)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000)
  expect(server.mails).toHaveLength(3)
  expect(await accept(server, linkIn(server))).toBe(200)
})

test("a server that doesn't know the site's address makes no account without a password", async () => {
  const server = anOffice({ siteUrl: undefined })
  const data = { type: "user--user", attributes: { name: "noor", mail: "noor@example.org" } }
  const { status, text } = await ask(server, "/jsonapi/user/user", { method: "POST", body: JSON.stringify({ data }) })

  expect([status, text]).toEqual([503, expect.stringContaining("G30_ORIGIN")])
  expect(server.mails).toEqual([])
  expect((await create(server, { pass: "a long wooden ruler" })).status).toBe(201)
})

test("a server without a mail server says so, and gives the admin alone the link, which works once", async () => {
  const server = anOffice({ ...options.session, hasMailServer: false })
  const { uid } = await create(server)
  const way = await ask(server, invitationPath(uid), { method: "GET" })
  const { status, text } = await inviteAgain(server, uid)
  const { message, link = "" }: { readonly message: string; readonly link?: string } = JSON.parse(text)

  expect([way.status, way.text]).toEqual([200, '{"isMailed":false}'])
  expect((await ask(server, invitationPath(uid), { method: "GET", by: "ines" })).status).toBe(403)
  expect([status, message]).toEqual([200, "There is no mail server: give the user the link. It is good for 3 days."])
  expect(link).toMatch(/^https:\/\/g30\.example\/password-reset\/reset\/#name=noor%40example\.org&temp_pass=[\w-]{20}$/)
  const password = link.split("temp_pass=")[1] ?? ""
  expect(JSON.stringify(server.log)).not.toContain(password)
  expect(await accept(server, ["noor@example.org", password])).toBe(200)
  expect(await accept(server, ["noor@example.org", password])).toBe(400)
})

test("the log and the database hold no temporary password, and the log no address", async () => {
  const refusing = { ...options.session, sendMail: () => Promise.reject(new Error("550 noor@example.org")) }
  const [sending, failing] = [anOffice(), anOffice(refusing)]
  await create(sending)
  await create(failing)

  expect(JSON.stringify(failing.log)).toContain("mail not sent")
  expect(JSON.stringify([...failing.log, ...sending.log])).not.toContain("noor@")
  const [, password] = linkIn(sending)
  const stored = JSON.stringify(sending.db.prepare("SELECT * FROM invitation").all())
  expect(password).toHaveLength(20)
  expect(stored).toContain("noor@example.org")
  expect(stored).not.toContain(password)
})
