import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import * as v from "valibot"
import { flushSync, writeDurably } from "#server/disk/durable.ts"
import { namesIn } from "#server/disk/files.ts"
import { removeEmptyFolders } from "./copy.ts"
import type { Difference, Site } from "./compare.ts"
import { buildRecord, type BuildRecord } from "./manifest.ts"
import { scan } from "./files.ts"

/** Leads from a build back to the one before: `sites/kept/<turn>/files` has the files that were replaced or removed since. */
const delta = v.object({
  record: buildRecord,
  added: v.pipe(v.array(v.string()), v.readonly()),
  held: v.pipe(v.array(v.string()), v.readonly()),
})
type Delta = v.InferOutput<typeof delta>

const description = "delta.json"

export function keptFiles(kept: string, turn: number): string {
  return join(kept, String(turn), "files")
}

/** The turns of the kept builds, the newest first. */
export function keptTurns(kept: string): readonly number[] {
  return namesIn(kept)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => other - one)
}

export function keep(kept: string, served: Site & { readonly record: BuildRecord }, { added, changed, removed }: Difference): void {
  const { turn } = served.record
  const aside = join(kept, `${turn}.new`)
  const held = [...changed, ...removed]
  for (const folder of [aside, join(kept, String(turn))]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(aside, "files"), { recursive: true, mode: 0o700 })
  for (const path of held) {
    const place = join(aside, "files", path)
    mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
    linkSync(join(served.folder, path), place)
  }
  writeDurably(join(aside, description), JSON.stringify({ record: served.record, added, held } satisfies Delta))
  renameSync(aside, join(kept, String(turn)))
  flushSync(kept)
}

/** Null if the build can't be served again. */
export function readDelta(kept: string, turn: number): Delta | null {
  try {
    return v.parse(delta, JSON.parse(readFileSync(join(kept, String(turn), description), "utf8")))
  } catch {
    // It held an item that was withdrawn since.
    return null
  }
}

/** Removes all but scripts and styles, which pages that are open may still load. They hold no content. */
export function clear(kept: string, turn: number): void {
  const folder = join(kept, String(turn))
  rmSync(join(folder, description), { force: true })
  for (const path of scan(folder).keys()) if (!/^files\/[^/]+\.(js|css)$/.test(path)) rmSync(join(folder, path), { force: true })
  removeEmptyFolders(folder)
}

export function forget(kept: string, turn: number): void {
  rmSync(join(kept, String(turn)), { recursive: true, force: true })
}

/** Removes what a killed swap has left: half-made deltas, and that of the build that is still served. */
export function tidyKept(kept: string, served: number): void {
  namesIn(kept)
    .filter((name) => name.endsWith(".new") || Number(name) >= served)
    .forEach((name) => rmSync(join(kept, name), { recursive: true, force: true }))
}
