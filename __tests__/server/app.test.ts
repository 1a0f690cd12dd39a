import { rmSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import { createApp } from "#server/app.ts"
import { anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const collection = "/jsonapi/node/article?filter[status]=1"

test("a write shows in the next answer, and an answer that didn't change keeps its ETag", async () => {
  const server = aServer().with(anArticle()).start()
  const before = await server.read(collection)
  expect((await server.read(collection)).headers.get("etag")).toBe(before.headers.get("etag"))
  server.put(anArticle())
  const after = await server.read(collection)
  expect(after.body.meta.count).toBe(2)
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"))
})

test("a write by another process shows in the next answer", async () => {
  const file = join(aTemporaryFolder(), "content.sqlite")
  const ours = openDatabase(file)
  const theirs = openDatabase(file)
  const app = createApp({
    db: ours,
    filesFolder: "/nowhere",
    config: { corsOrigins: [] },
    log: () => undefined,
    now: () => new Date(0),
    session: {},
  })
  const read = async () => {
    const body: unknown = await (await app.fetch(new Request(`http://server.example${collection}`))).json()
    return body
  }
  expect(await read()).toMatchObject({ meta: { count: 0 } })
  expect(await read()).toMatchObject({ meta: { count: 0 } })
  changeContent(theirs, () => putEntities(theirs, [anArticle()]))
  expect(await read()).toMatchObject({ meta: { count: 1 } })
  ours.close()
  theirs.close()
})

test("a parameter that nobody knows makes no other answer", async () => {
  let seconds = 0
  const server = aServer({ now: () => new Date((seconds += 1) * 1000) })
    .with(anArticle())
    .start()
  const made = async (query: string) => (await server.fetch(`/jsonapi/node/article?${query}`)).headers.get("last-modified")
  const first = await made("sort=title")

  expect([await made("sort=title&runNumber=1"), await made("runNumber=2&sort=title&x_y[z]=1")]).toEqual([first, first])
  expect(await made("sort=-title")).not.toBe(first)
})

test("cached answers have links to the host that was asked", async () => {
  const server = aServer().start()
  const first = await server.read("/jsonapi")
  expect(first.body.links.self?.href).toBe("http://server.example/jsonapi")
  const app = createApp({
    db: server.db,
    filesFolder: server.filesFolder,
    config: { corsOrigins: [], origin: "https://g30.example" },
    log: () => undefined,
    now: () => new Date(0),
    session: {},
  })
  const linkOf = async (headers: Record<string, string>) => {
    const answer = await app.fetch(new Request("http://server.example/jsonapi", { headers }))
    expect(answer.headers.get("vary")).toBe("Authorization, Origin, Accept-Encoding, G30-Links")
    return (await answer.json()) as unknown
  }
  expect(await linkOf({})).toMatchObject({ links: { self: { href: "https://g30.example/jsonapi" } } })
  // As in a build, which may not reach the public origin.
  expect(await linkOf({ "G30-Links": "asked" })).toMatchObject({ links: { self: { href: "http://server.example/jsonapi" } } })
  expect(await linkOf({})).toMatchObject({ links: { self: { href: "https://g30.example/jsonapi" } } })
})

test("a client that accepts gzip gets the same answer compressed", async () => {
  const server = aServer().withMany("node--article", 5).start()
  const plain = await (await server.fetch(collection)).text()
  const packed = await server.fetch(collection, { headers: { "accept-encoding": "gzip, br;q=0" } })
  expect(packed.headers.get("content-encoding")).toBe("gzip")
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain)
})

test("HEAD has the headers of GET", async () => {
  const server = aServer().with(anArticle()).start()
  const get = await server.fetch(collection)
  const head = await server.fetch(collection, { method: "HEAD" })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe("")
  expect(head.headers.get("content-length")).toBe(String((await get.arrayBuffer()).byteLength))
})

test("an unexpected error tells the client only its request id, and the log has one entry without the query", async () => {
  const server = aServer()
    .with(anArticle({ label: "private words" }))
    .start()
  server.db.exec("DROP TABLE alias")
  const response = await server.read(`/jsonapi/node/article?filter[title]=private words`)
  const requestId = response.headers.get("x-request-id") ?? "none"
  expect(response.status).toBe(500)
  const meta = { requestId, code: "server-failed", parameters: { requestId } }
  expect(response.body.errors).toEqual([
    { title: "Internal Server Error", status: "500", detail: expect.not.stringContaining("alias"), meta },
  ])
  expect(server.log.filter(({ level }) => level === "error")).toMatchObject([
    { requestId, path: "/jsonapi/node/article", message: expect.stringContaining("alias"), stack: expect.any(String) },
  ])
  expect(JSON.stringify(server.log)).not.toContain("private words")
})

test("the health depends on the database, and only admins see more than the status", async () => {
  const server = aServer()
    .with(anArticle())
    .withAccount({ name: "ada", roles: ["administrator"] })
    .withAccount({ name: "mel" })
    .start()
  expect(await (await server.fetch("/health")).json()).toEqual({ status: "ok" })
  const asked = async (name: string): Promise<unknown> => {
    const response = await server.fetch("/health", { headers: { authorization: await server.signIn(name) } })
    return JSON.parse(await response.text())
  }
  expect(await asked("mel")).toEqual({ status: "ok" })
  expect(await asked("ada")).toEqual({
    status: "ok",
    schema: expect.any(Number),
    content_version: 1,
    writable: true,
    free_bytes: expect.any(Number),
    uptime_seconds: 0,
  })
  server.db.close()
  const response = await server.fetch("/health")
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: "failed" })
})

test("the health reports a disk that can't be written", async () => {
  const server = aServer()
    .seenBy({ uid: 2, roles: ["administrator"] })
    .start()
  rmSync(server.filesFolder, { recursive: true })
  const response = await server.fetch("/health")
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ status: "read-only", writable: false, free_bytes: null })
})
