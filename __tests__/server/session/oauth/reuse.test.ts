/** A spent refresh token is exchanged once more for 30 s, as long as no successor was. */
import { tokenPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { passwordFor } from "#support/accounts.ts"

const start = new Date("2026-11-21T12:00:00.900Z")
const clients = [{ id: "other" }]

/** An office whose time goes on only when a test says so. */
function anOffice() {
  let passed = 0
  const now = () => new Date(start.getTime() + passed * 1000)
  const server = aServer({ now, session: { clients } })
    .withAccount({ name: "ines", roles: ["contributor"] })
    .start()
  return { server, pass: (seconds: number) => (passed += seconds) }
}

type Answer = { readonly status: number; readonly access: string; readonly token: string; readonly hint: string | undefined }
type Fetch = (path: string, init: RequestInit) => Promise<Response>

async function tokenOf(fetch: Fetch, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(tokenPath, { method: "POST", body: new URLSearchParams({ client_id: siteClient, ...fields }) })
  const body: Readonly<Record<string, string>> = JSON.parse(await response.text())
  return { status: response.status, access: body.access_token ?? "", token: body.refresh_token ?? "", hint: body.hint }
}

const signIn = ({ fetch }: TestServer) =>
  tokenOf(fetch, { grant_type: "password", username: "ines", password: passwordFor("ines"), scope: "authenticated contributor" })

const refresh = ({ fetch }: { readonly fetch: Fetch }, { token }: Answer, more: Readonly<Record<string, string>> = {}) =>
  tokenOf(fetch, { grant_type: "refresh_token", refresh_token: token, ...more })

async function mayRead({ fetch }: TestServer, { access }: Answer): Promise<boolean> {
  const { status } = await fetch("/jsonapi/node/article", { headers: { authorization: `Bearer ${access}` } })
  return status === 200
}

const revoked = { status: 400, hint: "Token has been revoked" }

test("a page that lost the answer to its refresh gets other tokens for the same one within 30 seconds", async () => {
  const { server, pass } = anOffice()
  const first = await signIn(server)
  const lost = await refresh(server, first)
  pass(29)

  const again = await refresh(server, first)

  expect(again.status).toBe(200)
  expect(again.token).not.toBe(lost.token)
  expect(await mayRead(server, again)).toBe(true)
  expect(await mayRead(server, lost)).toBe(false)
  expect((await refresh(server, again)).status).toBe(200)
})

test("a spent token that comes after 31 seconds ends every token of its sign-in", async () => {
  const { server, pass } = anOffice()
  const first = await signIn(server)
  const second = await refresh(server, first)
  pass(31)

  expect(await refresh(server, first)).toMatchObject(revoked)
  expect(await mayRead(server, second)).toBe(false)
  expect(await refresh(server, second)).toMatchObject(revoked)
})

test("a spent token that comes a third time ends every token, also those that its second use gave", async () => {
  const { server, pass } = anOffice()
  const first = await signIn(server)
  const second = await refresh(server, first)
  const again = await refresh(server, first)
  pass(1)

  expect(await refresh(server, first)).toMatchObject(revoked)
  expect(await mayRead(server, again)).toBe(false)
  for (const ended of [second, again]) expect(await refresh(server, ended)).toMatchObject(revoked)
})

test("a spent token ends every token once its successor was exchanged", async () => {
  const { server, pass } = anOffice()
  const first = await signIn(server)
  const second = await refresh(server, first)
  const third = await refresh(server, second)
  pass(1)

  expect(await refresh(server, first)).toMatchObject(revoked)
  expect(await mayRead(server, third)).toBe(false)
  expect(await refresh(server, third)).toMatchObject(revoked)
})

test("of two successors the one that is exchanged first ends the other, whose use then ends every token", async () => {
  for (const winner of ["lost", "again"] as const) {
    const { server } = anOffice()
    const first = await signIn(server)
    const pair = { lost: await refresh(server, first), again: await refresh(server, first) }
    const loser = winner === "lost" ? pair.again : pair.lost

    const next = await refresh(server, pair[winner])

    expect(next.status).toBe(200)
    expect(await mayRead(server, next)).toBe(true)
    expect(await mayRead(server, loser)).toBe(false)
    expect(await refresh(server, loser)).toMatchObject(revoked)
    expect(await mayRead(server, next)).toBe(false)
    expect(await refresh(server, next)).toMatchObject(revoked)
  }
})

test("another client can neither use a spent token nor use up its second exchange", async () => {
  const { server } = anOffice()
  const first = await signIn(server)
  await refresh(server, first)

  expect(await refresh(server, first, { client_id: "other" })).toMatchObject({ status: 400, hint: "Token is not linked to client" })
  expect((await refresh(server, first)).status).toBe(200)
})
