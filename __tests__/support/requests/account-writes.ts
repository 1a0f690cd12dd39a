/** Changes of accounts by requests of signed-in users. */
import type { Json } from "#contract/jsonapi.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import { aMember } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

export const uuids = {
  ada: "aaaaaaaa-0000-4000-8000-000000000001",
  carl: "aaaaaaaa-0000-4000-8000-000000000002",
  ines: "aaaaaaaa-0000-4000-8000-000000000003",
} as const

export const page = aMember()
export const otherPage = aMember()

export const anOffice = () =>
  aServer()
    .with(page, otherPage)
    .withAccount({ name: "ada", uuid: uuids.ada, uid: 1, roles: ["administrator"] })
    .withAccount({ name: "carl", uuid: uuids.carl, uid: 2, roles: ["contributor"] })
    .withAccount({ name: "ines", uuid: uuids.ines, uid: 3, member: page })
    .start()

export type Resource = {
  readonly attributes?: Readonly<Record<string, Json>>
  readonly relationships?: Readonly<Record<string, { readonly data: Json }>>
}
type SaveResult = {
  readonly status: number
  readonly attributes: Readonly<Record<string, Json>>
  readonly roles: readonly string[]
  readonly meta: Json
  readonly errors: readonly (readonly [detail: string, pointer: string | undefined])[]
}
type Body = {
  readonly data?: {
    readonly attributes: SaveResult["attributes"]
    readonly relationships: { readonly roles: { readonly data: readonly Role[] } }
  }
  readonly meta?: Json
  readonly errors?: readonly { readonly detail: string; readonly source?: { readonly pointer: string } }[]
}
type Role = { readonly meta: { readonly drupal_internal__target_id: string } }

/** Sends a document to an address below /jsonapi/user/user as the user `by`. */
export async function write(server: TestServer, by: string, [method, path, data]: readonly [string, string, Json]): Promise<SaveResult> {
  const response = await server.fetch(`/jsonapi/user/user${path}`, {
    method,
    headers: { authorization: await server.signIn(by), "content-type": "application/vnd.api+json" },
    body: JSON.stringify({ data }),
  })
  const text = await response.text()
  const { data: saved, meta = null, errors = [] }: Body = text === "" ? {} : JSON.parse(text)
  return {
    status: response.status,
    attributes: saved?.attributes ?? {},
    roles: saved?.relationships.roles.data.map((role) => role.meta.drupal_internal__target_id) ?? [],
    meta,
    errors: errors.map(({ detail, source }) => [detail, source?.pointer] as const),
  }
}

export const create = (server: TestServer, by: string, resource: Resource) =>
  write(server, by, ["POST", "", { type: "user--user", ...resource }])
export const change = (server: TestServer, by: string, [who, resource]: readonly [keyof typeof uuids, Resource]) =>
  write(server, by, ["PATCH", `/${uuids[who]}`, { type: "user--user", id: uuids[who], ...resource }])

export const role = (name: string) => ({ type: "user_role--user_role", id: roleId(name) })
