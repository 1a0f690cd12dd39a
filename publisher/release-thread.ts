/** Checks and releases in a thread: this reads and links thousands of files, and visitors must not wait. */
import { once } from "node:events"
import { resolve } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads"
import * as v from "valibot"
import { problemOf } from "./build-errors.ts"
import type { ReleaseRecord } from "./build-report.ts"
import { checkAndRelease, type Release, type ReleaseOutcome } from "./check-release.ts"
import { openReleases } from "./releases.ts"

type Reply = { readonly served: ReleaseRecord | null; readonly outcome: ReleaseOutcome | null }
// Both ends stand in this file, so a schema would only repeat the type.
const replied = v.custom<Reply>((value) => typeof value === "object")

/** Milliseconds for which requests that began before a switch may still read the former tree. */
const grace = 250

export type ReleaseThread = Awaited<ReturnType<typeof startReleaseThread>>

/** The thread takes one release at a time. */
export async function startReleaseThread(home: string) {
  // In a thread, Node 20 doesn't run tsx by --import.
  const program = `require("tsx/cjs"); require(${JSON.stringify(resolve("publisher/release-thread.ts"))})`
  const worker = new Worker(program, { eval: true, workerData: home, execArgv: [] })
  worker.unref()
  const ended = new Promise<null>((done) => worker.once("exit", () => done(null)))
  // `exit` follows.
  worker.on("error", console.error)
  const nextReply = async (): Promise<Reply> => {
    const message = await Promise.race([once(worker, "message"), ended])
    if (message === null) throw new Error("The thread that publishes has ended.")
    return v.parse(replied, message[0])
  }
  let { served } = await nextReply()
  return {
    release: async (order: Release): Promise<ReleaseOutcome> => {
      worker.postMessage(order)
      const reply = await nextReply()
      served = reply.served
      if (reply.outcome === null) throw new Error("The thread that publishes has begun again.")
      return reply.outcome
    },
    served: () => served,
    /** If this ends early, the next start updates the spare tree. */
    close: async () => {
      await worker.terminate()
    },
  }
}

function work(home: string): void {
  const releases = openReleases(home)
  const reply = (outcome: ReleaseOutcome | null) =>
    parentPort?.postMessage({ outcome, served: releases.served()?.record ?? null } satisfies Reply)
  // The former tree may hold withdrawn content, and a killed start or switch may have left it half-written.
  const updateSpare = () => {
    try {
      releases.updateSpare()
    } catch (error) {
      console.error("The second copy of the site couldn't be made:", error)
    }
  }
  let last = Promise.resolve()
  parentPort?.on("message", (order: Release) => {
    last = last
      .then(() => checkAndRelease(releases, order))
      .catch((error: unknown): ReleaseOutcome => {
        console.error(error)
        return { kind: "failed", problem: problemOf(error) }
      })
      .then(reply)
      .then(() => wait(grace))
      .then(updateSpare)
  })
  reply(null)
  updateSpare()
}

if (!isMainThread) work(v.parse(v.string(), workerData))
