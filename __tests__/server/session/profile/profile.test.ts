import { userPath } from "#contract/paths.ts"
import { passwordFor } from "#support/accounts.ts"
import { aMember } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const office = aMember({ id: 40, alias: "/members/office" })

const aHouse = () =>
  aServer()
    .with(office)
    .withAccount({ name: "ines", uid: 2, roles: ["contributor"] })
    .withAccount({ name: "karel", uid: 3, member: office, langcode: "nl" })
    .start()

async function profile(server: TestServer, path: string, authorization?: string) {
  const response = await server.fetch(path, authorization === undefined ? {} : { headers: { authorization } })
  const text = await response.text()
  const body: Readonly<Record<string, unknown>> = text.startsWith("{") ? JSON.parse(text) : { text }
  return { status: response.status, body }
}

test("a member's profile has their name, no role, and their page", async () => {
  const server = aHouse()

  const { status, body } = await profile(server, userPath(3), await server.signIn("karel"))

  expect(status).toBe(200)
  expect(body).toMatchObject({
    uid: [{ value: 3 }],
    name: [{ value: "karel" }],
    mail: [{ value: "karel@example.org" }],
    roles: [],
    preferred_langcode: [{ value: "nl" }],
    field_member: [{ target_id: 40, target_uuid: office.uuid, url: "/members/office" }],
  })
  expect(body).not.toHaveProperty("status")
})

test("an admin reads every profile with its status", async () => {
  const server = aHouse()
  const ines = await server.signIn("ines")

  expect((await profile(server, userPath(3), ines)).body).toMatchObject({ status: [{ value: true }], login: [] })
  expect((await profile(server, userPath(2), ines)).body).toMatchObject({ roles: [{ target_id: "contributor" }] })
  expect((await profile(server, userPath(99), ines)).status).toBe(404)
})

test("other users can't read a profile or learn whether it exists", async () => {
  const server = aHouse()
  const karel = await server.signIn("karel")
  const refused = { status: 403, body: { message: "The 'access user profiles' permission is required." } }

  for (const path of [userPath(2), userPath(99)]) {
    expect(await profile(server, path)).toEqual(refused)
    expect(await profile(server, path, karel)).toEqual(refused)
  }
})

test("a token without scopes reads one's own profile", async () => {
  const server = aHouse()
  const karel = await server.signIn("karel", { scope: "" })

  expect((await profile(server, userPath(3), karel)).status).toBe(200)
  expect((await profile(server, "/oauth/userinfo", karel)).body).toMatchObject({ sub: "3", preferred_username: "karel" })
})

test("the published key verifies the server's tokens", async () => {
  const server = aHouse()
  const [header = "", claims = "", signature = ""] = (await server.signIn("karel")).slice(7).split(".")

  const { keys }: { readonly keys: readonly JsonWebKey[] } = JSON.parse(await (await server.fetch("/oauth/jwks")).text())

  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("jwk", keys[0] ?? {}, algorithm, false, ["verify"])
  const signed = Buffer.from(`${header}.${claims}`)
  expect(await crypto.subtle.verify(algorithm, key, Buffer.from(signature, "base64url"), signed)).toBe(true)
})

describe("changing a profile", () => {
  const change = async (server: TestServer, uid: number, authorization: string, body: object) => {
    const headers = { authorization, "content-type": "application/json" }
    const response = await server.fetch(userPath(uid), { method: "PATCH", headers, body: JSON.stringify(body) })
    const answer: Readonly<Record<string, unknown>> = JSON.parse(await response.text())
    return { status: response.status, body: answer }
  }

  test("a member changes their own language, and needs a refresh afterwards", async () => {
    const server = aHouse()
    const karel = await server.signIn("karel")

    const changed = await change(server, 3, karel, { preferred_langcode: [{ value: "fr" }] })

    expect(changed).toMatchObject({ status: 200, body: { preferred_langcode: [{ value: "fr" }] } })
    expect((await profile(server, userPath(3), karel)).status).toBe(401)
  })

  test("a member may send their unchanged profile back", async () => {
    const server = aHouse()
    const karel = await server.signIn("karel")
    const { body } = await profile(server, userPath(3), karel)

    expect((await change(server, 3, karel, body)).status).toBe(200)
  })

  test("a member can't change other users or their own roles", async () => {
    const server = aHouse()
    const karel = await server.signIn("karel")

    expect((await change(server, 2, karel, { preferred_langcode: [{ value: "fr" }] })).status).toBe(403)
    expect((await change(server, 3, karel, { roles: [{ target_id: "administrator" }] })).status).toBe(403)
  })

  test("an admin links a member page by its number", async () => {
    const server = aHouse()
    const ines = await server.signIn("ines")

    const changed = await change(server, 2, ines, { field_member: [{ target_id: 40 }] })

    expect(changed.body).toMatchObject({ field_member: [{ target_uuid: office.uuid }] })
  })

  test("a new password needs the current one, and ends only the account's other sign-ins", async () => {
    const server = aHouse()
    const grant = async (fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams({ client_id: "g30-site", ...fields })
      const answer: Readonly<Record<string, string | undefined>> = JSON.parse(
        await (await server.fetch("/oauth/token", { method: "POST", body })).text(),
      )
      return answer
    }
    const signIn = { grant_type: "password", username: "karel", password: passwordFor("karel"), scope: "authenticated" }
    const [here, elsewhere] = [await grant(signIn), await grant(signIn)]
    const karel = `Bearer ${here.access_token ?? ""}`
    const value = "a plumb line and chalk"

    const refused = await change(server, 3, karel, { pass: [{ value }] })
    const changed = await change(server, 3, karel, { pass: [{ existing: passwordFor("karel"), value }] })

    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain("Your current password is missing or incorrect")
    expect(changed.status).toBe(200)
    const refresh = ({ refresh_token = "" }: typeof here) => grant({ grant_type: "refresh_token", refresh_token })
    expect(await refresh(here)).toHaveProperty("access_token")
    expect(await refresh(elsewhere)).toHaveProperty("error", "invalid_grant")
    await expect(server.signIn("karel", { password: value })).resolves.toContain("Bearer")
  })
})
