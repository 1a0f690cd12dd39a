import { aServer, type TestServer } from "#support/server.ts"
import { userPath } from "#contract/paths.ts"
import { passwordFor } from "#support/accounts.ts"

const post = async (server: TestServer, path: string, body: object) => {
  const headers = { "content-type": "application/json" }
  const response = await server.fetch(`${path}?_format=json`, { method: "POST", headers, body: JSON.stringify(body) })
  const said: unknown = JSON.parse(await response.text())
  // Mails leave after the answer.
  await new Promise((resolve) => setImmediate(resolve))
  return { status: response.status, said, headers: response.headers }
}

const lose = (server: TestServer, mail: string) => post(server, "/user/lost-password", { mail })
const reset = (server: TestServer, name: string, temp_pass: string, new_pass = "a level and a square") =>
  post(server, "/user/lost-password-reset", { name, temp_pass, new_pass })

function mailedPassword({ mails }: TestServer): string {
  return /temp_pass=(\S+)/.exec(mails.at(-1)?.text ?? "")?.[1] ?? ""
}

let time = new Date("2026-11-21T12:00:00Z")
const options = { now: () => time, session: { siteUrl: "https://g30.example" } }
const anOffice = () =>
  aServer(options)
    .withAccount({ name: "ines", uid: 3, langcode: "fr" })
    .withAccount({ name: "karel" })
    .withAccount({ name: "blocked", isActive: false })

/** Changes the account of ines as an administrator. */
async function changeInes(server: TestServer, fields: object): Promise<void> {
  const headers = { "content-type": "application/json", authorization: await server.signIn("ada") }
  expect((await server.fetch(userPath(3), { method: "PATCH", headers, body: JSON.stringify(fields) })).status).toBe(200)
}

test("the mail for a lost password has a link in the user's language, whose secrets reach no server", async () => {
  const server = anOffice().start()

  await lose(server, "INES@example.org")

  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]).toMatchObject({ to: "ines@example.org", subject: "Un nouveau mot de passe pour G30" })
  expect(server.mails[0]?.text).toMatch(/https:\/\/g30\.example\/fr\/password-reset\/reset\/#name=ines&temp_pass=[\w-]{20}\n/)
})

test("the mail's HTML has the logo and the same text, and escapes names", async () => {
  const server = aServer(options).withAccount({ name: "ines <b>&", mail: "ines@example.org" }).start()
  await lose(server, "ines@example.org")
  const [sent] = server.mails
  expect(sent?.html).toContain('<img src="cid:logo@g30" alt="G30"')
  expect(sent?.html).toContain("Hello ines &#60;b&#62;&#38;,")
  expect(sent?.html).toMatch(/<a href="https:\/\/g30\.example\/password-reset\/reset\/#name=[^"]+&#38;temp_pass=[\w-]{20}">/)
})

test("the temporary password works once, by name or mail, and ends every sign-in", async () => {
  const server = anOffice().start()
  const authorization = await server.signIn("ines")
  await lose(server, "ines@example.org")
  const temporary = mailedPassword(server)

  const done = await reset(server, "ines@example.org", temporary)
  const again = await reset(server, "ines", temporary, "another level and square")

  expect(done).toMatchObject({ status: 200, said: { message: "Your New Password has been saved please log in." } })
  expect(again).toMatchObject({ status: 400, said: { message: "No valid temp password request." } })
  expect((await server.fetch("/jsonapi", { headers: { authorization } })).status).toBe(401)
  await expect(server.signIn("ines")).rejects.toThrow("incorrect")
  await expect(server.signIn("ines", { password: "a level and a square" })).resolves.toContain("Bearer")
})

test("known, unknown and blocked accounts get the same answer, and only known ones get a mail", async () => {
  const server = anOffice().start()

  const answers = await Promise.all(["ines@example.org", "nobody@example.org", "blocked@example.org"].map((mail) => lose(server, mail)))

  for (const { status, said } of answers) {
    expect({ status, said }).toEqual({ status: 200, said: { message: "Further instructions have been sent to your email address." } })
  }
  expect(server.mails.map(({ to }) => to)).toEqual(["ines@example.org"])
})

test("the temporary password works for a day", async () => {
  const server = anOffice().start()
  await lose(server, "ines@example.org")
  time = new Date(time.getTime() + 24 * 3_600_000)

  expect((await reset(server, "ines", mailedPassword(server))).status).toBe(400)
})

test("a weak password is refused with a reason, and the temporary one still works", async () => {
  const server = anOffice().start()
  await lose(server, "ines@example.org")
  const temporary = mailedPassword(server)

  const refused = await Promise.all(
    ["short", "123456qwerty", "ines@example.org", "aaaaaaaaaaaa"].map((password) => reset(server, "ines", temporary, password)),
  )

  expect(refused.map(({ said }) => said)).toMatchObject([
    { message: "The password is too short: it needs at least 12 characters.", code: "password-short", parameters: { least: 12 } },
    { message: expect.stringContaining("commonest") },
    { message: expect.stringContaining("own name or mail") },
    { message: expect.stringContaining("commonest") },
  ])
  expect((await reset(server, "ines", temporary)).status).toBe(200)
})

test("an account gets three mails an hour at most", async () => {
  const server = anOffice().start()
  for (let count = 0; count < 5; count += 1) await lose(server, "ines@example.org")

  expect(server.mails).toHaveLength(3)
})

test.each([
  ["another address", { mail: "other@example.org" }, {}],
  ["another address, and then the former one again", { mail: "other@example.org" }, { mail: "ines@example.org" }],
  ["been blocked", { status: false }, { status: true }],
])("a link ends when the account has %s", async (_, first, second) => {
  const server = anOffice()
    .withAccount({ name: "ada", roles: ["administrator"] })
    .start()
  await lose(server, "ines@example.org")
  const temporary = mailedPassword(server)
  for (const changed of [first, second]) await changeInes(server, changed)

  expect((await reset(server, "ines", temporary)).status).toBe(400)
  await expect(server.signIn("ines")).resolves.toContain("Bearer")
})

test("requests from one address are limited", async () => {
  const server = anOffice().start()
  for (let count = 0; count < 20; count += 1) await lose(server, `guess${count}@example.org`)

  const refused = await lose(server, "ines@example.org")

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBe(3600)
})

test("the log and the database hold no readable passwords, addresses or tokens", async () => {
  const server = aServer({ ...options, session: { sendMail: () => Promise.reject(new Error("550 ines@example.org")) } })
    .withAccount({ name: "ines" })
    .start()
  const authorization = await server.signIn("ines")
  await lose(server, "ines@example.org")
  await reset(server, "ines", "zzz")
  await server.signIn("ines", { password: "wrong password" }).catch(() => "refused")

  const log = JSON.stringify(server.log)
  expect(log).toContain("mail not sent")
  for (const secret of ["ines@example.org", passwordFor("ines"), "wrong password", authorization.slice(7)])
    expect(log).not.toContain(secret)
  const tables = ["credential", "refresh_token", "access_token", "lost_password"]
  const stored = JSON.stringify(tables.map((table): unknown => server.db.prepare(`SELECT * FROM ${table}`).all()))
  for (const secret of [passwordFor("ines"), authorization.slice(7)]) expect(stored).not.toContain(secret)
})

test("a link works in spite of guesses, and its user then signs in without waiting", async () => {
  const waits: number[] = []
  const pause = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds))
  const server = aServer({ ...options, session: { ...options.session, pause } })
    .withAccount({ name: "ines" })
    .start()
  await lose(server, "ines@example.org")
  const temporary = mailedPassword(server)
  for (let count = 0; count < 21; count += 1) await reset(server, "ines", "zzz")
  for (let count = 0; count < 5; count += 1) await server.signIn("ines", { password: "wrong" }).catch(() => "refused")
  expect((await reset(server, "ines", "zzz")).status).toBe(429)

  expect((await reset(server, "ines", temporary)).status).toBe(200)
  await expect(server.signIn("ines", { password: "a level and a square" })).resolves.toContain("Bearer")
  expect(waits).toEqual([])
})
