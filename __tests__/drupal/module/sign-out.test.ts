/** What ends a sign-in and a mailed link on a Drupal with our module, as on the embedded server (__tests__/server/session/oauth/revoke.test.ts). */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { lostPasswordPath, lostPasswordResetPath, revokePath, tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, userOf, type Client } from "#support/drupal/client.ts"

type Fields = Readonly<Record<string, string>>

let drupal: TestDrupal
let admin: Client
beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
})
afterAll(() => drupal.close())

async function post(path: string, fields: Fields, headers: Fields = {}) {
  const body = new URLSearchParams({ client_id: siteClient, ...fields })
  const response = await drupal.fetch(path, { method: "POST", body, headers })
  const answer: Fields = JSON.parse(await response.text())
  return { status: response.status, body: answer }
}

const signIn = () => {
  const { name: username, password } = drupal.administrator
  return post(tokenPath, { grant_type: "password", username, password, scope: scopes.join(" ") })
}
const refresh = (token = "") => post(tokenPath, { grant_type: "refresh_token", refresh_token: token })
const mayRead = async (token = "") =>
  (await drupal.fetch("/jsonapi/node/article", { headers: { authorization: `Bearer ${token}` } })).status

test("revoking a refresh token ends it and its access token, and no other sign-in", async () => {
  const [ended, other] = [(await signIn()).body, (await signIn()).body]
  expect(await post(revokePath, { token: ended.refresh_token ?? "", token_type_hint: "refresh_token" })).toEqual({ status: 200, body: {} })

  expect([await mayRead(ended.access_token), await mayRead(other.access_token)]).toEqual([401, 200])
  expect([(await refresh(ended.refresh_token)).status, (await refresh(other.refresh_token)).status]).toEqual([400, 200])
})

test("an unknown token is no error, and a request without a token or of an unknown client is refused", async () => {
  expect((await post(revokePath, { token: "nothing" })).status).toBe(200)
  const refusals = [await post(revokePath, {}), await post(revokePath, { token: "x", client_id: "nobody" })]
  expect(refusals.map(({ status, body }) => [status, body.error])).toEqual([
    [400, "invalid_request"],
    [401, "invalid_client"],
  ])
  const { refresh_token: token = "" } = (await signIn()).body
  const guessed = await post(revokePath, { token }, { authorization: `Basic ${btoa(`${siteClient}:guessed`)}` })
  expect([guessed.status, guessed.body.error, (await refresh(token)).status]).toEqual([401, "invalid_client", 200])
  expect((await drupal.fetch(revokePath)).status).toBe(405)
})

test.each([
  ["another address", { mail: "other@example.org" }, {}],
  ["been blocked", { status: false }, { status: true }],
])("a link for a lost password ends when the account has %s", async (what, first, second) => {
  const name = what.replaceAll(" ", "")
  const account = await made(admin, "user--user", {
    attributes: { name, mail: `${name}@example.org`, pass: "keeps the plumb line", status: true },
  })
  const send = (path: string, body: object) =>
    drupal.fetch(`${path}?_format=json`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
  expect((await send(lostPasswordPath, { mail: `${name}@example.org` })).status).toBe(200)
  const mails = readFileSync(join(drupal.folder, "mails.txt"), "utf8")
  const temporary = /temporary password\s+(\S+)/.exec(mails.slice(mails.lastIndexOf(`${name}@example.org`)))?.[1] ?? ""
  expect(temporary).not.toBe("")
  for (const attributes of [first, second]) await admin.patch(account, { attributes })

  const reset = await send(lostPasswordResetPath, { name, temp_pass: temporary, new_pass: "a level and a square" })
  expect([reset.status, await reset.json()]).toEqual([400, { message: "No valid temp password request." }])
})
