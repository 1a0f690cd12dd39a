import type { Json } from "#contract/jsonapi.ts"
import { entityOfAccount } from "#support/accounts.ts"
import { aMember, anArticle, aPicture, aTag, aText, showing, to } from "#support/entities.ts"
import { restorePath, versionHistoryPath } from "#support/requests/revisions.ts"
import { aServer, type Item, type TestServer } from "#support/server.ts"

const editor = { name: "ada", uid: 1, roles: ["administrator"] } as const
const brick = aTag("Brick")
const cover = aPicture("2026-11/cover.jpg")
const article = anArticle({
  label: "First title",
  alias: "/post/first-title",
  references: { field_tags: to(brick), field_image: showing(cover) },
  fields: { body: aText("<p>First text.</p>", "First."), field_kind: "opinion" },
})
const address = `/jsonapi/node/article/${article.uuid}`
const history = versionHistoryPath("node--article", article.uuid)

type Errors = readonly { readonly detail: string; readonly source?: { readonly pointer: string } }[]
type JsonAnswer = {
  readonly status: number
  readonly data: Item
  readonly errors: Errors
  readonly meta: Json
  readonly etag: string | null
}

type Sent = { readonly method: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

async function send(server: TestServer, path: string, init: Sent): Promise<JsonAnswer> {
  const response = await server.fetch(path, { ...init, headers: { authorization: "Bearer anyone", ...init.headers } })
  const body: { data: Item; errors?: Errors; meta?: Json } = JSON.parse(await response.text())
  return {
    status: response.status,
    data: body.data,
    errors: body.errors ?? [],
    meta: body.meta ?? null,
    etag: response.headers.get("etag"),
  }
}

const patch = (server: TestServer, attributes: Readonly<Record<string, Json>>) =>
  send(server, address, {
    method: "PATCH",
    headers: { "content-type": "application/vnd.api+json" },
    body: JSON.stringify({ data: { type: "node--article", id: article.uuid, attributes } }),
  })

const vidOf = ({ attributes }: Item) => Number(attributes.drupal_internal__vid)
const listed = async (server: TestServer, query = "") => (await server.read(`${history}${query}`)).body
const restore = (server: TestServer, vid: number, headers: Readonly<Record<string, string>> = {}) =>
  send(server, restorePath("node--article", article.uuid, vid), { method: "POST", headers })

/** A publication that was saved three times since it was made; the numbers of its revisions, oldest first. */
async function aHistory() {
  const server = aServer()
    .with(entityOfAccount(editor), brick, cover, article)
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  await patch(server, { title: "Second title", revision_log: "A better title" })
  await patch(server, { body: { value: "<p>Second text.</p>", format: "g30_text", summary: "" }, field_kind: null })
  await patch(server, { status: false, promote: true, path: { alias: "/post/third" } })
  const vids = (await listed(server)).data.map(vidOf).toReversed()
  return { server, vids }
}

test("revisions are listed newest first, with who saved them, when and why", async () => {
  const { server, vids } = await aHistory()
  const fields =
    "fields[node--article]=title,drupal_internal__vid,revision_timestamp,revision_log,revision_uid&fields[user--user]=display_name"
  const { data, included, meta } = await listed(server, `?include=revision_uid&${fields}`)

  expect(data.map(({ attributes }) => [attributes.title, attributes.revision_log])).toEqual([
    ["Second title", null],
    ["Second title", null],
    ["Second title", "A better title"],
    ["First title", null],
  ])
  expect(vids).toEqual(vids.toSorted((one, other) => one - other))
  expect(data[0]?.attributes.revision_timestamp).toBe("2026-11-21T12:00:00+00:00")
  expect(included?.map(({ attributes }) => attributes)).toEqual([{ display_name: "ada" }])
  expect(meta.count).toBe(4)
})

test("each listed revision links to itself", async () => {
  const { server } = await aHistory()
  const { data } = await listed(server)
  const oldest = data.at(-1)
  const alone = await server.read((oldest?.links.self?.href ?? "").replace("http://server.example", ""))
  expect([alone.body.data].flat()[0]?.attributes).toEqual(oldest?.attributes)
})

test("an old revision is restored as a new one, with its texts and references; whether it is public stays as it is", async () => {
  const { server, vids } = await aHistory()
  const [first = 0] = vids
  await patch(server, {})
  const { status, data, etag } = await restore(server, first)

  expect(status).toBe(200)
  expect(data.attributes).toMatchObject({
    title: "First title",
    body: { value: "<p>First text.</p>", summary: "First." },
    field_kind: "opinion",
    status: false,
    promote: true,
    path: { alias: "/post/third" },
    revision_log: expect.stringMatching(new RegExp(String.raw`^Restored from version ${first} of \d{4}-\d\d-\d\d \d\d:\d\d\.$`)),
  })
  expect(data.relationships.field_tags?.data).toMatchObject([{ id: brick.uuid }])
  expect(data.relationships.field_image?.data).toMatchObject({ id: cover.uuid, meta: { alt: "Picture cover.jpg" } })
  expect(vidOf(data)).toBeGreaterThan(Math.max(...vids))
  expect(etag).toBe(`"${vidOf(data)}"`)
  expect((await listed(server)).meta.count).toBe(6)
})

test("a client that knows an outdated revision restores nothing", async () => {
  const { server, vids } = await aHistory()
  const [first = 0, second = 0, , present = 0] = vids
  const refused = await restore(server, first, { "if-match": `"${second}"` })
  expect([refused.status, (await listed(server)).meta.count]).toEqual([412, 4])
  expect((await restore(server, first, { "if-match": `"${present}"` })).status).toBe(200)
})

test("deleted targets of a revision are left out, and the answer has their number", async () => {
  const { server, vids } = await aHistory()
  const { status } = await server.fetch(`/jsonapi/taxonomy_term/tags/${brick.uuid}`, {
    method: "DELETE",
    headers: { authorization: "Bearer anyone" },
  })
  expect(status).toBe(200)
  const restored = await restore(server, vids[0] ?? 0)
  expect([restored.status, restored.meta]).toEqual([200, { unset: 1 }])
  expect(restored.data.relationships.field_tags?.data).toEqual([])
})

test("a revision that no longer fits the model is refused with the reason", async () => {
  const { server, vids } = await aHistory()
  const [vid = 0] = vids
  server.db
    .prepare("UPDATE revision SET snapshot = json_set(snapshot, '$.fields.field_kind', 'gossip', '$.fields.dropped', 1) WHERE vid = ?")
    .run(vid)
  const { status, errors } = await restore(server, vid)
  expect([status, errors.map(({ source }) => source?.pointer)]).toEqual([422, ["/data/attributes/field_kind/0"]])
})

test("a restored text is filtered again, and the answer names what was taken out", async () => {
  const { server, vids } = await aHistory()
  const [vid = 0] = vids
  const text = '<p onclick="steal()">First text.</p><script>steal()</script>'
  server.db.prepare("UPDATE revision SET snapshot = json_set(snapshot, '$.fields.body.value', ?) WHERE vid = ?").run(text, vid)
  const { data, meta } = await restore(server, vid)
  expect(data.attributes.body).toMatchObject({ value: "<p>First text.</p>" })
  expect(JSON.stringify(meta)).toContain("script")
})

test("a revision of another publication and an unknown one are not found", async () => {
  const { server } = await aHistory()
  const other = anArticle()
  server.put(other)
  const vid = vidOf([(await server.read(`/jsonapi/node/article/${other.uuid}`)).body.data].flat()[0] ?? { ...nothing })
  expect([(await restore(server, vid)).status, (await restore(server, 999_999)).status]).toEqual([404, 404])
})

const nothing: Item = { type: "", id: "", attributes: {}, relationships: {}, links: {} }

test("terms, accounts and files have no history", async () => {
  const { server } = await aHistory()
  for (const path of [`taxonomy_term/tags/${brick.uuid}`, `file/file/${cover.uuid}`]) {
    expect((await server.read(`/jsonapi/${path}/version-history`)).status).toBe(404)
    expect((await send(server, `/jsonapi/${path}/version-history/1/restore`, { method: "POST" })).status).toBe(404)
  }
})

test("a member sees and restores the history of their own page, and of no other", async () => {
  const own = aMember({ label: "Old name", fields: { field_phone: "+32 2 555 01 01" } })
  const other = aMember({ label: "Other", fields: { field_phone: "+32 2 canary" } })
  const server = aServer().with(own, other).seenBy({ uid: 9, memberId: own.uuid }).start()
  server.put({ ...own, label: "New name", status: false }, { ...other, label: "Other again" })
  const mine = versionHistoryPath("node--member", own.uuid)
  const { data } = (await server.read(mine)).body
  const [, first] = data.map(vidOf)

  expect(data.map(({ attributes }) => attributes.title)).toEqual(["New name", "Old name"])
  expect(data.every(({ attributes }) => !("revision_log" in attributes))).toBe(true)
  const restored = await send(server, restorePath("node--member", own.uuid, first ?? 0), { method: "POST" })
  expect([restored.status, restored.data.attributes.title, restored.data.attributes.status]).toEqual([200, "Old name", false])

  const theirs = versionHistoryPath("node--member", other.uuid)
  expect((await server.read(theirs)).status).toBe(403)
  expect((await send(server, `${theirs}/1/restore`, { method: "POST" })).status).toBe(403)
})
