/** `npm start -- --empty` of a copy of the project, on a port and with a state folder of its own. */
import { spawn } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { copyProject, sourcesKey } from "#publisher/source-key.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { openReleases } from "#publisher/releases.ts"
import { freePort } from "#support/ports.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

/** The content's version in a new database. */
const newContent = "version 0"

export async function aProject() {
  const folder = aTemporaryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  copyProject(process.cwd(), folder)
  for (const name of ["publisher", "scripts", "server"]) cpSync(join(process.cwd(), name), join(folder, name), { recursive: true })
  await lendSite(folder)
  const starts: ReturnType<typeof start>[] = []
  return {
    url,
    start: async (): Promise<readonly string[]> => {
      const started = start(folder, port)
      starts.push(started)
      return started.ready
    },
    stop: () => Promise.all(starts.map(({ stop }) => stop())),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The first start of a test serves the screens of the site that the other tests use, as if it had built them: a build takes minutes. */
async function lendSite(folder: string): Promise<void> {
  const built = currentSite(resolve(testEnvironment.G30_HOME))
  if (built === null) throw new Error("The tests' own site is not built.")
  const sources = await sourcesKey(folder, { GATSBY_CLIENT_ID: "g30-site" })
  const releases = openReleases(join(folder, ".g30"))
  const key = { sources, content: newContent }
  releases.switchTo(releases.readBuilt(built), { key, counts: {} })
}

function start(folder: string, port: number) {
  const variables = { PORT: String(port), HOST: "127.0.0.1", G30_HOME: ".g30", G30_API_URL: "", G30_SITE_URL: "" }
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts", "--empty"], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const lines: string[] = []
  const ended = new Promise<void>((done) => child.once("exit", () => done()))
  const ready = new Promise<readonly string[]>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line)
        if (line.startsWith("ready ")) done(lines)
      })
    }
    void ended.then(() => fail(new Error(`It ended before it was ready:\n${lines.join("\n")}`)))
  })
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
  }
  return { ready, stop }
}
