/** Checks and releases built sites in a thread of its own: it reads and links thousands of files, and visitors don't wait for that. */
import { once } from "node:events"
import { resolve } from "node:path"
import { isMainThread, MessageChannel, parentPort, Worker, workerData, type MessagePort } from "node:worker_threads"
import * as v from "valibot"
import { checkAndSwitch, type Release, type ReleaseOutcome } from "./check-and-switch.ts"
import type { BuildRecord } from "./manifests.ts"
import { openReleases, type Releases } from "./releases.ts"
import { makeReferences } from "./unshown-pictures.ts"

type Call = { readonly name: "open" | "update-spare" | "prepare" } | { readonly name: "release"; readonly asked: Release }
type Asked = { readonly call: Call; readonly port: MessagePort }
type Reply = {
  readonly error: string | null
  readonly served: BuildRecord | null
  readonly outcome: ReleaseOutcome | null
}
const replied = v.custom<Reply>((value) => typeof value === "object")

export type ReleaseThread = Awaited<ReturnType<typeof startReleaseThread>>

/** Opens the built sites of the state folder in a thread. */
export async function startReleaseThread(home: string) {
  // In a thread, Node 20 doesn't run tsx by --import.
  const program = `require("tsx/cjs"); require(${JSON.stringify(resolve("publisher/release-thread.ts"))})`
  const worker = new Worker(program, { eval: true, workerData: home, execArgv: [] })
  worker.unref()
  const ended = new Promise<null>((done) => worker.once("exit", () => done(null)))
  // `exit` follows.
  worker.on("error", console.error)
  let latest: BuildRecord | null = null
  const ask = async (call: Call): Promise<ReleaseOutcome | null> => {
    const { port1: own, port2: port } = new MessageChannel()
    worker.postMessage({ call, port } satisfies Asked, [port])
    const said = await Promise.race([once(own, "message"), ended]).finally(() => own.close())
    if (said === null) throw new Error("The thread that publishes has ended.")
    const { outcome, error, served } = v.parse(replied, said[0])
    latest = served
    if (error !== null) throw new Error(error)
    return outcome
  }
  await ask({ name: "open" })
  return {
    release: async (asked: Release) => outcomeOf(await ask({ name: "release", asked })),
    /** Reads what the first release of a process needs. */
    prepare: () => ask({ name: "prepare" }),
    /** Brings the spare tree up to date. */
    updateSpare: () => ask({ name: "update-spare" }),
    served: () => latest,
    close: () => worker.terminate(),
  }
}

function outcomeOf(outcome: ReleaseOutcome | null): ReleaseOutcome {
  if (outcome === null) throw new Error("The thread that publishes gave no outcome.")
  return outcome
}

function work(home: string): void {
  const references = makeReferences()
  let opened: Releases | undefined
  const respond = async (call: Call): Promise<ReleaseOutcome | null> => {
    const releases = (opened ??= openReleases(home))
    if (call.name === "release") return checkAndSwitch(releases, references, call.asked)
    if (call.name === "update-spare") releases.updateSpare()
    const served = releases.served()
    if (call.name === "prepare" && served !== null) references(served)
    return null
  }
  // One call after the other, as they come.
  let last = Promise.resolve()
  parentPort?.on("message", ({ call, port }: Asked) => {
    const reply = (error: string | null, outcome: ReleaseOutcome | null) =>
      port.postMessage({ error, outcome, served: opened?.served()?.record ?? null } satisfies Reply)
    last = last
      .then(() => respond(call))
      .then(
        (outcome) => reply(null, outcome),
        (error: unknown) => reply(error instanceof Error ? (error.stack ?? error.message) : String(error), null),
      )
  })
}

if (!isMainThread) work(v.parse(v.string(), workerData))
