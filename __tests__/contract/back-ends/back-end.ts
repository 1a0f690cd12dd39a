/** A back end that is asked what it has, over HTTP alone. */
import { randomBytes, randomUUID } from "node:crypto"
import { splitLanguage } from "#contract/languages.ts"
import { collectionPath, individualPath, jsonapiPath, revokePath, tokenPath } from "#contract/paths.ts"
import { mediaType, type Json } from "#contract/jsonapi.ts"
import type { ResourceType } from "#contract/fields.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { tree, type Tree } from "../json.ts"

export type BackEnd = {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly administrator: { readonly name: string; readonly mail: string; readonly password: string }
}

export type Said = { readonly status: number; readonly headers: Headers; readonly body: Tree }

type Sent = { readonly body?: Json; readonly headers?: Readonly<Record<string, string>>; readonly as?: string }

/** A thing that was made: its resource, and the address of it. */
export type Made = { readonly id: string; readonly path: string; readonly attributes: Tree }

export const password = "keeps the plumb line 30"

/** A word that no other test uses. */
export const aWord = () => `w${randomBytes(6).toString("hex")}`

/** Asks as the administrator, unless it is said otherwise. */
export class Client {
  readonly #backEnd: BackEnd
  #token = ""

  constructor(backEnd: BackEnd) {
    this.#backEnd = backEnd
  }

  get administrator(): BackEnd["administrator"] {
    return this.#backEnd.administrator
  }

  async send(method: string, path: string, { body, headers = {}, as }: Sent = {}): Promise<Said> {
    const token = as ?? (await this.#own())
    const isJsonApi = splitLanguage(path).path.startsWith(jsonapiPath)
    const type = isJsonApi ? mediaType : "application/json"
    const all = {
      accept: type,
      ...(body === undefined ? {} : { "content-type": type }),
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
    }
    const init = { method, headers: { ...all, ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    return said(await this.#backEnd.fetch(path, init))
  }

  get(path: string): Promise<Said> {
    return this.send("GET", path)
  }

  async upload(path: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Said> {
    const headers = {
      authorization: `Bearer ${await this.#own()}`,
      ...{ accept: mediaType, "content-type": "application/octet-stream", "content-disposition": `file; filename="${name}"` },
    }
    return said(await this.#backEnd.fetch(path, { method: "POST", headers, body: bytes }))
  }

  /** What the address of the tokens answers; by default to a sign-in of the administrator. */
  async grant(form: Readonly<Record<string, string>> = {}): Promise<Said> {
    const { name, password: own } = this.administrator
    const isRefresh = form.grant_type === "refresh_token"
    const signIn = isRefresh ? {} : { grant_type: "password", username: name, password: own, scope: scopes.join(" ") }
    const body = new URLSearchParams({ client_id: siteClient, ...signIn, ...form })
    return said(await this.#backEnd.fetch(tokenPath, { method: "POST", body }))
  }

  /** Ends the sign-in of a refresh token. */
  async revoke(token: string): Promise<Said> {
    return said(await this.#backEnd.fetch(revokePath, { method: "POST", body: new URLSearchParams({ client_id: siteClient, token }) }))
  }

  /** Makes something of a kind, which must work. */
  async make(type: ResourceType, attributes: Tree, relationships: Tree = {}): Promise<Made> {
    const answer = await this.send("POST", collectionPath(type), { body: { data: { type, id: randomUUID(), attributes, relationships } } })
    if (answer.status !== 201) throw new Error(`${type} was not made: ${answer.status} ${JSON.stringify(answer.body)}`)
    const data = tree(answer.body.data)
    return { id: String(data.id), path: individualPath(type, String(data.id)), attributes: tree(data.attributes) }
  }

  article(attributes: Tree = {}): Promise<Made> {
    return this.make("node--article", { title: aWord(), status: true, ...attributes })
  }

  event(attributes: Tree = {}, relationships: Tree = {}): Promise<Made> {
    const times = { field_event_start: "2031-05-05T18:00:00+02:00", field_event_end: "2031-05-05T20:00:00+02:00" }
    return this.make("node--agenda", { title: aWord(), status: true, field_audience: "public", ...times, ...attributes }, relationships)
  }

  /** An account without a role, and its name. */
  async account(): Promise<Made & { readonly name: string; readonly mail: string }> {
    const name = aWord()
    const mail = `${name}@example.org`
    return { ...(await this.make("user--user", { name, mail, pass: password, status: true })), name, mail }
  }

  patch(type: ResourceType, { id, path }: Made, attributes: Tree, { meta, headers }: { readonly meta?: Tree } & Sent = {}): Promise<Said> {
    const data = { type, id, attributes, ...(meta === undefined ? {} : { meta }) }
    return this.send("PATCH", path, { body: { data }, ...(headers === undefined ? {} : { headers }) })
  }

  async #own(): Promise<string> {
    if (this.#token === "") this.#token = String((await this.grant()).body.access_token)
    return this.#token
  }
}

async function said(response: Response): Promise<Said> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get("content-type")?.includes("json") === true && text !== ""
  const body: Json = isJson ? JSON.parse(text) : {}
  return { status, headers, body: tree(body) }
}
