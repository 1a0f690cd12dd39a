import { test } from "@playwright/test"
import { startAttackedServer, type AttackedServer } from "./attacked-server.ts"
import { builtSite } from "./visit.ts"

/** One server for all tests of a file, which run one after another. Gives it within a test. */
export function fileServer(content: "attacked" | "empty", timeout: number): () => AttackedServer {
  test.describe.configure({ mode: "default", timeout })
  let server: AttackedServer | undefined
  test.beforeAll(async () => {
    server = await startAttackedServer(builtSite(), content)
  })
  test.afterAll(() => server?.close())
  return () => {
    if (server === undefined) throw new Error("The server runs within tests only.")
    return server
  }
}
