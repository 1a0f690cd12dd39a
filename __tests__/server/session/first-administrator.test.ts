import { firstAdministratorPath } from "#contract/paths.ts"
import { firstAdministratorAdvice, firstAdministratorLink } from "#server/session/first-administrator.ts"
import { entityOfAccount } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"

let time = new Date("2026-11-21T12:00:00Z")
beforeEach(() => {
  time = new Date("2026-11-21T12:00:00Z")
})
const anEmptyServer = () => aServer({ now: () => time }).start()

const ines = { name: "Ines", mail: "ines@example.org", pass: "a level and a square" }

function secretOf(server: TestServer): string {
  return firstAdministratorLink(server.db, "https://g30.example", time)?.split("#temp_pass=")[1] ?? ""
}

async function make(server: TestServer, body: object) {
  const headers = { "content-type": "application/json" }
  const response = await server.fetch(`${firstAdministratorPath}?_format=json`, { method: "POST", headers, body: JSON.stringify(body) })
  const said: { readonly message: string; readonly errors?: readonly { readonly source: { readonly pointer: string } }[] } = JSON.parse(
    await response.text(),
  )
  return { status: response.status, said }
}

test("the link makes the first administrator, who may sign in and write", async () => {
  const server = anEmptyServer()
  expect(await make(server, { ...ines, temp_pass: secretOf(server) })).toMatchObject({ status: 201 })
  const authorization = await server.signIn("Ines", { password: ines.pass })
  const { body } = await server.read("/jsonapi/user/user", { authorization })
  expect(body.data.map(({ attributes }) => attributes)).toMatchObject([{ name: "Ines", mail: "ines@example.org", status: true }])
})

test("the link works once, and no new one is made while an administrator is active", async () => {
  const server = anEmptyServer()
  const temp_pass = secretOf(server)
  expect(await make(server, { ...ines, temp_pass })).toMatchObject({ status: 201 })
  expect(await make(server, { name: "Omar", mail: "omar@example.org", pass: ines.pass, temp_pass })).toMatchObject({ status: 404 })
  expect(firstAdministratorAdvice(server.db, "https://g30.example", time)).toEqual([])
})

test("of two requests at once, one makes an account", async () => {
  const server = anEmptyServer()
  const temp_pass = secretOf(server)
  const both = await Promise.all(["Ines", "Omar"].map((name) => make(server, { ...ines, name, mail: `${name}@example.org`, temp_pass })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
})

test("a wrong, replaced or expired secret makes no account, and too many tries are refused", async () => {
  const server = anEmptyServer()
  const replaced = secretOf(server)
  const current = secretOf(server)
  for (const temp_pass of [undefined, 5, "", "guess", replaced]) expect((await make(server, { ...ines, temp_pass })).status).toBe(404)
  time = new Date("2026-11-22T12:00:01Z")
  expect((await make(server, { ...ines, temp_pass: current })).status).toBe(404)
  for (let tries = 0; tries < 20; tries++) await make(server, { ...ines, temp_pass: "guess" })
  expect((await make(server, { ...ines, temp_pass: secretOf(server) })).status).toBe(429)
})

test("a link is refused if another administrator was made after it", async () => {
  const server = anEmptyServer()
  const temp_pass = secretOf(server)
  server.put(entityOfAccount({ name: "karel", roles: ["administrator"] }))
  expect(await make(server, { ...ines, temp_pass })).toMatchObject({ status: 404 })
})

test("the database holds no secret, and the printed link keeps it from servers", () => {
  const server = anEmptyServer()
  const [, link = ""] = firstAdministratorAdvice(server.db, "https://g30.example", time)
  expect(link).toMatch(/^ {2}https:\/\/g30\.example\/user\/first\/#temp_pass=[\w-]{32}$/)
  const [, secret = ""] = link.split("=")
  const state: unknown = server.db.prepare("SELECT value FROM state").all()
  expect(JSON.stringify(state)).not.toContain(secret)
})
