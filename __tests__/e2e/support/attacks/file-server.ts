import { test } from "../test.ts"
import { startOwnServer, type OwnServer } from "../own-server.ts"
import { builtSite } from "./visit.ts"

/** One server for all tests of a file, which run one after another. Gives it within a test. */
export function fileServer(content: "attacked" | "empty", timeout: number): () => OwnServer {
  test.describe.configure({ mode: "default", timeout })
  let server: OwnServer | undefined
  test.beforeAll(async () => {
    server = await startOwnServer(builtSite(), content)
  })
  test.afterAll(() => server?.close())
  return () => {
    if (server === undefined) throw new Error("The server runs within tests only.")
    return server
  }
}
