/** Writes through the API. */
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anAccount } from "./entities.ts"
import { aServer, type Item, type TestServer } from "./server.ts"

type Members = { readonly attributes?: object; readonly relationships?: object; readonly id?: string; readonly meta?: object }

export const editor = { uid: 7, roles: ["contributor"] } as const
export const editorAccount = anAccount("nora", { id: editor.uid })

/** A server that takes every request as the editor's. */
export function asEditor(...content: readonly StoredEntity[]): TestServer {
  return aServer()
    .with(editorAccount, ...content)
    .seenBy(editor)
    .start()
}

export type WriteResult = {
  readonly status: number
  readonly headers: Headers
  readonly item: Item
  readonly errors: readonly { readonly detail: string; readonly source?: { readonly pointer: string } }[]
  readonly meta: Readonly<Record<string, unknown>>
}

export async function send(server: TestServer, path: string, init: RequestInit): Promise<WriteResult> {
  const response = await server.fetch(path, {
    ...init,
    headers: { "Content-Type": mediaType, ...Object.fromEntries(new Headers(init.headers)) },
  })
  const text = await response.text()
  const { data, errors = [], meta = {} } = text === "" ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, item: data, errors, meta }
}

export function post(server: TestServer, type: ResourceType, members: Members): Promise<WriteResult> {
  return send(server, collectionPath(type), { method: "POST", body: JSON.stringify({ data: { type, ...members } }) })
}

export function patch(
  server: TestServer,
  { type, uuid }: Pick<StoredEntity, "type" | "uuid">,
  { headers = {}, ...members }: Members & { readonly headers?: Record<string, string> },
): Promise<WriteResult> {
  const body = JSON.stringify({ data: { type, id: uuid, ...members } })
  return send(server, individualPath(type, uuid), { method: "PATCH", body, headers })
}

/** POST, PATCH or DELETE of a relationship. */
export function relate(
  server: TestServer,
  method: string,
  [from, field]: readonly [StoredEntity, string],
  data: unknown,
): Promise<WriteResult> {
  const path = `${individualPath(from.type, from.uuid)}/relationships/${field}`
  return send(server, path, { method, body: JSON.stringify({ data }) })
}

/** Identifiers for the `data` of a relationship. */
export function identify(...targets: readonly StoredEntity[]) {
  return targets.map(({ type, uuid }) => ({ type, id: uuid }))
}

export function complaints({ errors }: WriteResult): readonly (readonly [pointer: string | undefined, detail: string])[] {
  return errors.map(({ detail, source }) => [source?.pointer, detail] as const)
}
