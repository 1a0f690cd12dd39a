import { userPath } from "#contract/paths.ts"
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

test("other users can't read a profile or learn whether it exists", async () => {
  const server = aHouse()
  const karel = await server.signIn("karel")
  const refused = { status: 403, body: { message: "The 'access user profiles' permission is required." } }

  for (const path of [userPath(2), userPath(99)]) {
    expect(await profile(server, path)).toEqual(refused)
    expect(await profile(server, path, karel)).toEqual(refused)
  }
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

  test("an admin links a member page by its number", async () => {
    const server = aHouse()
    const ines = await server.signIn("ines")

    const changed = await change(server, 2, ines, { field_member: [{ target_id: 40 }] })

    expect(changed.body).toMatchObject({ field_member: [{ target_uuid: office.uuid }] })
  })
})
