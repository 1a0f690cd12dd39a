import { revokePath, tokenPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { passwordFor } from "#support/accounts.ts"
import { aServer, type TestServer } from "#support/server.ts"

type Fields = Readonly<Record<string, string>>

const post = async (server: TestServer, path: string, fields: Fields) => {
  const response = await server.fetch(path, { method: "POST", body: new URLSearchParams({ client_id: siteClient, ...fields }) })
  const body: Fields = JSON.parse(await response.text())
  return { status: response.status, body }
}
const byPassword = (server: TestServer) =>
  post(server, tokenPath, { grant_type: "password", username: "ines", password: passwordFor("ines"), scope: "authenticated" })
const refresh = (server: TestServer, token = "") => post(server, tokenPath, { grant_type: "refresh_token", refresh_token: token })
const revoke = (server: TestServer, token = "", more: Fields = {}) => post(server, revokePath, { token, ...more })

const clients = [{ id: "other", secret: "a secret of sixteen" }]
const anOffice = () => aServer({ session: { clients } }).withAccount({ name: "ines" })

test("revoking a refresh token ends only its own sign-in", async () => {
  const server = anOffice().start()
  const [ended, other] = [(await byPassword(server)).body, (await byPassword(server)).body]
  expect(await revoke(server, ended.refresh_token, { token_type_hint: "refresh_token" })).toEqual({ status: 200, body: {} })
  const mayRead = async (token = "") => (await server.fetch("/jsonapi", { headers: { authorization: `Bearer ${token}` } })).status
  expect([await mayRead(ended.access_token), await mayRead(other.access_token)]).toEqual([401, 200])
  expect([(await refresh(server, ended.refresh_token)).status, (await refresh(server, other.refresh_token)).status]).toEqual([400, 200])
})

test("revoking a used refresh token ends its sign-in", async () => {
  const server = anOffice().start()
  const first = (await byPassword(server)).body.refresh_token
  const next = (await refresh(server, first)).body.refresh_token
  await revoke(server, first)
  expect((await refresh(server, next)).status).toBe(400)
})

test.each([
  ["no token", {}, 400, "invalid_request"],
  ["an unknown client", { token: "x", client_id: "nobody" }, 401, "invalid_client"],
  ["a wrong secret", { token: "x", client_id: "other", client_secret: "guessed" }, 401, "invalid_client"],
])("%s is refused", async (_, fields, status, error) => {
  const answer = await post(anOffice().start(), revokePath, fields)
  expect([answer.status, answer.body.error]).toEqual([status, error])
})

test("a client can't end another client's sign-in", async () => {
  const server = anOffice().start()
  const { refresh_token } = (await byPassword(server)).body
  const answer = await revoke(server, refresh_token, { client_id: "other", client_secret: "a secret of sixteen" })
  expect([answer.status, answer.body.error]).toEqual([400, "invalid_grant"])
  expect((await refresh(server, refresh_token)).status).toBe(200)
})

test("a refreshed sign-in still ends after ninety days", async () => {
  const day = 24 * 60 * 60 * 1000
  const start = Date.parse("2026-11-21T12:00:00Z")
  let now = start
  const server = aServer({ now: () => new Date(now) })
    .withAccount({ name: "ines" })
    .start()
  let token = (await byPassword(server)).body.refresh_token
  for (now = start + 13 * day; now < start + 90 * day; now += 13 * day) {
    const answer = await refresh(server, token)
    expect(answer.status).toBe(200)
    token = answer.body.refresh_token
  }
  now = start + 90 * day - 60_000
  const last = await refresh(server, token)
  expect([last.status, last.body.expires_in]).toEqual([200, 60])
  now = start + 90 * day
  expect((await refresh(server, last.body.refresh_token)).body).toMatchObject({ error: "invalid_grant", hint: "Token has expired" })
})
