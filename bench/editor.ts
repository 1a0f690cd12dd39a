import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, individualPath, translationPath } from "#contract/paths.ts"
import { buildStates, editDataPath, editDataSegments, publishingStatusPath, rebuildPath } from "#contract/publishing.ts"
import { siteClient } from "#contract/session.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"

const translation = v.object({
  langcode: v.picklist(languages),
  status: v.boolean(),
  alias: v.nullable(v.string()),
  is_original: v.boolean(),
})
const resource = v.object({
  type: v.picklist(resourceTypes),
  id: v.string(),
  attributes: v.looseObject({
    status: v.optional(v.boolean(), true),
    drupal_internal__nid: v.optional(v.number()),
    drupal_internal__vid: v.optional(v.number()),
    /** Files have no language. */
    langcode: v.optional(v.picklist(languages), defaultLanguage),
    translations: v.optional(v.array(translation), []),
  }),
  relationships: v.optional(v.record(v.string(), v.unknown()), {}),
})
const collection = v.object({ data: v.array(resource) })
const one = v.object({ data: resource })
const build = v.object({
  id: v.number(),
  state: v.picklist(buildStates),
  how: v.nullable(v.string()),
  why: v.nullable(v.string()),
  asked: v.string(),
  changeCount: v.number(),
  steps: v.array(v.object({ name: v.string(), ended: v.nullable(v.string()), total: v.nullable(v.number()) })),
  problem: v.nullable(v.object({ message: v.string() })),
})
const status = v.object({ now: v.nullable(v.unknown()), builds: v.array(build) })
export type ContentResource = v.InferOutput<typeof resource>
export type Build = v.InferOutput<typeof build>
type Fields = Partial<Pick<Resource, "attributes" | "relationships">>

/** A change is live when the site serves the item's edit.json with this revision. A removed item has no edit.json. */
export type Proof = { readonly path: string; readonly vid: number | null }

export type Editor = Awaited<ReturnType<typeof signIn>>

async function tokenFor(url: string, username: string, password: string): Promise<string> {
  const form = new URLSearchParams({
    grant_type: "password",
    client_id: siteClient,
    username,
    password,
    scope: "authenticated administrator",
  })
  const answer = await fetch(`${url}/oauth/token`, { method: "POST", body: form })
  return v.parse(v.object({ access_token: v.string() }), await answer.json()).access_token
}

async function connect(url: string, username: string, password: string) {
  let token = await tokenFor(url, username, password)
  let requests = 1
  let lastWrite = 0
  const ask = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}): Promise<unknown> => {
    requests += 1
    if (method !== "GET") lastWrite = performance.now()
    const type = { Accept: "application/vnd.api+json", "Content-Type": "application/vnd.api+json", ...headers }
    const send = () =>
      fetch(`${url}${path}`, {
        method,
        headers: { ...type, Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body }),
      })
    // The server may close an idle connection just when a request is sent. A browser asks again.
    let response = await (method === "GET" ? send().catch(send) : send())
    // A token's time ends within a long run.
    if (response.status === 401) {
      token = await tokenFor(url, username, password)
      response = await send()
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
  return {
    ask,
    requests: () => requests,
    /** Milliseconds of `performance.now()`. */
    lastWrite: () => lastWrite,
  }
}

export async function signIn(url: string, username: string, password: string) {
  const { ask, ...figures } = await connect(url, username, password)
  const list = async (type: ResourceType, query = "filter[status]=1&page[limit]=50") =>
    v.parse(collection, await ask("GET", `${collectionPath(type)}?${query}`)).data
  const read = async ({ type, id }: ContentResource) => v.parse(one, await ask("GET", individualPath(type, id))).data
  return {
    ...figures,
    list,
    /** Also changes the fields that all languages share. */
    change: async (type: ResourceType, id: string, fields: Fields, language = defaultLanguage) =>
      v.parse(one, await ask("PATCH", inLanguage(language, individualPath(type, id)), JSON.stringify({ data: { type, id, ...fields } })))
        .data,
    create: async (type: ResourceType, fields: Fields) =>
      v.parse(one, await ask("POST", collectionPath(type), JSON.stringify({ data: { type, ...fields } }))).data,
    remove: async ({ type, id, attributes: { langcode, translations } }: ContentResource) => {
      const language = translations.find((one) => one.is_original)?.langcode ?? langcode
      await ask("DELETE", inLanguage(language, individualPath(type, id)))
    },
    translate: async ({ type, id }: ContentResource, language: Langcode) => {
      await ask("POST", translationPath(type, id, language), "{}")
    },
    /** Returns the item as it is after the removal. */
    removeTranslation: async (item: ContentResource, language: Langcode) => {
      await ask("DELETE", translationPath(item.type, item.id, language))
      return read(item)
    },
    upload: async (type: ResourceType, field: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
      v.parse(
        one,
        await ask("POST", `${collectionPath(type)}/${field}`, bytes, {
          "Content-Type": "application/octet-stream",
          "Content-Disposition": `file; filename="${name}"`,
        }),
      ).data.id,
    rebuild: () => ask("POST", rebuildPath, undefined, { Accept: "application/json" }),
    publishing: async () => v.parse(status, await ask("GET", publishingStatusPath, undefined, { Accept: "application/json" })),
  }
}

/** A node is on the site as long as one of its texts is published. */
export function proofOf(
  { type, attributes }: ContentResource,
  isGone = ![attributes, ...attributes.translations].some(({ status }) => status),
): Proof {
  const { drupal_internal__nid: number = 0, drupal_internal__vid: vid = 0 } = attributes
  const segment = Object.entries(editDataSegments).find(([name]) => name === type)?.[1]
  if (segment === undefined) throw new Error(`${type} has no edit.json.`)
  return { path: editDataPath(segment, number), vid: isGone ? null : vid }
}
