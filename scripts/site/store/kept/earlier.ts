import { join } from "node:path"
import type { Site } from "../compare.ts"
import type { Files } from "../files.ts"
import type { BuildRecord } from "../manifest.ts"
import { keptFiles, keptTurns, readDelta } from "./delta.ts"

/** The kept builds by id, with their turns, the newest first. A delta that is missing or cleared ends the way back. */
export function restorableTurns(kept: string, served: BuildRecord | null): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  if (served === null) return found
  let expected = served.turn - 1
  for (const turn of keptTurns(kept)) {
    const delta = turn === expected && turn >= served.floor ? readDelta(kept, turn) : null
    if (delta === null) break
    if (!found.has(delta.record.id) && delta.record.id !== served.id) found.set(delta.record.id, turn)
    expected -= 1
  }
  return found
}

export type EarlierBuild = {
  readonly files: Files
  readonly record: BuildRecord
  /** The kept file with these bytes; undefined if the served copy has them. */
  readonly keptFile: (identity: string) => string | undefined
}

/** Goes back from the served build, delta by delta, to that of `turn`. */
export function earlierBuild(kept: string, served: Site & { readonly record: BuildRecord }, turn: number): EarlierBuild {
  const files: Files = new Map(served.files)
  const places = new Map<string, string>()
  let { record } = served
  for (let back = served.record.turn - 1; back >= turn; back--) {
    const delta = readDelta(kept, back)
    if (delta === null) throw new Error(`The kept build of turn ${back} can't be read.`)
    delta.added.forEach((path) => files.delete(path))
    for (const path of delta.held) {
      const identity = `kept ${back} ${path}`
      files.set(path, identity)
      places.set(identity, join(keptFiles(kept, back), path))
    }
    record = delta.record
  }
  return { files, record, keptFile: (identity) => places.get(identity) }
}
