/**
 * The built sites of the state folder (docs/decisions/0006-state-and-builds.md): two trees, a link to the served one, and what open pages may
 * still load of the releases before it.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { isHashed } from "#contract/site-headers.ts"
import { flushSync } from "#server/disk/durable.ts"
import { namesIn } from "#server/disk/files.ts"
import { compare, haveSameBytes, scan, type Difference, type Files, type Site } from "./files.ts"
import { former, formerSites, link, linkedName, manifestOf, tree, turnsIn } from "./places.ts"
import { readManifest, writeManifest, type BuildRecord, type Manifest } from "./manifests.ts"
import { bring, removeEmptyFolders, update, type Bytes, type Source, type Tree } from "./trees.ts"

/** Former releases whose scripts stay served. */
const mostKept = 5

export type Served = Site & { readonly name: string; readonly bytes: Bytes; readonly record: BuildRecord | null }
/** `compared` is what the last comparison with the served site found. */
type State = {
  readonly home: string
  served: Served | null
  spare: Tree
  compared: { readonly built: Site; readonly changes: Difference } | null
}

const noFiles: Files = new Map()

export type Releases = ReturnType<typeof openReleases>

/** Serves a built folder as if this state folder had built it. No server may run with it. */
export function installSite(home: string, { folder, key }: { readonly folder: string; readonly key: BuildRecord["key"] }): void {
  const releases = openReleases(home)
  const id = (releases.served()?.record?.id ?? 0) + 1
  releases.publish({ folder, files: scan(folder) }, { id, key, content: key.content, counts: {}, warnings: [], heavy: {} })
}

/** Opens the built sites of the state folder, and finishes or removes what a killed process has left. One process may do so. */
export function openReleases(home: string) {
  const served = readServed(home)
  const state: State = { home, served, spare: readSpare(home, served), compared: null }
  tidy(state)
  return {
    served: () => state.served,
    /** The changes that a finished build would make. */
    differenceTo: (built: Site) => difference(state, built),
    /** Switches to a finished build in one step. `isWithdrawal`: it lacks an item on purpose, which nobody may see again. */
    publish: (built: Site, record: Omit<BuildRecord, "turn">, isWithdrawal = false) => publish(state, built, record, isWithdrawal),
    /** Makes the spare tree equal to the served one. */
    updateSpare: () => updateSpare(state),
  }
}

function readServed(home: string): Served | null {
  const name = linkedName(home)
  if (name === null || !existsSync(join(link(home), "index.html"))) return null
  const folder = tree(home, name)
  const manifest = readManifest(manifestOf(home, name))
  if (manifest !== null) return { name, folder, ...manifest }
  // Without a manifest nothing is known of the bytes, so that the next build is compared with them.
  const files = scan(folder, () => "?")
  return { name, folder, record: null, files, bytes: new Map(Array.from(files.keys(), (path, index) => [path, `0.${index}`])) }
}

/** A spare tree may be half-written. It has the bytes of the served one where both have one file. */
function readSpare(home: string, served: Served | null): Tree {
  const folder = tree(home, served?.name === "a" ? "b" : "a")
  const spare = { folder, aside: `${folder}.new`, bytes: new Map<string, string>() }
  if (existsSync(folder)) removeEmptyFolders(folder)
  for (const [path, inode] of existsSync(folder) ? scan(folder, ({ ino }) => String(ino)) : []) {
    const stats = served === null ? undefined : statSync(join(served.folder, path), { throwIfNoEntry: false })
    spare.bytes.set(path, (String(stats?.ino) === inode ? served?.bytes.get(path) : undefined) ?? "unknown")
  }
  return spare
}

/** Compared once: the checks of a site and its publication both ask, and some edits change thousands of files. */
function difference(state: State, built: Site): Difference {
  if (state.compared?.built === built) return state.compared.changes
  const { served } = state
  const changes = compare(served?.files ?? noFiles, built.files, (path) => {
    if (served === null || !haveSameBytes(served, built, path)) return false
    served.files.set(path, built.files.get(path) ?? "?")
    return true
  })
  state.compared = { built, changes }
  return changes
}

function publish(state: State, built: Site, record: Omit<BuildRecord, "turn">, isWithdrawal: boolean): void {
  const { served, home } = state
  const changes = difference(state, built)
  const turn = (served?.record?.turn ?? Math.max(0, ...turnsIn(former(home)))) + 1
  const fresh = new Map([...changes.added, ...changes.changed].map((path, index) => [path, `${turn}.${index}`]))
  const bytes = new Map(Array.from(built.files.keys(), (path) => [path, fresh.get(path) ?? served?.bytes.get(path) ?? "unknown"]))
  const sourceOf = (path: string): Source =>
    fresh.has(path) ? { file: join(built.folder, path), how: "copy" } : { file: join(served?.folder ?? "", path), how: "link" }
  // Nobody knows the pages of a build without a record, so its pictures don't stay.
  switchTo(state, { record: { ...record, turn }, files: built.files, bytes, sourceOf, isWithdrawal: isWithdrawal || !served?.record })
}

type Next = Manifest & { readonly sourceOf: (path: string, id: string) => Source; readonly isWithdrawal: boolean }

/** What a killed process leaves of this is the release before, whole, or the new one. A withdrawal first removes all that could show the item. */
function switchTo(state: State, { record, files, bytes, sourceOf, isWithdrawal }: Next): void {
  const { home, served, spare } = state
  update(spare, bytes, sourceOf)
  if (isWithdrawal) removeFormerPictures(home)
  if (served?.record) keepReplaced({ ...served, place: former(home, served.record.turn) }, bytes, isWithdrawal)
  const name = basename(spare.folder)
  writeManifest(manifestOf(home, name), { record, files, bytes })
  const aside = `${link(home)}.new`
  rmSync(aside, { force: true })
  symlinkSync(join("sites", name), aside)
  renameSync(aside, link(home))
  flushSync(home)
  state.compared = null
  state.served = { name, folder: spare.folder, record, files, bytes }
  state.spare =
    served !== null && ["a", "b"].includes(served.name)
      ? { folder: served.folder, aside: `${served.folder}.new`, bytes: served.bytes }
      : readSpare(home, state.served)
  tidy(state)
}

/** Keeps what pages that are open may still load, and the next release hasn't. A withdrawal leaves scripts and styles alone. */
function keepReplaced({ place, folder, bytes }: Served & { readonly place: string }, next: Bytes, isWithdrawal: boolean): void {
  rmSync(place, { recursive: true, force: true })
  for (const [path, id] of bytes) {
    if (next.get(path) === id || !(isWithdrawal ? isScript(path) : isHashed(`/${path}`))) continue
    mkdirSync(dirname(join(place, path)), { recursive: true, mode: 0o700 })
    bring({ file: join(folder, path), how: "link" }, join(place, path))
  }
}

/** They hold no content, and pages that are open may still load them. */
function isScript(path: string): boolean {
  return /^[^/]+\.(js|css)$/.test(path)
}

function removeFormerPictures(home: string): void {
  for (const folder of formerSites(home)) {
    for (const path of scan(folder).keys()) if (!isScript(path)) rmSync(join(folder, path))
    removeEmptyFolders(folder)
  }
}

function updateSpare({ served, spare }: State): void {
  if (served?.record) update(spare, served.bytes, (path) => ({ file: join(served.folder, path), how: "link" }))
}

/** Removes what no release needs: those that are too old, and what earlier versions and killed switches have left. */
function tidy({ home, served, spare }: State): void {
  const turn = served?.record?.turn ?? Infinity
  const needed = turnsIn(former(home))
    .filter((one) => one < turn)
    .slice(0, mostKept)
    .map(String)
  removeAllBut(former(home), needed)
  const name = served?.name ?? ""
  removeAllBut(join(home, "sites"), ["former", basename(spare.folder), name, `${name}.manifest`])
}

function removeAllBut(folder: string, needed: readonly string[]): void {
  const others = namesIn(folder).filter((name) => !needed.includes(name))
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
}
