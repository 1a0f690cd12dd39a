import { test } from "../test.ts"
import { startContentServer, type ContentServer } from "../content-server.ts"
import { builtSite } from "./visit.ts"

/** One server for all tests of a file, which run one after another. Gives it within a test. */
export function fileServer(content: "attacked" | "empty", timeout: number): () => ContentServer {
  test.describe.configure({ mode: "default", timeout })
  let server: ContentServer | undefined
  test.beforeAll(async () => {
    server = await startContentServer(builtSite(), content)
  })
  test.afterAll(() => server?.close())
  return () => {
    if (server === undefined) throw new Error("The server runs within tests only.")
    return server
  }
}
