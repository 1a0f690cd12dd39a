/** Publishes in a thread of its own: it reads and links thousands of files, and visitors don't wait for that. */
import { parentPort, workerData } from "node:worker_threads"
import * as v from "valibot"
import type { BuildProblem, Secret } from "#contract/publishing.ts"
import type { Site } from "./compare.ts"
import { layout } from "./layout.ts"
import { makeBuiltFiles } from "./built-files.ts"
import type { BuildRecord } from "./manifest.ts"
import { makeReferences } from "./references/references.ts"
import { release, type Release, type ReleaseOutcome } from "./release.ts"
import { openStore, type SiteStore } from "./store.ts"
import { findLeaks, leakProblem } from "./verify/secrets.ts"

export type StoreCall =
  | { readonly name: "open" | "update-spare" }
  | { readonly name: "prepare"; readonly folder: string; readonly builder: string | null }
  | { readonly name: "release"; readonly asked: Release }
  | { readonly name: "restore"; readonly id: number; readonly secrets: readonly Secret[] }

export type StoreReply = {
  readonly number: number
  readonly error: string | null
  readonly restorable: readonly number[]
  readonly served: BuildRecord | null
  readonly released: ReleaseOutcome | null
}

const home = v.parse(v.string(), workerData)
const known = { references: makeReferences(layout(home).references), builtFiles: makeBuiltFiles() }
let store: SiteStore | undefined
const nothing: Site = { folder: "", files: new Map() }

async function respond(call: StoreCall): Promise<ReleaseOutcome | null> {
  store ??= openStore(home)
  switch (call.name) {
    case "open":
      return null
    case "prepare":
      known.references(store.served() ?? nothing)
      if (call.builder !== null) known.builtFiles.prepare(call.folder, call.builder)
      return null
    case "update-spare":
      store.updateSpare()
      return null
    case "release":
      return release(store, known, call.asked)
    case "restore":
      return restore(store, call)
    default:
      return call satisfies never
  }
}

function restore(store: SiteStore, { id, secrets }: { readonly id: number; readonly secrets: readonly Secret[] }): ReleaseOutcome {
  const failed = (problem: BuildProblem): ReleaseOutcome => ({ kind: "failed", problem })
  const [leak] = findLeaks(store.broughtBackBy(id), secrets)
  if (leak !== undefined) return failed(leakProblem(leak))
  const record = store.restore(id)
  if (record !== null) return { kind: "live", warnings: [...record.warnings, ...Object.values(record.heavy).flat()], isWithdrawal: false }
  const message = "This build can't be served again: it is too old, or something in it has been withdrawn since."
  return failed({ message, item: null, asks: null })
}

function reply(number: number, error: string | null, released: ReleaseOutcome | null): void {
  const answer: StoreReply = { number, error, released, restorable: store?.restorable() ?? [], served: store?.served()?.record ?? null }
  parentPort?.postMessage(answer)
}

// One call after the other, as they come.
let last = Promise.resolve()
parentPort?.on("message", ({ number, call }: { readonly number: number; readonly call: StoreCall }) => {
  last = last
    .then(() => respond(call))
    .then(
      (released) => reply(number, null, released),
      (error: unknown) => reply(number, error instanceof Error ? (error.stack ?? error.message) : String(error), null),
    )
})
