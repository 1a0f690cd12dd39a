/** Terms and users have versions as nodes do: a write that names another one is refused. */
import type { Json } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anAccount, anArticle, aTag } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { identify, patch, post, relate, send } from "#support/writing.ts"

const tag = aTag("Brick")
const account = anAccount("ines", { id: 7 })
const article = anArticle()
const page = aMember()
const office = (viewer: { uid: number; roles?: readonly ["administrator"] } = { uid: 1, roles: ["administrator"] }) =>
  aServer()
    .with(tag, aTag("Stone"), account, anAccount("karel", { id: 8 }), article, page)
    .seenBy(viewer)
    .start()

const cases: readonly (readonly [string, StoredEntity, object])[] = [
  ["term", tag, { weight: 3 }],
  ["user", account, { field_board: true }],
  ["publication", article, { title: "New" }],
]

async function tagOf(server: TestServer, { type, uuid }: StoredEntity): Promise<string> {
  return (await server.fetch(individualPath(type, uuid))).headers.get("etag") ?? ""
}

test.each(cases)("a %s that was read can be changed once with the ETag of the answer", async (_, entity, attributes) => {
  const server = office()
  const tag = await tagOf(server, entity)

  const first = await patch(server, entity, { attributes, headers: { "If-Match": tag } })
  const second = await patch(server, entity, { attributes, headers: { "If-Match": tag } })

  expect([first.status, second.status]).toEqual([200, 412])
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"))
  expect((await tagOf(server, entity)).startsWith(`W/${first.headers.get("etag")?.slice(0, -1) ?? "?"}.`)).toBe(true)
  expect((await patch(server, entity, { attributes, headers: { "If-Match": first.headers.get("etag") ?? "" } })).status).toBe(200)
})

test.each(cases)("a %s that somebody changed meanwhile is not deleted", async (_, entity, attributes) => {
  const server = office()
  const tag = await tagOf(server, entity)
  await patch(server, entity, { attributes })
  const path = individualPath(entity.type, entity.uuid)

  expect((await send(server, path, { method: "DELETE", headers: { "If-Match": tag } })).status).toBe(412)
  expect((await send(server, path, { method: "DELETE", headers: { "If-Match": await tagOf(server, entity) } })).status).toBe(204)
})

type Listed = { readonly id: string; readonly attributes: Readonly<Record<string, Json>>; readonly meta?: { readonly version?: number } }

async function listed(server: TestServer, { type, uuid }: StoredEntity): Promise<Listed | undefined> {
  const response = await server.fetch(collectionPath(type))
  const { data }: { readonly data: readonly Listed[] } = JSON.parse(await response.text())
  return data.find(({ id }) => id === uuid)
}

test("lists have the version of a term as its revision, and that of a user in its meta", async () => {
  const server = office()
  const renamed = await patch(server, tag, { attributes: { name: "Bricks" } })
  const changed = await patch(server, account, { attributes: { field_board: true } })

  const versions = [(await listed(server, tag))?.attributes.drupal_internal__revision_id, (await listed(server, account))?.meta?.version]
  expect(versions.map((version) => JSON.stringify(version ?? null))).toEqual(
    [renamed, changed].map(({ headers }) => headers.get("etag")?.replaceAll('"', "")),
  )
})

test("the version of a deleted term is given to no other, not even to one with its UUID", async () => {
  const server = office()
  const old = await tagOf(server, tag)
  await send(server, individualPath(tag.type, tag.uuid), { method: "DELETE" })
  await post(server, "taxonomy_term--tags", { id: tag.uuid, attributes: { name: "Brick" } })

  expect((await patch(server, tag, { attributes: { weight: 1 }, headers: { "If-Match": old } })).status).toBe(412)
})

test("a stale version holds back a change of a user's member page too", async () => {
  const server = office()
  const path = `${individualPath(account.type, account.uuid)}/relationships/field_member`
  const body = JSON.stringify({ data: identify(page)[0] })
  const tag = await tagOf(server, account)
  await patch(server, account, { attributes: { field_board: true } })

  expect((await send(server, path, { method: "PATCH", headers: { "If-Match": tag }, body })).status).toBe(412)
  expect((await relate(server, "PATCH", [account, "field_member"], identify(page)[0])).status).toBe(204)
  expect((await listed(server, account))?.meta?.version).toBe(4)
})

test("a save that changes nothing keeps the version of a user", async () => {
  const server = office()
  const before = (await listed(server, account))?.meta?.version
  await patch(server, account, { attributes: { field_board: false } })

  expect((await listed(server, account))?.meta?.version).toBe(before)
})

test("users see the version of their own account, and nothing of its password", async () => {
  expect((await listed(office({ uid: 7 }), account))?.meta).toEqual({ version: 1 })
  expect((await listed(office(), account))?.meta).toEqual({ version: 1, has_password: false })
})
