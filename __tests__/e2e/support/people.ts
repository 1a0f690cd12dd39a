import { randomUUID } from "node:crypto"
import { expect, type APIRequestContext } from "@playwright/test"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import type { Langcode, Role } from "#contract/fields.ts"
import { collectionPath, individualPath, tokenPath, userPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import { accounts, demoPassword } from "./demo.ts"

export type Person = {
  readonly uid: number
  /** The UUID. */
  readonly id: string
  readonly name: string
  readonly mail: string
  readonly password: string
}

export const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}
const tokenShape = v.object({ access_token: v.string(), refresh_token: v.string() })
const madeShape = v.object({ data: v.object({ id: v.string(), attributes: v.object({ drupal_internal__uid: v.number() }) }) })

/** Asks for tokens as the site does. */
function askForTokens(request: APIRequestContext, form: Readonly<Record<string, string>>) {
  return request.post(tokenPath, { form: { client_id: siteClient, ...form } })
}

export async function signInByApi(
  request: APIRequestContext,
  username: string,
  password: string,
): Promise<v.InferOutput<typeof tokenShape>> {
  const scope = "authenticated contributor administrator"
  const answer = await askForTokens(request, { grant_type: "password", username, password, scope })
  return v.parse(tokenShape, await answer.json())
}

/** Milliseconds. The hash of a password costs the server more than the request for which a test signs in. */
const tokenLife = 60_000
let kept: { readonly token: string; readonly made: number } | undefined

/** What a request has by which the administrator reads or writes at the tests' own site. */
export async function administratorHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  if (kept === undefined || Date.now() - kept.made > tokenLife) {
    const { access_token: token } = await signInByApi(request, administrator.mail, administrator.password)
    kept = { token, made: Date.now() }
  }
  return { authorization: `Bearer ${kept.token}`, accept: mediaType, "content-type": mediaType }
}

type Account = { readonly isActive?: boolean; readonly roles?: readonly Role[]; readonly language?: Langcode }

/** Makes an account for one test: without roles, a member without a page. */
export async function aPerson(request: APIRequestContext, { isActive = true, roles = [], language = "en" }: Account = {}): Promise<Person> {
  const word = randomUUID().slice(0, 8)
  const person = { name: `Noor ${word}`, mail: `noor.${word}@example.org`, password: `a wooden ruler ${word}` }
  const { name, mail, password: pass } = person
  const attributes = { name, mail, pass, status: isActive, preferred_langcode: language }
  const answer = await request.post(collectionPath("user--user"), {
    headers: await administratorHeaders(request),
    data: { data: { type: "user--user", attributes, relationships: { roles: { data: roles.map(identify) } } } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = v.parse(madeShape, await answer.json())
  return { ...person, id: data.id, uid: data.attributes.drupal_internal__uid }
}

function identify(role: Role) {
  return { type: "user_role--user_role", id: role, meta: { drupal_internal__target_id: role } }
}

/** Makes all access tokens of an account expire: the server refuses tokens that are older than the account's last change. */
export async function expireAccess(request: APIRequestContext, { id }: Person): Promise<void> {
  const answer = await request.patch(individualPath("user--user", id), {
    headers: await administratorHeaders(request),
    data: { data: { type: "user--user", id, attributes: { preferred_langcode: "nl" } } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function profileOf(request: APIRequestContext, { uid }: Person): Promise<unknown> {
  const { authorization = "" } = await administratorHeaders(request)
  return (await request.get(userPath(uid), { headers: { authorization } })).json()
}

/** Uses a refresh token after its successor was used, which ends its session. */
export async function endSession(request: APIRequestContext, refreshToken: string): Promise<void> {
  const refresh = (token: string) => askForTokens(request, { grant_type: "refresh_token", refresh_token: token })
  const answer = await refresh(refreshToken)
  const successor = v.parse(tokenShape, await answer.json()).refresh_token
  expect((await refresh(successor)).status()).toBe(200)
  expect((await refresh(refreshToken)).status()).toBe(400)
}
