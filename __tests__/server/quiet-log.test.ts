import { lostPasswordPath, lostPasswordResetPath, tokenPath, userInfoPath } from "#contract/paths.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { siteClient } from "#contract/session.ts"
import { passwordFor } from "#support/accounts.ts"
import { aMember, anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

// Unique words, so that a leak is found.
const canaries = {
  name: "zqfirst",
  title: "zqtitle",
  phone: "+32zqphone",
  mail: "zqmail@example.org",
  search: "zqsearch",
  wrong: "zqwrong-password",
}

test("the log has no names, mail addresses, passwords or tokens", async () => {
  const page = aMember({ label: canaries.title, fields: { field_phone: canaries.phone, field_mail: canaries.mail } })
  const server = aServer()
    .withAccount({ name: canaries.name, roles: ["administrator"] })
    .with(page, anArticle())
    .start()
  const secrets: string[] = [passwordFor(canaries.name), ...Object.values(canaries)]
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) => server.fetch(path, { method: "POST", body, headers })
  const form = (fields: Record<string, string>) =>
    new URLSearchParams({ client_id: siteClient, scope: "authenticated contributor administrator", ...fields })
  const tokens = async (response: Response) => {
    const body: Readonly<Record<string, string>> = JSON.parse(await response.text())
    secrets.push(...[body.access_token, body.refresh_token].flatMap((token) => token ?? []))
    return body
  }

  await post(tokenPath, form({ grant_type: "password", username: canaries.name, password: canaries.wrong }))
  await post(tokenPath, form({ grant_type: "password", username: canaries.mail, password: canaries.wrong }))
  const first = await tokens(
    await post(tokenPath, form({ grant_type: "password", username: canaries.name, password: passwordFor(canaries.name) })),
  )
  const { access_token = "" } = await tokens(
    await post(tokenPath, form({ grant_type: "refresh_token", refresh_token: first.refresh_token ?? "" })),
  )
  const signedIn = { authorization: `Bearer ${access_token}` }
  const json = { ...signedIn, "content-type": mediaType }
  for (const path of [
    userInfoPath,
    "/user/1?_format=json",
    "/jsonapi/user/user",
    `/jsonapi/node/member?filter[title]=${canaries.search}`,
  ]) {
    await server.fetch(path, { headers: signedIn })
  }
  await server.fetch("/jsonapi/node/article", { headers: { authorization: `Bearer ${first.access_token ?? ""}` } })
  const document = (attributes: object) => JSON.stringify({ data: { type: "node--article", attributes } })
  expect((await post("/jsonapi/node/article", document({ title: canaries.title }), json)).status).toBe(201)
  await post("/jsonapi/node/article", document({ title: canaries.title, nope: canaries.phone }), json)
  await post("/jsonapi/node/article", `{"data":${canaries.title}`, json)
  await post(
    "/jsonapi/user/user",
    JSON.stringify({ data: { type: "user--user", attributes: { name: canaries.name, mail: canaries.mail } } }),
    json,
  )
  await post(`${lostPasswordPath}?_format=json`, JSON.stringify({ mail: canaries.mail }), { "content-type": "application/json" })
  await post(
    `${lostPasswordResetPath}?_format=json`,
    JSON.stringify({ name: canaries.name, temp_pass: canaries.wrong, new_pass: canaries.wrong }),
    { "content-type": "application/json" },
  )
  server.db.exec("PRAGMA query_only = ON")
  await post("/jsonapi/node/article", document({ title: canaries.title }), json)
  server.db.exec("PRAGMA query_only = OFF; DROP TABLE alias")
  await server.fetch(`/jsonapi/node/member?filter[title]=${canaries.search}`, { headers: signedIn })

  const log = server.log.map((entry) => JSON.stringify(entry))
  expect(log.length).toBeGreaterThan(15)
  expect(log.filter((line) => line.includes('"level":"error"')).length).toBeGreaterThan(1)
  expect(secrets.filter((secret) => log.some((line) => line.includes(secret)))).toEqual([])
})
