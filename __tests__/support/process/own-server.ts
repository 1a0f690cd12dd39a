/** A content server of one test, in a process that may be killed, on one address with the pages of the test site. */
import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http"
import { isApiPath } from "#contract/paths.ts"
import { listening } from "#support/ports.ts"
import { startProcess, type ServerProcess } from "./server-process.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

export type OwnServer = {
  readonly url: string
  /** Its administrator. */
  readonly ada: { readonly mail: string; readonly password: string }
  /** Sends SIGKILL. Requests then find nobody, until `start`. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Called for the next write: `send` lets it reach the server, and resolves once that has answered. */
  readonly onNextWrite: (meddle: Meddle) => void
  readonly close: () => Promise<void>
}

const ada = { mail: "ada@example.org", password: "spirit level of brass" }

export type Meddle = (send: () => Promise<void>) => Promise<void>

/** `pages` is the address of the test site. */
export async function startOwnServer(pages: string): Promise<OwnServer> {
  const home = aTemporaryFolder()
  let content: ServerProcess = await startProcess(home)
  addAdministrator(home)
  let meddle: Meddle | null = null
  const front = createServer((incoming, response) => {
    const { url = "/", method = "GET" } = incoming
    const isApi = isApiPath(new URL(url, pages).pathname)
    const passing = pass(incoming, response, isApi ? content.url : pages)
    const isWrite = isApi && url.startsWith("/jsonapi/") && method !== "GET"
    const mine = isWrite ? meddle : null
    if (mine === null) void passing.send().then(passing.answer, passing.drop)
    else {
      meddle = null
      void mine(passing.send).then(passing.answer, passing.drop)
    }
  })
  const port = await listening(front)
  return {
    url: `http://127.0.0.1:${port}`,
    ada,
    kill: () => content.kill(),
    start: async () => {
      content = await startProcess(home)
    },
    onNextWrite: (next) => void (meddle = next),
    close: async () => {
      front.closeAllConnections()
      await new Promise((closed) => front.close(closed))
      await content.kill()
      rmSync(home, { recursive: true })
    },
  }
}

// Playwright's loader of TypeScript can't load the database, so the operator's tool makes the account.
function addAdministrator(home: string): void {
  const args = ["--import", "tsx", "server/cli.ts", "user", "add", "Ada", ada.mail, "--admin"]
  const { status, stderr } = spawnSync(process.execPath, args, {
    input: `${ada.password}\n`,
    env: { ...process.env, G30_HOME: home },
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`The account could not be made: ${stderr}`)
}

/** A request on its way through: an answer that never came, or is dropped, closes the connection. */
function pass(incoming: IncomingMessage, response: ServerResponse, to: string) {
  let answered: IncomingMessage | null = null
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const { method, url = "/", headers } = incoming
      const outgoing = ask(new URL(url, to), { method, headers }, (answer) => {
        answered = answer
        resolve()
      })
      outgoing.on("error", reject)
      incoming.pipe(outgoing)
    })
  const drop = () => void response.destroy()
  const answer = () => {
    if (answered === null) {
      drop()
      return
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.on("error", drop)
    answered.pipe(response)
  }
  return { send, answer, drop }
}
