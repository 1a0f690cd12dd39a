import { resolve } from "node:path"
import { Worker } from "node:worker_threads"
import type { Secret } from "#contract/publishing.ts"
import type { Release, ReleaseOutcome } from "./release.ts"
import type { StoreCall, StoreReply } from "./thread.ts"

export type StoreThread = Awaited<ReturnType<typeof startStore>>

/** Opens the built sites of the state folder in a thread. */
export async function startStore(home: string) {
  // In a thread, Node 20 doesn't run tsx by --import.
  const program = `require("tsx/cjs"); require(${JSON.stringify(resolve("scripts/site/store/thread.ts"))})`
  const worker = new Worker(program, { eval: true, workerData: home, execArgv: [] })
  const waiting = new Map<number, { readonly done: (reply: StoreReply) => void; readonly fail: (error: Error) => void }>()
  let calls = 0
  let latest: Pick<StoreReply, "restorable" | "served"> = { restorable: [], served: null }
  worker.on("message", (reply: StoreReply) => {
    latest = reply
    const asked = waiting.get(reply.number)
    waiting.delete(reply.number)
    if (reply.error === null) asked?.done(reply)
    else asked?.fail(new Error(reply.error))
    if (waiting.size === 0) worker.unref()
  })
  const failAll = (error: Error) => {
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }
  worker.on("error", (error) => failAll(error instanceof Error ? error : new Error(String(error))))
  worker.on("exit", () => failAll(new Error("The thread that publishes has ended.")))
  const ask = (call: StoreCall) =>
    new Promise<StoreReply>((done, fail) => {
      worker.ref()
      waiting.set(++calls, { done, fail })
      worker.postMessage({ number: calls, call })
    })
  await ask({ name: "open" })
  return {
    release: async (asked: Release) => released(await ask({ name: "release", asked })),
    restore: async (id: number, secrets: readonly Secret[]) => released(await ask({ name: "restore", id, secrets })),
    /** Reads what the first release of a process needs, while `builder` makes the first build in `folder`. */
    prepare: (folder: string, builder: string | null) => ask({ name: "prepare", folder, builder }),
    /** Brings the spare copy up to date. */
    updateSpare: () => ask({ name: "update-spare" }),
    served: () => latest.served,
    restorable: () => latest.restorable,
    close: () => worker.terminate(),
  }
}

function released({ released: outcome }: StoreReply): ReleaseOutcome {
  if (outcome === null) throw new Error("The thread that publishes gave no outcome.")
  return outcome
}
