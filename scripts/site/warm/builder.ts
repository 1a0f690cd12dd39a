/** The builder's process: keeps Gatsby ready between builds. Its argument is an `Assignment` as JSON; it ends with the process that started it. */
import { randomUUID } from "node:crypto"
import { existsSync, rmSync, writeFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import * as v from "valibot"
import { folderTaken, gatsbyState } from "#scripts/site/gatsby/run-gatsby.ts"
import { sourceTimes } from "#scripts/site/gatsby/site-key.ts"
import { LockedError, takeLock } from "#scripts/lock.ts"
import { readChanges } from "./changes.ts"
import { countsBefore, readFinished, sourcesKey, writeFinished } from "./finished-build.ts"
import { gatsbyVersion, loadGatsby, supportedGatsby, type Gatsby } from "./gatsby-internals.ts"
import { OtherTemplatesError, sourceAgain, startGatsby, writePages, type Started } from "./gatsby-process.ts"
import type { Read } from "./sourced.ts"
import { assignment, order, type Answer, type Assignment, type Order } from "./messages.ts"

/** Milliseconds; a builder before this one needs less to end. */
const patience = 10_000

type Ready = { readonly gatsby: Gatsby; readonly started: Started }
/** `sources` is the key of the sources when they had these times. `builds` counts those that were finished. */
type Work = {
  readonly assigned: Assignment
  ready: Ready | null
  builds: number
  sources: { readonly times: string; readonly key: string } | null
}

/** Names this process. */
const name = randomUUID()

/** Ends when all builds whose end was reported are saved. */
let saved: Promise<unknown> = Promise.resolve()

const send = process.send?.bind(process)
const say = (answer: Answer) => send?.(answer)
// Gatsby would report to the parent each line that it logs.
Object.assign(process, { send: undefined })

async function main(given = ""): Promise<void> {
  process.on("disconnect", leave)
  // Visitors come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const assigned = v.parse(assignment, JSON.parse(given))
  const { lock } = gatsbyState(assigned.root)
  await takeLock(lock, patience)
  process.chdir(assigned.root)
  const work: Work = { assigned, ready: null, builds: 0, sources: null }
  let last = Promise.resolve()
  process.on("message", (message) => {
    const asked = v.parse(order, message)
    if (asked.type === "end") {
      leave()
      return
    }
    last = last.then(async () => {
      say(await build(work, asked))
      await saved
    })
    last.catch(end)
  })
}

function leave(): void {
  void saved.finally(() => process.exit(0))
}

function end(error: unknown): void {
  console.error(error)
  process.exit(1)
}

async function build(work: Work, { mayBeEmpty, env }: Extract<Order, { readonly type: "build" }>): Promise<Answer> {
  const { root, home } = work.assigned
  const { mark } = gatsbyState(root)
  const finished = readFinished(root)
  const key = currentKey(work)
  const why = finished === null || existsSync(mark) ? "The last build was not finished." : otherGatsby(root)
  if (why !== null || finished === null) return { type: "full", why: why ?? "" }
  say({ type: "step", step: "content" })
  const changes = await readChanges(work.assigned.env.G30_API_URL ?? "", finished.home === home ? finished.since : null)
  if (changes.kind === "failed") return { type: "failed", message: changes.message }
  if ((await key) !== finished.sources) return { type: "full", why: "The code or the settings have changed since the last build." }
  Object.assign(process.env, env, { G30_COUNTS_BEFORE: countsBefore(root, home, mayBeEmpty) })
  const before = { time: performance.now(), cpu: process.cpuUsage() }
  writeFileSync(mark, "")
  try {
    const ready = await source(work, changes)
    const sourced = performance.now()
    const { routes, files, ...pages } = await writePages(ready.gatsby, ready.started, (count) =>
      say({ type: "step", step: "pages", count }),
    )
    const { user, system } = process.cpuUsage(before.cpu)
    const times = { source: sourced - before.time, write: performance.now() - sourced }
    work.builds += 1
    const written = { builder: name, build: work.builds, routes, files }
    const save = async () => {
      await ready.gatsby.saveState()
      await writeFinished(root, { sources: finished.sources, home, since: changes.since })
      rmSync(mark)
    }
    // The answer goes out first: the site is verified and switched to meanwhile.
    saved = nextTurn().then(save)
    return { type: "built", ...pages, written, times, cpu: (user + system) / 1000, memory: memoryUsed() }
  } catch (error) {
    if (!(error instanceof OtherTemplatesError)) throw error
    return { type: "full", why: "The content uses a kind of page that the last build had none of." }
  }
}

/** Bytes that this process has taken for itself: the files of LMDB, which its resident memory counts too, are the system's. */
function memoryUsed(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

/** A key of the sources as they are now. They are read again only if one has another time. */
async function currentKey(work: Work): Promise<string> {
  const { root, env } = work.assigned
  const times = await sourceTimes(root)
  if (work.sources?.times !== times) work.sources = { times, key: await sourcesKey(root, env) }
  return work.sources.key
}

function otherGatsby(root: string): string | null {
  const version = gatsbyVersion(root)
  return version === supportedGatsby ? null : `Gatsby ${version} is installed; only ${supportedGatsby} can build incrementally.`
}

async function source(work: Work, changes: Read): Promise<Ready> {
  if (work.ready !== null) {
    await sourceAgain(work.ready.gatsby, work.ready.started, changes)
    return work.ready
  }
  const { root } = work.assigned
  const gatsby = loadGatsby(root)
  work.ready = { gatsby, started: await startGatsby(gatsby, root, changes) }
  return work.ready
}

main(process.argv[2]).catch(async (error: unknown) => {
  if (error instanceof LockedError) process.exit(folderTaken)
  // The parent reads the lines before it hears of the exit.
  console.error(error)
  await wait(50)
  process.exit(1)
})
