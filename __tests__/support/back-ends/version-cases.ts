/** Counts of lists, versions and conflicts, the same for the embedded server and a Drupal with our module. */
import type { Item } from "#support/server.ts"
import {
  addressOf,
  aUser,
  made,
  published,
  to,
  userOf,
  versionIn,
  visitorOf,
  type Client,
  type TestBackEnd,
} from "#support/drupal/client.ts"

/** Declares the tests of a back end. */
export function versionCases(start: () => Promise<TestBackEnd>): void {
  let backEnd: TestBackEnd
  let admin: Client
  let reader: Client
  let visitor: Client

  beforeAll(async () => {
    backEnd = await start()
    admin = await userOf(backEnd)
    visitor = visitorOf(backEnd)
    reader = await aUser(backEnd, admin, "ines")
  })
  afterAll(() => backEnd.close())

  const vidOf = ({ attributes }: Item) => String(attributes.drupal_internal__vid)
  const retitle = (client: Client, item: Item, title: string, version?: string) =>
    client.patch(item, { attributes: { title } }, version === undefined ? {} : { "If-Match": `"${version}"` })

  test("each page of a list gives the number of items that its viewer sees", async () => {
    const before = (await visitor.get("/jsonapi/node/agenda")).meta.count
    for (const audience of ["public", "members", "board"]) {
      const start = { field_event_start: "2026-12-01T18:00:00+01:00", field_audience: audience }
      await made(admin, "node--agenda", { attributes: published(`For ${audience}`, start) })
    }
    await made(admin, "node--agenda", {
      attributes: { title: "Draft", status: false, field_event_start: "2026-12-01T18:00:00+01:00", field_audience: "public" },
    })
    const countFor = async (client: Client) => (await client.get("/jsonapi/node/agenda?page[limit]=1")).meta.count
    expect(before).toBe(0)
    expect([await countFor(visitor), await countFor(reader), await countFor(admin)]).toEqual([1, 2, 4])
  })

  test("nobody learns the number of accounts who may not see them", async () => {
    const countFor = async (client: Client) => (await client.get("/jsonapi/user/user")).meta.count
    expect([await countFor(visitor), await countFor(reader), await countFor(admin)]).toEqual([0, 1, 2])
  })

  test("a save that was made on an older version is a 412, and changes nothing", async () => {
    const article = await made(admin, "node--article", { attributes: published("First") })
    const first = vidOf(article)
    const saved = await retitle(admin, article, "Second", first)
    const refused = await retitle(admin, article, "Third", first)

    expect([saved.status, saved.headers.get("etag")]).toEqual([200, `"${vidOf(saved.data[0] ?? article)}"`])
    expect([refused.status, refused.headers.get("etag")]).toEqual([412, saved.headers.get("etag")])
    expect(refused.errors[0]?.detail).toContain("It was changed since it was read")
    const now = await admin.get(addressOf(article))
    expect([now.data[0]?.attributes.title, versionIn(now)]).toEqual(["Second", vidOf(saved.data[0] ?? article)])
    expect((await admin.remove(article, "", { "If-Match": `"${first}"` })).status).toBe(412)
    expect((await admin.remove(article, "", { "If-Match": now.headers.get("etag") ?? "" })).status).toBe(204)
  })

  test("of saves at the same time on one version, one is taken", async () => {
    const article = await made(admin, "node--article", { attributes: published("Race") })
    const saves = await Promise.all(["a", "b", "c", "d"].map((title) => retitle(admin, article, title, vidOf(article))))
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
  })

  test("relationships, terms and accounts have versions too", async () => {
    const tag = await made(admin, "taxonomy_term--tags", { attributes: { name: "Brick" } })
    const article = await made(admin, "node--article", { attributes: published("Related") })
    const tags = `${addressOf(article)}/relationships/field_tags`
    const add = (version: string) => admin.write("POST", tags, to(tag).data, { "If-Match": `"${version}"` })
    expect([(await add("1")).status, (await add(vidOf(article))).status, (await add(vidOf(article))).status]).toEqual([412, 204, 412])

    const rename = (version: unknown) => admin.patch(tag, { attributes: { name: "Bricks" } }, { "If-Match": `"${String(version)}"` })
    const termVersion = tag.attributes.drupal_internal__revision_id
    expect([(await rename(termVersion)).status, (await rename(termVersion)).status]).toEqual([200, 412])

    await aUser(backEnd, admin, "karel")
    const [account] = (await admin.get("/jsonapi/user/user?filter[name]=karel")).data
    const move = (mail: string) =>
      admin.patch(account ?? tag, { attributes: { mail } }, { "If-Match": `"${String(account?.meta?.version)}"` })
    const moved = await move("karel2@example.org")
    expect([moved.status, moved.headers.get("etag")]).toEqual([200, `"${String(moved.data[0]?.meta?.version)}"`])
    expect((await move("karel3@example.org")).status).toBe(412)
  })

  test("a writer without permission gets a 403, and learns nothing about the version", async () => {
    const article = await made(admin, "node--article", { attributes: published("Closed") })
    const refused = await retitle(reader, article, "Mine", "1")
    expect([refused.status, refused.headers.get("etag")]).toEqual([403, null])
  })
}
