import { resourceTypes } from "#contract/content.ts"
import { readEntities } from "#server/content/entities/read.ts"
import type { Database } from "#server/database/open.ts"
import { administrator, aDemoHome, anEmptyServer, transfer, wayTo } from "#support/transfer.ts"
import type { Home } from "#support/content-folder.ts"
import type { TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(async () => {
  home = await aDemoHome()
  server = anEmptyServer()
})
afterEach(() => {
  home.db.close()
})

/** Titles, texts, references by UUID: what a push has to bring, file UUIDs by address. */
function contentOf(db: Database) {
  const fileNames = new Map(readEntities(db, "file--file").map(({ uuid, fields }) => [uuid, String(fields.uri).split("/").at(-1)]))
  return resourceTypes
    .filter((type) => type !== "file--file")
    .flatMap((type) => readEntities(db, type))
    .filter(({ label }) => label !== administrator)
    .map(({ type, uuid, langcode, status, label, alias, author, fields, references }) => ({
      ...{ type, uuid, langcode, status, label, alias, author: type.startsWith("node--") ? (author?.uuid ?? null) : null },
      fields: JSON.parse(JSON.stringify(fields).replaceAll(/\/sites\/default\/files\/[\w/-]+\//g, "/files/")),
      references: Object.fromEntries(
        Object.entries(references).map(([name, list]) => [name, list.map((one) => [fileNames.get(one.uuid) ?? one.uuid, one.meta])]),
      ),
    }))
    .toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1))
}

test("a push brings the whole demo, and a second one sends nothing", async () => {
  expect(await transfer(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(contentOf(server.db)).toEqual(contentOf(home.db))

  const writes: string[] = []
  const watched = wayTo(server, (send) => (url, init) => {
    if (init.method !== "GET" && !url.endsWith("/oauth/token")) writes.push(url)
    return send(url, init)
  })
  expect(await transfer(home, watched)).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
  expect(server.mails).toEqual([])
})
