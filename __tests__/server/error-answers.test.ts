import { join } from "node:path"
import { InvalidContent } from "#server/content/errors.ts"
import { ContentError } from "#server/content/errors.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/entity-store.ts"
import { openDatabase } from "#server/database/open.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import { answerFailure } from "#server/error-answers.ts"
import { anAccount, anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const collection = "/jsonapi/node/article?filter[status]=1"

describe("a disk that fails a write", () => {
  const count = async (server: ReturnType<ReturnType<typeof aServer>["start"]>) => (await server.read(collection)).body.meta.count
  const author = { uid: 1, roles: ["administrator"] } as const
  const write = (server: ReturnType<ReturnType<typeof aServer>["start"]>, title: string) =>
    server.fetch("/jsonapi/node/article", {
      method: "POST",
      headers: { "content-type": "application/vnd.api+json" },
      body: JSON.stringify({
        data: { type: "node--article", attributes: { title, body: { value: "x".repeat(50_000), summary: "", format: "g30_text" } } },
      }),
    })

  test.each([
    ["is full", "PRAGMA max_page_count = 1", 507, "The server's disk is full", "PRAGMA max_page_count = 1000000"],
    ["is read-only", "PRAGMA query_only = ON", 507, "can't write to its disk", "PRAGMA query_only = OFF"],
  ])(
    "a disk that %s is reported in clear words, leaves the content whole, and takes writes again once it is fixed",
    async (_case, fail, status, words, repair) => {
      const server = aServer()
        .with(anArticle(), anAccount("Ines", { id: 1 }))
        .seenBy(author)
        .start()
      const before = await count(server)
      server.db.exec(fail)
      const response = await write(server, "Too much")
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(words)
      expect(response.headers.get("x-request-id")).toBe(server.log.find(({ event }) => event === "storage failed")?.requestId)
      expect(await count(server)).toBe(before)
      server.db.exec(repair)
      expect((await write(server, "Again")).status).toBe(201)
      expect(await count(server)).toBeGreaterThanOrEqual(before)
    },
  )
})

test("the server waits for another program that writes to the database, then answers that it is busy", () => {
  const file = join(aTemporaryFolder(), "content.sqlite")
  const [ours, theirs] = [openDatabase(file), openDatabase(file)]
  ours.exec("PRAGMA busy_timeout = 1")
  const log: LogEntry[] = []
  const request = new Request("http://server.example/")
  theirs.exec("BEGIN IMMEDIATE")
  const busy = caught(() => changeContent(ours, () => putEntities(ours, [anArticle()])))
  const response = answerFailure(busy, { request, requestId: "7", log: (entry) => log.push(entry) })
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"])
  expect(log).toMatchObject([{ event: "storage failed", requestId: "7" }])
  theirs.exec("ROLLBACK")
})

function caught(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test("the log doesn't have the content that an error quotes", () => {
  const log: LogEntry[] = []
  const error = new ContentError("The mail address ines@example.org is already that of Ines.")
  const response = answerFailure(error, { request: new Request("http://server.example/"), requestId: "7", log: (entry) => log.push(entry) })
  expect(response.status).toBe(500)
  expect(JSON.stringify(log)).not.toContain("ines@")
})

test("an answer has a hundred errors at most", () => {
  const violations = Array.from({ length: 5000 }, (_, index) => ({ detail: `No ${index}.` }))
  const request = new Request("http://server.example/jsonapi/node/article", { method: "POST" })
  const response = answerFailure(new InvalidContent(violations), { request, requestId: "7", log: () => undefined })
  return expect(response.json()).resolves.toMatchObject({ errors: { length: 100 } })
})

test.each([
  ["[".repeat(10_000), 400],
  ['{"data":{"attributes":{"title":' + "[".repeat(10_000) + "]".repeat(10_000) + "}}}", 400],
])("a document that nests ten thousand deep is refused", async (body, status) => {
  const server = aServer()
    .with(anAccount("Ines", { id: 1 }))
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  const headers = { "content-type": "application/vnd.api+json" }
  const response = await server.fetch("/jsonapi/node/article", { method: "POST", headers, body })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain("nest 32 deep")
})
