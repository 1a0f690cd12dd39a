/** What the contract's cases know of a back end: they speak to the embedded server and to a Drupal alike. */
import { mediaType, type Document, type Json, type Resource } from "#contract/jsonapi.ts"
import { defaultLanguage, inLanguage } from "#contract/languages.ts"
import { collectionPath, individualPath, tokenPath } from "#contract/paths.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { scopes, siteClient } from "#contract/session.ts"

export type BackEnd = {
  readonly administrator: { readonly name: string; readonly password: string; readonly uid: number }
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export type Attributes = Readonly<Record<string, Json>>
type Identifier = { readonly type: string; readonly id: string; readonly meta?: Readonly<Record<string, Json>> }
export type Relationships = Readonly<Record<string, { readonly data: Identifier | readonly Identifier[] | null }>>
type Sent = { readonly attributes?: Attributes; readonly relationships?: Relationships }
export type Answer<Body = Document> = { readonly status: number; readonly headers: Headers; readonly body: Body }
export type Errors = {
  readonly errors: readonly { readonly status: string; readonly detail: string; readonly source?: { readonly pointer?: string } }[]
}

export type Client = {
  readonly authorization: string
  readonly read: <Body = Document>(path: string) => Promise<Answer<Body>>
  readonly create: <Body = Document>(type: ResourceType, sent: Sent) => Promise<Answer<Body>>
  readonly change: <Body = Document>(type: ResourceType, id: string, sent: Sent, language?: Langcode) => Promise<Answer<Body>>
  readonly remove: (type: ResourceType, id: string) => Promise<number>
  readonly upload: <Body = Document>(
    type: ResourceType,
    field: string,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
  ) => Promise<Answer<Body>>
}

/** Speaks as a visitor without `authorization`. */
export function clientOf({ fetch }: BackEnd, authorization = ""): Client {
  const signed = authorization === "" ? {} : { authorization }
  const send = async <Body>(path: string, method: string, content?: unknown): Promise<Answer<Body>> => {
    const body = content === undefined ? {} : { body: JSON.stringify(content), headers: { ...signed, "content-type": mediaType } }
    return answerOf<Body>(await fetch(path, { method, headers: signed, ...body }))
  }
  return {
    authorization,
    read: (path) => send(path, "GET"),
    create: (type, sent) => send(collectionPath(type), "POST", { data: { type, ...sent } }),
    change: (type, id, sent, language = defaultLanguage) =>
      send(inLanguage(language, individualPath(type, id)), "PATCH", { data: { type, id, ...sent } }),
    remove: async (type, id) => (await send(individualPath(type, id), "DELETE")).status,
    upload: async <Body>(type: ResourceType, field: string, name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const headers = { ...signed, "content-type": "application/octet-stream", "content-disposition": `file; filename="${name}"` }
      return answerOf<Body>(await fetch(`${collectionPath(type)}/${field}`, { method: "POST", headers, body: bytes }))
    },
  }
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text()
  const isJson = /json/.test(response.headers.get("content-type") ?? "")
  return { status: response.status, headers: response.headers, body: (isJson && text !== "" ? JSON.parse(text) : {}) as Body }
}

type TokenBody = { readonly access_token?: string; readonly refresh_token?: string; readonly error?: string }

/** Asks for a token. */
export async function grant({ fetch }: BackEnd, form: Readonly<Record<string, string>>): Promise<Answer<TokenBody>> {
  const body = new URLSearchParams({ client_id: siteClient, scope: scopes.join(" "), ...form })
  return answerOf<TokenBody>(await fetch(tokenPath, { method: "POST", body }))
}

export async function signedIn(
  backEnd: BackEnd,
  name = backEnd.administrator.name,
  password = backEnd.administrator.password,
): Promise<Client> {
  const { status, body } = await grant(backEnd, { grant_type: "password", username: name, password })
  if (body.access_token === undefined) throw new Error(`${name} could not sign in: ${status}`)
  return clientOf(backEnd, `Bearer ${body.access_token}`)
}

export function one({ body }: Answer): Resource {
  if (body.data === undefined || body.data === null || Array.isArray(body.data))
    throw new Error(`No resource: ${JSON.stringify(body).slice(0, 500)}`)
  return body.data as Resource
}

export function all({ body }: Answer): readonly Resource[] {
  if (!Array.isArray(body.data)) throw new Error(`No list: ${JSON.stringify(body).slice(0, 500)}`)
  return body.data as readonly Resource[]
}
