import { existsSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { flushSync } from "#server/disk/durable.ts"
import { namesIn } from "#server/disk/files.ts"
import { compare, haveSameBytes, type Difference, type Site } from "./compare.ts"
import { removeEmptyFolders, update, type Copy, type Source } from "./copy.ts"
import { scan, unknownBytes, type Files } from "./files.ts"
import { clear, forget, keep, keptTurns, tidyKept, keptFiles, readDelta } from "./delta.ts"
import { layout, referencesName, servedName, spareName, type Layout } from "./layout.ts"
import { readManifest, writeManifest, type BuildRecord } from "./manifest.ts"

/** Builds that can be served again. */
const mostKept = 5

export type Served = Site & { readonly name: string; readonly record: BuildRecord | null }
type NewRecord = Omit<BuildRecord, "turn" | "floor">
/** `compared` is what the last comparison with the served site found. */
type State = {
  readonly places: Layout
  served: Served | null
  spare: Copy
  compared: { readonly built: Site; readonly changes: Difference } | null
}

export type SiteStore = ReturnType<typeof openStore>

/** Opens the built sites of the state folder, and finishes or removes what a killed process has left. One process may do so. */
export function openStore(home: string) {
  const places = layout(home)
  const served = readServed(places)
  const state: State = { places, served, spare: readSpare(places, served), compared: null }
  tidy(state)
  return {
    served: () => state.served,
    /** The changes that a finished build would make. */
    differenceTo: (built: Site) => difference(state, built),
    /** Switches to a finished build in one step. `isWithdrawal`: it lacks an item on purpose, which nobody may see again. */
    publish: (built: Site, record: NewRecord, isWithdrawal = false) => publish(state, built, record, isWithdrawal),
    /** The ids of the kept builds that may be served again, the newest first. */
    restorable: () => [...restorableTurns(places.kept, state.served?.record ?? null).keys()],
    restore: (id: number) => restore(state, id),
    /** The files that a kept build would bring back. */
    broughtBackBy: (id: number) => broughtBack(earlier(state, id)),
    /** Makes the spare copy equal to the served one. */
    updateSpare: () => updateSpare(state),
  }
}

function readServed(places: Layout): Served | null {
  const name = servedName(places)
  if (name === null || !existsSync(join(places.copy(name), "index.html"))) return null
  const manifest = readManifest(places.manifest(name))
  // Without a manifest nothing is known of the bytes, so that the next build is compared with them.
  const files = manifest?.files ?? scan(places.copy(name), () => unknownBytes)
  return { name, folder: places.copy(name), files, record: manifest?.record ?? null }
}

/** A spare copy may be half-written. It shares those files with the served one that have the same inode. */
function readSpare(places: Layout, served: Served | null): Copy {
  const name = spareName(served?.name ?? null)
  const [folder, aside] = [places.copy(name), places.aside(name)]
  if (!existsSync(folder)) return { folder, aside, files: new Map() }
  removeEmptyFolders(folder)
  const files = existsSync(folder) ? scan(folder, ({ ino }) => String(ino)) : new Map<string, string>()
  for (const [path, inode] of files) files.set(path, identityIn(served, path, inode))
  return { folder, aside, files }
}

function identityIn(served: Served | null, path: string, inode: string): string {
  const identity = served?.files.get(path)
  if (served === null || identity === undefined || identity === unknownBytes) return unknownBytes
  const stats = statSync(join(served.folder, path), { throwIfNoEntry: false })
  return String(stats?.ino) === inode ? identity : unknownBytes
}

/** Compared once: the check of a site and its publication both ask, and some edits change thousands of files. */
function difference(state: State, built: Site): Difference {
  if (state.compared?.built === built) return state.compared.changes
  const changes = newDifference(state, built)
  state.compared = { built, changes }
  return changes
}

function newDifference({ served, spare }: State, built: Site): Difference {
  if (served === null) return { added: [...built.files.keys()], changed: [], removed: [] }
  return compare(served.files, built.files, (path, identity) => {
    if (!haveSameBytes(served, built, path)) return false
    const known = served.files.get(path)
    if (known !== unknownBytes && spare.files.get(path) === known) spare.files.set(path, identity)
    served.files.set(path, identity)
    return true
  })
}

function publish(state: State, built: Site, record: NewRecord, isWithdrawal: boolean): void {
  const { places, served } = state
  const changes = difference(state, built)
  const sourceOf = (path: string, identity: string): Source =>
    served?.files.get(path) === identity
      ? { file: join(served.folder, path), how: "link" }
      : { file: join(built.folder, path), how: "copy" }
  const turn = (served?.record?.turn ?? Math.max(0, ...keptTurns(places.kept))) + 1
  // Nobody knows the pages of a build without a record, so no build before it can be restored.
  const floor = isWithdrawal || !served?.record ? turn : served.record.floor
  const next = { files: built.files, changes, record: { ...record, turn, floor } }
  swap(state, next, sourceOf)
}

type Next = { readonly files: Files; readonly changes: Difference; readonly record: BuildRecord }

function swap(state: State, { files, changes, record }: Next, sourceOf: (path: string, identity: string) => Source): void {
  const { places, served, spare } = state
  const name = spareName(served?.name ?? null)
  update(spare, files, sourceOf)
  if (served?.record) keep(places.kept, { ...served, record: served.record }, changes)
  writeManifest(places.manifest(name), { record, files: spare.files })
  const aside = `${places.link}.new`
  rmSync(aside, { force: true })
  symlinkSync(join("sites", name), aside)
  renameSync(aside, places.link)
  flushSync(join(places.link, ".."))
  state.served = { name, folder: spare.folder, files: spare.files, record }
  state.compared = null
  state.spare = served?.name === spareName(name) ? { ...served, aside: places.aside(served.name) } : readSpare(places, state.served)
  tidy(state)
}

function updateSpare({ served, spare }: State): void {
  if (!served?.record) return
  update(spare, served.files, (path) => ({ file: join(served.folder, path), how: "link" }))
}

function earlier({ places, served }: State, id: number): EarlierBuild | null {
  const turn = restorableTurns(places.kept, served?.record ?? null).get(id)
  return served?.record && turn !== undefined ? earlierBuild(places.kept, { ...served, record: served.record }, turn) : null
}

function broughtBack(build: EarlierBuild | null): readonly { readonly path: string; readonly file: string }[] {
  if (build === null) return []
  return [...build.files].flatMap(([path, identity]) => {
    const file = build.keptFile(identity)
    return file === undefined ? [] : { path, file }
  })
}

function restore(state: State, id: number): BuildRecord | null {
  const { served } = state
  const build = earlier(state, id)
  if (!served?.record || build === null) return null
  const { turn, floor, key } = served.record
  const record = { ...build.record, turn: turn + 1, floor, key }
  const next = { files: build.files, changes: compare(served.files, build.files), record }
  swap(state, next, (path, identity) => ({ file: build.keptFile(identity) ?? join(served.folder, path), how: "link" }))
  return record
}

/** Removes what no build needs: deltas that are too old, what has been withdrawn, and what earlier versions and killed swaps have left. */
function tidy({ places, served }: State): void {
  const known = served?.record
  if (known) {
    tidyKept(places.kept, known.turn)
    for (const [age, turn] of keptTurns(places.kept).entries()) {
      if (age >= mostKept) forget(places.kept, turn)
      else if (turn < known.floor) clear(places.kept, turn)
    }
  }
  const spare = spareName(served?.name ?? null)
  const needed = ["kept", referencesName, spare, served?.name ?? "", `${served?.name ?? ""}.manifest`]
  const left = namesIn(places.sites).filter((name) => !needed.includes(name))
  for (const name of left) rmSync(join(places.sites, name), { recursive: true, force: true })
}

/** The kept builds by id, with their turns, the newest first. A delta that is missing or cleared ends the way back. */
function restorableTurns(kept: string, served: BuildRecord | null): ReadonlyMap<number, number> {
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

type EarlierBuild = {
  readonly files: Files
  readonly record: BuildRecord
  /** The kept file with these bytes; undefined if the served copy has them. */
  readonly keptFile: (identity: string) => string | undefined
}

/** Goes back from the served build, delta by delta, to that of `turn`. */
function earlierBuild(kept: string, served: Site & { readonly record: BuildRecord }, turn: number): EarlierBuild {
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
