import * as v from "valibot"
import type { Resource } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { siteClient } from "#contract/session.ts"
import type { ResourceType } from "#contract/fields.ts"

const found = v.object({
  data: v.array(
    v.object({
      type: v.string(),
      id: v.string(),
      attributes: v.record(v.string(), v.unknown()),
      relationships: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
})
const made = v.object({ data: v.object({ id: v.string() }) })
export type Found = v.InferOutput<typeof found>["data"][number]
export type Editor = Awaited<ReturnType<typeof signIn>>

/** Signs in at a content server and changes content as the dashboard does. */
export async function signIn(url: string, username: string, password: string) {
  const form = new URLSearchParams({
    grant_type: "password",
    client_id: siteClient,
    username,
    password,
    scope: "authenticated administrator",
  })
  const answer = await fetch(`${url}/oauth/token`, { method: "POST", body: form })
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await answer.json())
  const ask = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<unknown> => {
    const type = { Accept: "application/vnd.api+json", "Content-Type": "application/vnd.api+json", ...headers }
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...type, Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
  return {
    list: async (type: ResourceType, query = "filter[status]=1&page[limit]=50") =>
      v.parse(found, await ask("GET", `${collectionPath(type)}?${query}`)).data,
    change: (type: ResourceType, id: string, fields: Partial<Pick<Resource, "attributes" | "relationships">>) =>
      ask("PATCH", `${collectionPath(type)}/${id}`, JSON.stringify({ data: { type, id, ...fields } })),
    create: async (type: ResourceType, fields: Partial<Pick<Resource, "attributes" | "relationships">>) =>
      v.parse(made, await ask("POST", collectionPath(type), JSON.stringify({ data: { type, ...fields } }))).data.id,
    remove: (type: ResourceType, id: string) => ask("DELETE", `${collectionPath(type)}/${id}`),
    upload: async (type: ResourceType, field: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
      v.parse(
        made,
        await ask("POST", `${collectionPath(type)}/${field}`, bytes, {
          "Content-Type": "application/octet-stream",
          "Content-Disposition": `file; filename="${name}"`,
        }),
      ).data.id,
  }
}
