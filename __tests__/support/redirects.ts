/** Writes and reads redirects as a contributor does. */
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aServer, type TestServer } from "./server.ts"
import { send } from "./writing.ts"

const editor = { uid: 7, roles: ["contributor"] } as const
export const asEditor = (...content: readonly StoredEntity[]) =>
  aServer()
    .with(...content)
    .seenBy(editor)
    .start()

export function from(path: string, uri: string, more: object = {}) {
  return { redirect_source: { path }, redirect_redirect: { uri }, ...more }
}

export function post(server: TestServer, attributes: object, id?: string) {
  return send(server, redirectsPath, {
    method: "POST",
    body: JSON.stringify({ data: { type: redirectType, ...(id === undefined ? {} : { id }), attributes } }),
  })
}

export function change(server: TestServer, id: string, attributes: object, headers: Record<string, string> = {}) {
  return send(server, `${redirectsPath}/${id}`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ data: { type: redirectType, id, attributes } }),
  })
}

export async function listed(server: TestServer, query = ""): Promise<readonly (readonly [from: unknown, to: unknown])[]> {
  const { body } = await server.read(`${redirectsPath}${query}`)
  return body.data.map(({ attributes }) => {
    const { redirect_source: source, redirect_redirect: target }: Record<string, unknown> = attributes
    return [source, target].map((part) => Object.values({ ...(part ?? {}) })[0]) as [unknown, unknown]
  })
}
