import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import * as v from "valibot"

export type ContentServer = {
  readonly url: string
  /** An administrator. */
  readonly ada: { readonly mail: string; readonly password: string }
  readonly close: () => Promise<void>
}

const program = "__tests__/e2e/support/content-server-main.ts"
const started = v.object({ url: v.string(), password: v.string() })

/** Starts a server of its own, so that no other test meets the attacks. It serves the folder once there is a site in it. */
export async function startContentServer(folder: string, content: "attacked" | "empty"): Promise<ContentServer> {
  const child = spawn(process.execPath, ["--import", "tsx", program, folder, content], { stdio: ["pipe", "pipe", "inherit"] })
  const ended = once(child, "exit")
  const line = await Promise.race([once(createInterface(child.stdout), "line"), ended.then(() => [""])])
  const { url, password } = v.parse(started, JSON.parse(String(line[0])))
  return {
    url,
    ada: { mail: "ada@example.org", password },
    close: async () => {
      child.stdin.end()
      await ended
    },
  }
}
