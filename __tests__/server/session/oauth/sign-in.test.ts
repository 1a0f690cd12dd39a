import { tokenPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { accountByName } from "#server/content/accounts/accounts.ts"
import { contentVersion } from "#server/content/changes.ts"
import { credentialOf } from "#server/content/accounts/passwords.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { passwordFor } from "#support/accounts.ts"

const tokenOf = async (server: TestServer, fields: Readonly<Record<string, string>>) => {
  const response = await server.fetch(tokenPath, { method: "POST", body: new URLSearchParams(fields) })
  const body: Readonly<Record<string, string>> = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body }
}

const byPassword = (server: TestServer, username: string, password = passwordFor(username)) =>
  tokenOf(server, { grant_type: "password", client_id: siteClient, username, password, scope: "authenticated contributor administrator" })

const refresh = (server: TestServer, token = "") =>
  tokenOf(server, { grant_type: "refresh_token", client_id: siteClient, refresh_token: token })

const mayRead = async (server: TestServer, token = "") => {
  const response = await server.fetch("/jsonapi/node/article", { headers: { authorization: `Bearer ${token}` } })
  return response.status
}

const anOffice = () =>
  aServer()
    .withAccount({ name: "ines", roles: ["contributor"] })
    .withAccount({ name: "karel" })

test("a user who signs in by name or mail gets a token with their number", async () => {
  const server = anOffice().start()

  const byName = await byPassword(server, "INES", passwordFor("ines"))
  const byMail = await byPassword(server, "ines@example.org", passwordFor("ines"))

  expect(byName.body).toMatchObject({ token_type: "Bearer", expires_in: 900, user_id: "1" })
  expect(byMail.body.user_id).toBe("1")
  const [, claims = ""] = (byName.body.access_token ?? "").split(".")
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ sub: "1", aud: "g30-site" })
})

test("a user who loses a role loses its permissions at once", async () => {
  const server = anOffice().start()
  const authorization = await server.signIn("ines")
  const before = await server.read("/jsonapi/user/user", { authorization })

  server.db.exec(`UPDATE entity SET fields = json_set(fields, '$.roles', json('[]')) WHERE label = 'ines'`)
  const after = await server.read("/jsonapi/user/user", { authorization })

  expect(before.body.data).toHaveLength(2)
  expect(after.body.data).toHaveLength(1)
})

test("a blocked user's tokens stop working at once, the refresh token too", async () => {
  const server = anOffice().start()
  const tokens = await byPassword(server, "ines")

  server.db.exec("UPDATE entity SET status = 0 WHERE label = 'ines'")

  expect(await mayRead(server, tokens.body.access_token)).toBe(401)
  expect((await refresh(server, tokens.body.refresh_token)).body.hint).toBe("Token has been revoked")
})

test("a sign-in doesn't change the content's version", async () => {
  const server = anOffice().start()
  const version = () => contentVersion(server.db)
  const before = version()

  const tokens = await byPassword(server, "ines")
  await refresh(server, tokens.body.refresh_token)
  await byPassword(server, "ines", "wrong")

  expect(version()).toBe(before)
})

test("a cached token is refused when it has expired", async () => {
  let time = new Date("2026-11-21T12:00:00Z")
  const server = aServer({ now: () => time })
    .withAccount({ name: "ines" })
    .start()
  const { body } = await byPassword(server, "ines")
  expect(await mayRead(server, body.access_token)).toBe(200)

  time = new Date("2026-11-21T12:15:00Z")

  expect(await mayRead(server, body.access_token)).toBe(401)
})

test("a token that was changed or signed by another key is refused", async () => {
  const server = anOffice().start()
  const { body } = await byPassword(server, "karel")
  const [head = "", claims = "", signature = ""] = (body.access_token ?? "").split(".")
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const others: object = { ...JSON.parse(Buffer.from(claims, "base64url").toString()), sub: "1" }

  const forged = [
    `${head}.${encode(others)}.${signature}`,
    `${encode({ alg: "none" })}.${claims}.`,
    `${encode({ alg: "HS256" })}.${claims}.${signature}`,
    `${head}.${claims}.${signature.slice(0, -4)}AAAA`,
    `${head}.${claims}`,
  ]

  for (const token of forged) expect(await mayRead(server, token)).toBe(401)
})

test("a hash with outdated parameters is replaced at the next sign-in", async () => {
  const server = aServer({ session: { hashing: { memoryCost: 16, timeCost: 1, parallelism: 1 } } })
    .withAccount({ name: "ines" })
    .start()
  const hash = () => credentialOf(server.db, accountByName(server.db, "ines")?.pk ?? 0)?.hash
  expect(hash()).toContain("$m=8,t=1,p=1$")

  await server.signIn("ines")

  expect(hash()).toContain("$m=16,t=1,p=1$")
  await expect(server.signIn("ines")).resolves.toContain("Bearer")
})

test("a confidential client needs its secret, and a refresh token works only for its client", async () => {
  const clients = [{ id: "robot", secret: "a secret: with a colon" }]
  const server = aServer({ session: { clients } }).withAccount({ name: "ines" }).start()
  const ask = async (secret: string, fields: Readonly<Record<string, string>>) => {
    const authorization = `Basic ${Buffer.from(`robot:${secret}`).toString("base64")}`
    const response = await server.fetch(tokenPath, { method: "POST", headers: { authorization }, body: new URLSearchParams(fields) })
    const body: Readonly<Record<string, string>> = JSON.parse(await response.text())
    return { status: response.status, body }
  }
  const fields = { grant_type: "password", username: "ines", password: passwordFor("ines") }

  expect(await ask("wrong", fields)).toMatchObject({ status: 401, body: { error: "invalid_client" } })
  const { body } = await ask("a secret: with a colon", fields)
  expect(body).toHaveProperty("access_token")
  expect((await refresh(server, body.refresh_token)).body.hint).toBe("Token is not linked to client")
})
