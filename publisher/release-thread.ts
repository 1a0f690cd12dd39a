/** Checks and releases built sites in a thread of its own: it reads and links thousands of files, and visitors don't wait for that. */
import { once } from "node:events"
import { resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import * as v from "valibot"
import type { BuildRecord } from "./build-report.ts"
import { checkAndSwitch, type Release, type ReleaseOutcome } from "./check-and-switch.ts"
import { openReleases, type Releases } from "./releases.ts"

type ThreadOrder = Release | "open" | "close"
type Reply = { readonly error: string | null; readonly served: BuildRecord | null; readonly outcome: ReleaseOutcome | null }
const replied = v.custom<Reply>((value) => typeof value === "object")

/** Milliseconds for which requests that began before a switch may still read the former tree. */
const grace = 250

export type ReleaseThread = Awaited<ReturnType<typeof startReleaseThread>>

/** Opens the built sites of the state folder in a thread. It is asked for one thing at a time. */
export async function startReleaseThread(home: string) {
  // In a thread, Node 20 doesn't run tsx by --import.
  const program = `require("tsx/cjs"); require(${JSON.stringify(resolve("publisher/release-thread.ts"))})`
  const worker = new Worker(program, { eval: true, workerData: home, execArgv: [] })
  worker.unref()
  const ended = new Promise<null>((done) => worker.once("exit", () => done(null)))
  // `exit` follows.
  worker.on("error", console.error)
  let served: BuildRecord | null = null
  const ask = async (order: ThreadOrder): Promise<ReleaseOutcome | null> => {
    worker.postMessage(order)
    const message = await Promise.race([once(worker, "message"), ended])
    if (message === null) throw new Error("The thread that publishes has ended.")
    const reply = v.parse(replied, message[0])
    served = reply.served
    if (reply.error !== null) throw new Error(reply.error)
    return reply.outcome
  }
  await ask("open")
  return {
    release: async (order: Release): Promise<ReleaseOutcome> => {
      const outcome = await ask(order)
      if (outcome === null) throw new Error("The thread that publishes gave no outcome.")
      return outcome
    },
    served: () => served,
    /** Ends the thread when the spare tree is up to date. */
    close: async () => {
      await ask("close").catch(() => undefined)
      await worker.terminate()
    },
  }
}

function work(home: string): void {
  let releases: Releases | undefined
  const closing = new AbortController()
  const reply = (error: string | null, outcome: ReleaseOutcome | null = null) =>
    parentPort?.postMessage({ error, outcome, served: releases?.served()?.record ?? null } satisfies Reply)
  const respond = async (order: ThreadOrder): Promise<void> => {
    releases ??= openReleases(home)
    reply(null, typeof order === "object" ? await checkAndSwitch(releases, order) : null)
    if (order === "close") return
    // The former tree may hold withdrawn content, and a killed start or switch may have left it half-written.
    await wait(order === "open" ? 0 : grace, undefined, { signal: closing.signal }).catch(() => undefined)
    try {
      releases.updateSpare()
    } catch (error) {
      console.error("The second copy of the site couldn't be made:", error)
    }
  }
  // One after the other, as they come.
  let last = Promise.resolve()
  parentPort?.on("message", (order: ThreadOrder) => {
    if (order === "close") closing.abort()
    last = last
      .then(() => respond(order))
      .catch((error: unknown) => reply(error instanceof Error ? (error.stack ?? error.message) : String(error)))
  })
}

if (!isMainThread) work(v.parse(v.string(), workerData))
