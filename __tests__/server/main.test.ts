import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, writeFileSync } from "node:fs"
import { request, type ClientRequest, type IncomingMessage } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { aTemporaryFolder } from "#support/temporary-folder.ts"
import { turns } from "#support/turns.ts"

const project = join(import.meta.dirname, "../..")

type Running = { readonly process: ChildProcess; readonly url: string; readonly output: () => string }

async function start(home: string): Promise<Running> {
  const env = { ...process.env, G30_HOME: home, PORT: "0" }
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { cwd: project, env, stdio: ["ignore", "pipe", "inherit"] })
  let output = ""
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      output += line
      const [, found] = /"event":"listening","url":"([^"]+)"/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  return { process: child, url, output: () => output }
}

/** A request whose body hasn't arrived yet. */
async function halfSent(url: string): Promise<{ readonly sent: ClientRequest; readonly answer: Promise<IncomingMessage> }> {
  const headers = { "content-type": "application/x-www-form-urlencoded", expect: "100-continue" }
  const sent = request(`${url}/oauth/token`, { method: "POST", headers })
  const answer = new Promise<IncomingMessage>((resolve, reject) => sent.on("response", resolve).on("error", reject))
  sent.flushHeaders()
  await once(sent, "continue")
  sent.write("grant_type=")
  return { sent, answer }
}

/** Resolves once the server takes no new requests. */
async function untilRefused(url: string): Promise<void> {
  while (
    await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  )
    await turns(1)
}

test("SIGTERM lets running requests finish, and leaves one complete database file", async () => {
  const home = aTemporaryFolder()
  const server = await start(home)
  const { sent, answer } = await halfSent(server.url)
  const ended = once(server.process, "exit")
  server.process.kill("SIGTERM")
  await untilRefused(server.url)
  expect(server.process.exitCode).toBeNull()
  sent.end("nonsense")
  const response = await answer
  response.resume()
  expect([response.statusCode, response.headers.connection]).toEqual([400, "close"])
  expect(await ended).toEqual([0, null])
  expect(existsSync(join(home, "content.sqlite"))).toBe(true)
  expect(existsSync(join(home, "content.sqlite-wal"))).toBe(false)
  expect(server.output()).toContain('"event":"stopped"')
})

test("a second signal ends the process at once", async () => {
  const server = await start(aTemporaryFolder())
  const { answer } = await halfSent(server.url)
  const cut = answer.catch(() => "cut")
  const ended = once(server.process, "exit")
  server.process.kill("SIGTERM")
  await untilRefused(server.url)
  server.process.kill("SIGTERM")
  expect(await ended).toEqual([130, null])
  expect(await cut).toBe("cut")
})

test("an unusable state folder is reported in one sentence", async () => {
  const home = join(aTemporaryFolder(), "file")
  writeFileSync(home, "")
  const env = { ...process.env, G30_HOME: join(home, "below"), PORT: "0" }
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], { cwd: project, env, stdio: ["ignore", "ignore", "pipe"] })
  let said = ""
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()))
  expect(await once(child, "close")).toEqual([1, null])
  expect(said).toContain("The state folder can't be used")
  expect(said.trim().split("\n")).toHaveLength(1)
})
