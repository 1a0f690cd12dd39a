import { createServer, type Server } from "node:http"
import * as v from "valibot"
import { readChanges } from "#publisher/read-changes.ts"

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Answers all requests alike. */
async function aBackEnd(status: number, type: string, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, { "content-type": type }).end(body))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = v.parse(v.object({ port: v.number() }), server.address())
  return `http://127.0.0.1:${port}`
}
const json = (document: unknown) => aBackEnd(200, "application/json", JSON.stringify(document))

test("changes are items with their files, and what is gone", async () => {
  const article = { type: "node--article", id: "a" }
  const file = { type: "file--file", id: "f" }
  const url = await json({
    status: 1,
    timestamp: 9,
    entities: [
      { action: "update", id: "a", type: "node--article", data: [article, file] },
      { action: "insert", id: "b", type: "node--page", data: { type: "node--page", id: "b" } },
      { action: "delete", id: "c", type: "node--member" },
      { action: "delete", id: "d", type: "node--member", langcode: "fr" },
    ],
  })
  expect(await readChanges(url, 7)).toEqual({
    kind: "changes",
    since: 9,
    updated: [article, file, { type: "node--page", id: "b" }],
    gone: [
      { id: "c", type: "node--member", langcode: null },
      { id: "d", type: "node--member", langcode: "fr" },
    ],
  })
})

test("a back end that doesn't know the number is read whole, and so is one without the module", async () => {
  expect(await readChanges(await json({ status: -1, timestamp: 12 }), 7)).toEqual({ kind: "all", since: 12 })
  expect(await readChanges(await aBackEnd(404, "text/html", "<h1>Not found</h1>"), 7)).toEqual({ kind: "all", since: null })
  expect(await readChanges(await aBackEnd(200, "text/html", "<h1>A page</h1>"), 7)).toEqual({ kind: "all", since: null })
})

test.each([
  ["an error", 500, "{}", /answered 500/],
  ["an answer that is cut off", 200, '{"status":1,"timest', /is cut off/],
])("%s is named, and nothing is built", async (_, status, body, message) => {
  const url = await aBackEnd(status, "application/json", body)
  expect(await readChanges(url, 7)).toEqual({ kind: "failed", message: expect.stringMatching(message) })
})

test("a back end that doesn't answer is named", async () => {
  expect(await readChanges("http://127.0.0.1:9", 7)).toEqual({ kind: "failed", message: expect.stringMatching(/doesn't answer/) })
})
