/** `npm run test:long -- typing-kills [--kills 50 --seed 1 --as-built]`: kills the browser while someone types, at most two seconds of which may be lost. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { bringUp } from "#scripts/bring-up.ts"
import { closeOnSignals } from "#scripts/closing.ts"
import { readEnvironment } from "#scripts/environment.ts"
import { ensureChromium } from "#scripts/gate/chromium.ts"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/places.ts"
import { openDatabase } from "#server/database/open.ts"
import { startServer } from "#server/listen.ts"
import { cheapHashing } from "#support/accounts.ts"
import { password, seedAccounts, signIn } from "#support/live-server.ts"
import { randomOf } from "../fuzz/random.ts"
import { killWhileTyping, type Killed } from "./typing-kills.ts"

const options = {
  kills: { type: "string", default: "50" },
  seed: { type: "string", default: "1" },
  // Takes the test site as it is, without looking whether it is up to date.
  "as-built": { type: "boolean", default: false },
} as const

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const [kills, seed] = [Number(values.kills), Number(values.seed)]
  if (!Number.isInteger(kills) || !Number.isInteger(seed))
    throw new Error("Usage: npm run test:long -- typing-kills [--kills 50 --seed 1 --as-built]")
  if (!values["as-built"]) await buildTestSite()
  const folder = mkdtempSync(join(tmpdir(), "g30-typing-"))
  const server = await startServerIn(folder)
  try {
    const headers = await signIn(server.url, "ada")
    const user = { url: server.url, mail: "ada@example.org", password, headers }
    const typist = { ...user, program: await ensureChromium(print), profile: join(folder, "profile") }
    const done: Killed[] = []
    for (let number = 1; number <= kills; number++) {
      const killed = await killWhileTyping(typist, number, randomOf(seed * 100_000 + number))
      const { where, keys, lostMs, problem } = killed
      print(`kill ${String(number)}: ${String(keys)} keys in the ${where}, ${String(Math.round(lostMs))} ms lost`)
      if (problem !== null) print(`WRONG  ${problem}`)
      done.push(killed)
    }
    report(done)
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function buildTestSite(): Promise<void> {
  const closing = closeOnSignals(print)
  try {
    await bringUp(readEnvironment(testEnvironment), closing, print)
  } finally {
    await closing.closeAll()
  }
}

/** The pages of the test site with an empty content server. */
async function startServerIn(folder: string) {
  const home = join(folder, "home")
  const { db, close } = await contentIn(home)
  const siteFolder = () => currentSite(resolve(testEnvironment.G30_HOME))
  const server = await startServer({ db, home, port: 0, host: "127.0.0.1", siteFolder, log: () => undefined })
  return { url: server.url, close: () => server.close().then(close) }
}

async function contentIn(home: string) {
  mkdirSync(home)
  const db = openDatabase(join(home, "content.sqlite"))
  await seedAccounts(db, cheapHashing)
  return { db, close: () => db.close() }
}

function report(done: readonly Killed[]): void {
  const lost = done.map(({ lostMs }) => lostMs).toSorted((one, other) => one - other)
  const most = Math.round(lost.at(-1) ?? 0)
  const middle = Math.round(lost[Math.floor(lost.length / 2)] ?? 0)
  const keys = done.reduce((sum, killed) => sum + killed.keys, 0)
  print(
    `${String(done.length)} kills during ${String(keys)} keys: at most ${String(most)} ms of typing lost, ${String(middle)} ms in the middle`,
  )
  const wrong = done.filter(({ problem }) => problem !== null).length
  print(wrong === 0 ? "Everything held." : `${String(wrong)} things are wrong.`)
  if (wrong > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
