import { expect, type APIRequestContext } from "@playwright/test"
import * as v from "valibot"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { accounts, demoPassword } from "./demo.ts"
import { signInByApi } from "./people.ts"

export const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}

const madeShape = v.object({ data: v.object({ id: v.string(), attributes: v.object({ drupal_internal__nid: v.number() }) }) })
type Attributes = Readonly<Record<string, unknown>>

async function headersOf(request: APIRequestContext) {
  const { access_token: token } = await signInByApi(request, administrator.mail, administrator.password)
  return { authorization: `Bearer ${token}`, "content-type": "application/vnd.api+json" }
}

/** Makes a publication for one test. */
export async function aPublication(
  request: APIRequestContext,
  attributes: Attributes,
): Promise<{ readonly id: string; readonly number: number }> {
  const answer = await request.post(collectionPath("node--article"), {
    headers: await headersOf(request),
    data: { data: { type: "node--article", attributes: { field_kind: "opinion", ...attributes } } },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { data } = v.parse(madeShape, await answer.json())
  return { id: data.id, number: data.attributes.drupal_internal__nid }
}

/** Saves a publication as somebody else. */
export async function changePublication(request: APIRequestContext, id: string, attributes: Attributes): Promise<void> {
  const answer = await request.patch(individualPath("node--article", id), {
    headers: await headersOf(request),
    data: { data: { type: "node--article", id, attributes } },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
