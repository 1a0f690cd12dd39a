/** Requests of one user to a real Drupal, or to the embedded server. */
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import { pixel } from "#support/files/clipboard.ts"
import type { Item } from "#support/server.ts"
import type { TestDrupal } from "./a-drupal.ts"

export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Of one resource a list of one. */
  readonly data: readonly Item[]
  readonly included: readonly Item[]
  readonly meta: Readonly<Record<string, unknown>>
  readonly errors: readonly { readonly detail: string; readonly source?: { readonly pointer: string }; readonly meta?: object }[]
  readonly links: Readonly<Record<string, { readonly href: string }>>
}

type Sent = { readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
type Members = { readonly attributes?: object; readonly relationships?: object; readonly id?: string }

export type Client = ReturnType<typeof clientOf>

/** What both have that users ask. */
export type TestBackEnd = Pick<TestDrupal, "url" | "fetch" | "signIn" | "close">

/** A client that sends no token. */
export function visitorOf({ fetch }: Pick<TestBackEnd, "fetch">): Client {
  return clientOf(fetch, {})
}

/** The client of an account; of the administrator without a name. */
export async function userOf({ fetch, signIn }: Pick<TestBackEnd, "fetch" | "signIn">, name?: string, password?: string): Promise<Client> {
  return clientOf(fetch, { Authorization: await signIn(name, password) })
}

function clientOf(fetch: TestBackEnd["fetch"], own: Readonly<Record<string, string>>) {
  const send = async (method: string, path: string, { body, headers }: Sent = {}): Promise<Reply> => {
    const types = { Accept: mediaType, ...(body !== undefined && { "Content-Type": mediaType }) }
    // The links of an answer have the origin of the back end.
    const address = path.replace(/^https?:\/\/[^/]+/, "")
    const response = await fetch(address, { method, ...(body !== undefined && { body }), headers: { ...types, ...own, ...headers } })
    return replyOf(response, await response.text())
  }
  const write = (method: string, path: string, data: unknown, headers: Sent["headers"] = {}) =>
    send(method, path, { body: JSON.stringify({ data }), headers })
  return {
    send,
    write,
    get: (path: string, headers: Sent["headers"] = {}) => send("GET", path, { headers }),
    post: (type: ResourceType, members: Members) => write("POST", collectionPath(type), { type, ...members }),
    patch: ({ type, id }: Pick<Item, "type" | "id">, members: Members, headers: Sent["headers"] = {}) =>
      write("PATCH", addressOf({ type, id }), { type, id, ...members }, headers),
    remove: (item: Pick<Item, "type" | "id">, query = "", headers: Sent["headers"] = {}) =>
      send("DELETE", addressOf(item) + query, { headers }),
  }
}

function replyOf({ status, headers }: Response, text: string): Reply {
  const isJson = text !== "" && (headers.get("content-type") ?? "").includes("json")
  const { data = [], included = [], meta = {}, errors = [], links = {} } = isJson ? (JSON.parse(text) ?? {}) : {}
  return { status, headers, text, data: [data].flat(), included, meta, errors, links }
}

export function addressOf({ type, id }: Pick<Item, "type" | "id">): string {
  return individualPath(type as ResourceType, id)
}

/** Makes an item, which must succeed. */
export async function made(client: Client, type: ResourceType, members: Members): Promise<Item> {
  const { status, data, text } = await client.post(type, members)
  const [item] = data
  if (status !== 201 || item === undefined) throw new Error(`No ${type} was made: ${status} ${text.slice(0, 500)}`)
  return item
}

/** A published item with a title. */
export function published(title: string, attributes: object = {}) {
  return { title, status: true, ...attributes }
}

/** The present version in an ETag, weak or not. */
export function versionIn({ headers }: Reply): string | undefined {
  return /^(?:W\/)?"(\d+)[".]/.exec(headers.get("etag") ?? "")?.[1]
}

/** Makes an account and signs it in. */
export async function aUser(
  backEnd: Pick<TestBackEnd, "fetch" | "signIn">,
  by: Client,
  name: string,
  { page }: { readonly page?: Item } = {},
): Promise<Client> {
  const password = `${name} keeps this`
  const attributes = { name, mail: `${name}@example.org`, pass: password, status: true }
  const relationships = page === undefined ? {} : { field_member: { data: { type: page.type, id: page.id } } }
  await made(by, "user--user", { attributes, relationships })
  return userOf(backEnd, name, password)
}

/** Uploads a picture for a publication, as the administrator. */
export async function uploaded({ fetch, signIn }: Pick<TestBackEnd, "fetch" | "signIn">, name: string): Promise<Item> {
  const answer = await fetch(`${collectionPath("node--article")}/field_image`, {
    method: "POST",
    headers: {
      Authorization: await signIn(),
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `file; filename="${name}"`,
      Accept: mediaType,
    },
    body: Buffer.from(pixel.split(",")[1] ?? "", "base64"),
  })
  const { data }: { data: Item } = JSON.parse(await answer.text())
  return data
}

export const to = (...targets: readonly Pick<Item, "type" | "id">[]) => ({ data: targets.map(({ type, id }) => ({ type, id })) })
