import { anonymous } from "#contract/permissions.ts"
import { accountById } from "#server/content/accounts/accounts.ts"
import { findAccessToken, findRefreshToken, storeTokens } from "#server/content/accounts/tokens.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { removeEntity, type Removal } from "#server/content/editing/remove.ts"
import { changeContent } from "#server/content/changes.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anAccount, anArticle, anEvent, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const admin = { uid: 1, roles: ["administrator"] } as const
function remove({ db }: TestServer, { type, uuid }: StoredEntity): Removal {
  const found = readEntity(db, type, uuid, { ...anonymous, ...admin })
  if (found === undefined) throw new Error(`${uuid} isn't there`)
  return changeContent(db, () => removeEntity({ db, now: () => new Date("2026-11-21T12:00:00Z") }, found))
}

const idsIn = async (server: TestServer, path: string) => [(await server.read(path)).body.data].flat().map(({ id }) => id)

test("a tag that is deleted is taken out of the publications that had it, and the others keep their order", async () => {
  const [brick, stone, timber] = [aTag("Brick"), aTag("Stone"), aTag("Timber")]
  const article = anArticle({ references: { field_tags: to(brick, stone, timber) } })
  const other = anArticle({ references: { field_tags: to(brick) } })
  const server = aServer()
    .with(brick, stone, timber, article, other, anArticle({ references: { field_tags: to(timber) } }))
    .seenBy(admin)
    .start()
  const address = `/jsonapi/node/article/${article.uuid}`
  const versionBefore = (await server.read(address)).body.links

  expect(remove(server, brick)).toEqual({ unset: 2, reassigned: 0, filesToDelete: [] })

  expect(await idsIn(server, `${address}/field_tags`)).toEqual([stone.uuid, timber.uuid])
  expect((await server.read(address)).body.links).toEqual(versionBefore)
  server.put({ ...article, references: { field_tags: to(stone, timber) } })
  expect(await idsIn(server, `${address}/field_tags`)).toEqual([stone.uuid, timber.uuid])
})

test("a moved occurrence stays when its series is deleted", async () => {
  const series = anEvent({ fields: { field_rrule: "FREQ=WEEKLY" } })
  const moved = anEvent({ references: { field_series: to(series) }, fields: { field_recurrence_id: "2026-12-08T19:00:00+01:00" } })
  const server = aServer().with(series, moved).start()

  expect(remove(server, series)).toMatchObject({ unset: 1 })
  expect(await idsIn(server, "/jsonapi/node/agenda")).toEqual([moved.uuid])
})

test("a file that only a deleted publication used is no longer in use, but a shared file is", async () => {
  const [only, shared] = [aPicture("2026-11/only.jpg"), aPicture("2026-11/shared.jpg")]
  const article = anArticle({ references: { field_image: showing(only), field_gallery: showing(shared) } })
  const server = aServer()
    .with(only, shared, article, anArticle({ references: { field_image: showing(shared) } }))
    .seenBy(admin)
    .start()
  remove(server, article)

  const { data } = (await server.read("/jsonapi/file/file")).body
  expect(data.map(({ attributes }) => [attributes.filename, attributes.status, attributes.changed])).toEqual([
    ["only.jpg", false, "2026-11-21T12:00:00+00:00"],
    ["shared.jpg", true, expect.any(String)],
  ])
})

test("content and files of a deleted user stay, without an author", async () => {
  const account = anAccount("ines", { id: 7 })
  const picture = aPicture("2026-11/a.jpg", { uid: 7 })
  const article = anArticle({ uid: 7, references: { field_image: showing(picture) } })
  const server = aServer().with(account, picture, article).seenBy(admin).start()

  const [access, refresh] = [
    { secret: "access", expires: 2 },
    { secret: "refresh", expires: 2 },
  ]
  const family = { name: "a sign-in", ends: 2 }
  storeTokens(server.db, { account: accountById(server.db, 7)?.pk ?? 0, client: "g30-site", scope: "", family, access, refresh, now: 1 })

  expect(remove(server, account)).toEqual({ unset: 0, reassigned: 2, filesToDelete: [] })
  const { relationships } = [(await server.read(`/jsonapi/node/article/${article.uuid}`)).body.data].flat()[0] ?? {}
  expect([relationships?.uid?.data, relationships?.revision_uid?.data]).toEqual([null, null])
  expect([findAccessToken(server.db, access.secret), findRefreshToken(server.db, refresh.secret)]).toEqual([undefined, undefined])
})
