/** Revisions of nodes, the same for the embedded server and a Drupal with our module. */
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"
import type { Item } from "#support/server.ts"
import { addressOf, aUser, made, published, to, userOf, visitorOf, type Client, type TestBackEnd } from "#support/drupal/client.ts"

/** Declares the tests of a back end. */
export function historyCases(start: () => Promise<TestBackEnd>): void {
  let backEnd: TestBackEnd
  let admin: Client

  beforeAll(async () => {
    backEnd = await start()
    admin = await userOf(backEnd)
  })
  afterAll(() => backEnd.close())

  const vidOf = ({ attributes }: Item) => Number(attributes.drupal_internal__vid)
  const text = (value: string) => ({ value, format: "g30_text", summary: "" })
  const historyOf = (client: Client, { id }: Item, query = "") => client.get(versionHistoryPath("node--article", id) + query)
  const restore = (client: Client, { id }: Item, vid: number, headers = {}) =>
    client.send("POST", restorePath("node--article", id, vid), { headers })

  /** A publication that was saved three times since it was made; its versions, oldest first. */
  async function aHistory() {
    const tag = await made(admin, "taxonomy_term--tags", { attributes: { name: "Brick" } })
    const article = await made(admin, "node--article", {
      attributes: published("First title", { body: text("<p>First text.</p>"), field_kind: "opinion" }),
      relationships: { field_tags: to(tag) },
    })
    await admin.patch(article, { attributes: { title: "Second title", revision_log: "A better title" } })
    await admin.patch(article, { attributes: { body: text("<p>Second text.</p>"), field_kind: null }, relationships: { field_tags: to() } })
    await admin.patch(article, { attributes: { status: false, promote: true } })
    const vids = (await historyOf(admin, article)).data.map(vidOf).toReversed()
    return { article, tag, vids }
  }

  test("revisions are listed newest first, with who saved them, when and why, and without texts that nobody asked for", async () => {
    const { article } = await aHistory()
    const fields = "fields[node--article]=title,status,drupal_internal__vid,revision_timestamp,revision_log,revision_uid"
    const { data, included, meta } = await historyOf(admin, article, `?include=revision_uid&${fields}&fields[user--user]=display_name`)

    expect(data.map(({ attributes }) => [attributes.title, attributes.status, attributes.revision_log ?? ""])).toEqual([
      ["Second title", false, ""],
      ["Second title", true, ""],
      ["Second title", true, "A better title"],
      ["First title", true, ""],
    ])
    expect(data.map(vidOf)).toEqual(data.map(vidOf).toSorted((one, other) => other - one))
    expect(data.map(({ attributes }) => attributes.body)).toEqual([undefined, undefined, undefined, undefined])
    expect(included.map(({ attributes }) => attributes)).toEqual([{ display_name: "ada" }])
    expect(meta.count).toBe(4)
    const changed = meta.changed as Readonly<Record<string, readonly string[]>>
    expect(data.map((revision) => changed[String(vidOf(revision))]?.toSorted())).toEqual([
      ["promote", "status"],
      ["body", "field_kind", "field_tags"],
      ["title"],
      undefined,
    ])
  })

  test("an old revision is restored as a new one; whether it is public stays as it is", async () => {
    const { article, tag, vids } = await aHistory()
    const [first = 0, second = 0, , present = 0] = vids
    expect((await restore(admin, article, first, { "If-Match": `"${second}"` })).status).toBe(412)
    const { status, data, headers } = await restore(admin, article, first, { "If-Match": `"${present}"` })
    const [restored = article] = data

    expect(status).toBe(200)
    expect(restored.attributes).toMatchObject({ title: "First title", field_kind: "opinion", status: false, promote: true })
    expect(restored.attributes.body).toMatchObject({ value: "<p>First text.</p>" })
    expect(restored.attributes.revision_log).toMatch(
      new RegExp(String.raw`^Restored from version ${first} of \d{4}-\d\d-\d\d \d\d:\d\d\.$`),
    )
    expect(restored.relationships.field_tags?.data).toMatchObject([{ id: tag.id }])
    expect(vidOf(restored)).toBeGreaterThan(present)
    expect(headers.get("etag")).toBe(`"${vidOf(restored)}"`)
  })

  test("what is gone is left out of a restored revision, and counted", async () => {
    const { article, tag, vids } = await aHistory()
    await admin.remove(tag)
    const { status, data, meta } = await restore(admin, article, vids[0] ?? 0)
    expect([status, meta]).toEqual([200, { unset: 1 }])
    expect(data[0]?.relationships.field_tags?.data).toEqual([])
  })

  test("revisions of other items are not found, and nobody else reads or restores any", async () => {
    const { article, tag } = await aHistory()
    const other = await made(admin, "node--article", { attributes: published("Other") })
    const reader = await aUser(backEnd, admin, "karel")
    expect((await restore(admin, article, vidOf(other))).status).toBe(404)
    expect((await admin.get(`${addressOf(tag)}/version-history`)).status).toBe(404)
    for (const client of [reader, visitorOf(backEnd)]) {
      expect([401, 403]).toContain((await historyOf(client, other)).status)
      expect([401, 403]).toContain((await restore(client, other, vidOf(other))).status)
    }
  })

  test("members read and restore the history of their own page", async () => {
    const page = await made(admin, "node--member", { attributes: published("Old name") })
    await admin.patch(page, { attributes: { title: "New name" } })
    const member = await aUser(backEnd, admin, "nora", { page })
    const { data } = await member.get(`${addressOf(page)}/version-history`)
    expect(data.map(({ attributes }) => attributes.title)).toEqual(["New name", "Old name"])
    const [, old = page] = data
    const restored = await member.send("POST", restorePath("node--member", page.id, vidOf(old)))
    expect([restored.status, restored.data[0]?.attributes.title]).toEqual([200, "Old name"])
  })

  test("the content of a deleted account stays, and goes to the account that is named", async () => {
    const [ada] = (await admin.get("/jsonapi/user/user?filter[name]=ada")).data
    const [writer, heir] = await Promise.all(
      ["wim", "els"].map((name) =>
        made(admin, "user--user", { attributes: { name, mail: `${name}@example.org`, pass: "keeps it well", status: true } }),
      ),
    )
    if (ada === undefined || writer === undefined || heir === undefined) throw new Error("An account is missing.")
    const article = await made(admin, "node--article", {
      attributes: published("By Wim"),
      relationships: { uid: { data: to(writer).data[0] } },
    })
    await admin.patch(article, { attributes: { title: "By Wim, again" } })

    expect((await admin.remove(writer, `?reassign=${writer.id}`)).status).toBe(422)
    expect((await admin.remove(writer, `?reassign=${article.id}`)).status).toBe(404)
    const removed = await admin.remove(writer, `?reassign=${heir.id}`)
    expect([removed.status, removed.meta]).toEqual([200, { unset: 0, reassigned: 1 }])
    const { data } = await historyOf(admin, article)
    expect(data.map(({ relationships }) => relationships.uid?.data)).toMatchObject([{ id: heir.id }, { id: heir.id }])
    expect((await admin.remove(heir)).status).toBe(200)
    expect(JSON.stringify((await admin.get(addressOf(article))).data[0]?.relationships.uid)).not.toContain(heir.id)
  })
}
