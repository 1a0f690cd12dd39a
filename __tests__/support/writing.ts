/** Writes through the API, as an editor's browser does. */
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { Item, TestServer } from "./server.ts"

type Members = { readonly attributes?: object; readonly relationships?: object; readonly id?: string }

export type Written = {
  readonly status: number
  readonly headers: Headers
  /** Fails where the answer has none. */
  readonly item: Item
  readonly errors: readonly { readonly detail: string; readonly source?: { readonly pointer: string } }[]
  readonly meta: Readonly<Record<string, unknown>>
}

/** Sends any body with any method. */
export async function send(server: TestServer, path: string, init: RequestInit): Promise<Written> {
  const response = await server.fetch(path, {
    ...init,
    headers: { "Content-Type": mediaType, ...Object.fromEntries(new Headers(init.headers)) },
  })
  const text = await response.text()
  const { data, errors = [], meta = {} } = text === "" ? {} : JSON.parse(text)
  return { status: response.status, headers: response.headers, item: data, errors, meta }
}

/** Makes a resource. */
export function post(server: TestServer, type: ResourceType, members: Members): Promise<Written> {
  return send(server, collectionPath(type), { method: "POST", body: JSON.stringify({ data: { type, ...members } }) })
}

/** Changes a resource. */
export function patch(
  server: TestServer,
  { type, uuid }: Pick<StoredEntity, "type" | "uuid">,
  { headers = {}, ...members }: Members & { readonly headers?: Record<string, string> },
): Promise<Written> {
  const body = JSON.stringify({ data: { type, id: uuid, ...members } })
  return send(server, individualPath(type, uuid), { method: "PATCH", body, headers })
}

/** POST, PATCH or DELETE of a relationship. */
export function relate(
  server: TestServer,
  method: string,
  [from, field]: readonly [StoredEntity, string],
  data: unknown,
): Promise<Written> {
  const path = `${individualPath(from.type, from.uuid)}/relationships/${field}`
  return send(server, path, { method, body: JSON.stringify({ data }) })
}

/** Identifiers for the `data` of a relationship. */
export function identify(...targets: readonly StoredEntity[]) {
  return targets.map(({ type, uuid }) => ({ type, id: uuid }))
}

/** What was refused, and where. */
export function complaints({ errors }: Written): readonly (readonly [pointer: string | undefined, detail: string])[] {
  return errors.map(({ detail, source }) => [source?.pointer, detail] as const)
}
