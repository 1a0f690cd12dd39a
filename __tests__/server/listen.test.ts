import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDatabase } from "#server/database/open.ts"
import { startServer } from "#server/listen.ts"

const home = mkdtempSync(join(tmpdir(), "g30-home-"))
const db = openDatabase(":memory:")
const options = { db, home, port: 0, host: "127.0.0.1", log: () => undefined }

test("it listens at a free port, answers over HTTP, and stops", async () => {
  const server = await startServer(options)
  const response = await fetch(`${server.url}/jsonapi`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ links: { self: { href: `${server.url}/jsonapi` } } })
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow()
})

test("a port that is taken is an error, not a crash", async () => {
  const server = await startServer(options)
  const port = Number(new URL(server.url).port)
  await expect(startServer({ ...options, port })).rejects.toMatchObject({ code: "EADDRINUSE" })
  await server.close()
})
