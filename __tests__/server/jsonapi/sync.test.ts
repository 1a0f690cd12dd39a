import { fieldsOf } from "#contract/content.ts"
import { isFile } from "#contract/fields.ts"
import { collectionPath, redirectsPath } from "#contract/paths.ts"
import { syncPath } from "#contract/publishing.ts"
import { forgetChangesBefore } from "#server/content/change-log.ts"
import type { Sync } from "#support/back-ends/change-cases.ts"
import { anArticle, anEvent, aMember, aPicture, aTag, showing, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { asEditor, send } from "#support/writing.ts"

async function since(server: TestServer, number: number, headers = {}): Promise<Sync> {
  const response = await server.fetch(syncPath(number), { headers })
  expect(response.headers.get("cache-control")).toContain("no-cache")
  const answer: Sync = JSON.parse(await response.text())
  return answer
}

const present = async (server: TestServer) => (await since(server, 0)).timestamp

test("changes that no program told the server are known too", async () => {
  const article = anArticle()
  const server = aServer().with(article).start()
  const before = await present(server)
  server.db.exec("UPDATE entity SET label = 'Renamed' WHERE type = 'node--article'")
  const renamed = await since(server, before)
  expect(renamed.entities).toContainEqual(expect.objectContaining({ action: "update", id: article.uuid }))
  server.db.exec("DELETE FROM entity")
  const { entities } = await since(server, renamed.timestamp)
  expect(entities).toContainEqual(expect.objectContaining({ action: "delete", id: article.uuid }))
})

test("what is synced is equal to what the collections answer, byte by byte", async () => {
  const [picture, plan, tag] = [aPicture("2026-11/a.jpg"), aPicture("2026-11/b.jpg"), aTag("Brick")]
  const member = aMember({ references: { field_image: showing(picture) }, fields: { field_phone: "+32 2 555 01 01" } })
  const references = { field_image: showing(picture), field_gallery: showing(plan), field_tags: to(tag), field_authors: to(member) }
  const server = aServer().start()
  const before = await present(server)
  server.put(picture, plan, tag, member, anArticle({ references }), anEvent({ references: { field_image: showing(picture) } }))
  const headers = { "G30-Links": "asked" }
  const { entities } = await since(server, before, headers)
  const known = new Map<string, string>()
  for (const type of ["node--article", "node--member", "node--agenda", "taxonomy_term--tags"] as const) {
    const include = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isFile(field) ? [name] : []))
    const query = `?filter[status]=1${include.length > 0 ? `&include=${include.join(",")}` : ""}`
    const { body } = await server.read(collectionPath(type) + query, headers)
    for (const resource of [...body.data, ...(body.included ?? [])]) known.set(resource.id, JSON.stringify(resource))
  }
  const synced = new Map(entities.flatMap(({ data = [] }) => data.map((resource) => [resource.id, JSON.stringify(resource)] as const)))
  expect(Object.fromEntries(synced)).toEqual(Object.fromEntries(known))
  expect(synced.size).toBe(6)
})

test("a changed redirect gives a later timestamp, but isn't among the changed items", async () => {
  const server = asEditor(anArticle())
  const before = await present(server)
  const attributes = { redirect_source: { path: "old" }, redirect_redirect: { uri: "internal:/members" } }
  await send(server, redirectsPath, { method: "POST", body: JSON.stringify({ data: { type: "redirect--redirect", attributes } }) })
  const { timestamp, entities } = await since(server, before)
  expect(entities).toEqual([])
  expect(timestamp).toBeGreaterThan(before)
})

test("a number of before a restored backup lets a build read everything", async () => {
  const server = aServer().with(anArticle()).start()
  const now = await present(server)
  forgetChangesBefore(server.db)
  const answer = await since(server, now)
  expect(answer).toEqual({ status: -1, timestamp: await present(server) })
  expect((await since(server, answer.timestamp)).status).toBe(1)
})

test("the answer names each language that visitors see and each that was withdrawn, but no draft", async () => {
  const item = translated(anArticle({ label: "Charter" }), "fr", { label: "Charte" })
  const withFrench = (status: boolean, label = "Charte") => translated(item, "fr", { label, status })
  const server = aServer().with(item).start()
  const languages = async (change: () => unknown) => {
    const before = await present(server)
    await change()
    const { entities } = await since(server, before)
    return entities.map(({ action, langcode, data }) => `${action} ${String(langcode ?? data?.[0]?.attributes?.langcode)}`).toSorted()
  }
  expect(await languages(() => server.put(withFrench(true, "Charte II")))).toEqual(["update en", "update fr"])
  expect(await languages(() => server.put(withFrench(false)))).toEqual(["delete fr", "delete nl", "update en"])
  expect(await languages(() => server.put(withFrench(true)))).toEqual(["delete nl", "update en", "update fr"])
  expect(await languages(() => server.put({ ...item, translations: [] }))).toEqual(["delete fr", "delete nl", "update en"])
  expect(await languages(() => server.put({ ...withFrench(true), status: false }))).toEqual(["delete en", "delete nl", "update fr"])
  expect(await languages(() => server.put({ ...withFrench(false), status: false }))).toEqual(["delete undefined"])
})
