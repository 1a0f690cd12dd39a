/** docs/decisions/0020-two-copies-of-the-site.md explains the two trees and the link to the served one. */
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { basename, join } from "node:path"
import { flushSync, writeDurably } from "#server/disk/durable.ts"
import { linkOrCopy, namesIn } from "#server/disk/file-access.ts"
import { readRecord, type ReleaseRecord } from "./build-report.ts"
import { formerScripts, formerSites, link, linkedName, recordOf, tree } from "./release-folders.ts"
import { compare, haveSameBytes, scan, type Difference, type Files, type ListedFolders, type Site } from "./site-files.ts"
import { giveTime, update } from "./site-trees.ts"

const mostKept = 5

export type ServedRelease = Site & { readonly name: string; readonly record: ReleaseRecord | null }
type State = { readonly home: string; served: ServedRelease | null; spare: Site }

export type Releases = ReturnType<typeof openReleases>

/** Finishes or removes the work of a killed process. Only one process may open the sites. */
export function openReleases(home: string) {
  const served = readServed(home)
  const state: State = { home, served, spare: spareBeside(home, served) }
  const folders: ListedFolders = new Map()
  tidy(state)
  return {
    served: () => state.served,
    readBuilt: (folder: string): Site => ({ folder, files: scan(folder, folders) }),
    /** Unchanged files of the build get the time of the served ones. */
    differenceTo: (built: Site) => difference(state, built),
    switchTo: (built: Site, record: ReleaseRecord) => switchTo(state, built, record),
    updateSpare: () => {
      const { served: now, spare } = state
      if (now !== null) update(spare, now.files, (path) => ({ file: join(now.folder, path), how: "link" }))
    },
  }
}

function readServed(home: string): ServedRelease | null {
  const name = linkedName(home)
  if (name === null || !existsSync(join(link(home), "index.html"))) return null
  return { name, ...readTree(tree(home, name)), record: readRecord(recordOf(home, name)) }
}

/** The spare tree may be half-written. */
function spareBeside(home: string, served: ServedRelease | null): Site {
  return readTree(tree(home, served?.name === "a" ? "b" : "a"))
}

function readTree(folder: string): Site {
  return { folder, files: existsSync(folder) ? scan(folder) : new Map<string, string>() }
}

function difference({ served }: State, built: Site): Difference {
  if (served === null) return compare(new Map(), built.files)
  return compare(served.files, built.files, (path) => {
    if (!haveSameBytes(served, built, path)) return false
    giveTime(join(built.folder, path), join(served.folder, path))
    built.files.set(path, served.files.get(path) ?? "")
    return true
  })
}

/** Copies the build into the spare tree, then renames one link to it. If the process is killed, visitors still get a whole site. */
function switchTo(state: State, built: Site, record: ReleaseRecord): void {
  const { home, served, spare } = state
  update(spare, built.files, (path) => {
    const isServed = served !== null && served.files.get(path) === built.files.get(path)
    return isServed ? { file: join(served.folder, path), how: "link" } : { file: join(built.folder, path), how: "copy" }
  })
  if (served !== null) keepScripts(served, built.files, formerScripts(home, Date.now()))
  const name = basename(spare.folder)
  writeDurably(recordOf(home, name), JSON.stringify(record))
  const aside = `${link(home)}.new`
  rmSync(aside, { force: true })
  symlinkSync(join("sites", name), aside)
  renameSync(aside, link(home))
  flushSync(home)
  state.served = { name, ...spare, record }
  state.spare = served !== null && ["a", "b"].includes(served.name) ? served : spareBeside(home, state.served)
  tidy(state)
}

/** Keeps scripts and styles that open pages may still load and the next release lacks. They hold no content. */
function keepScripts({ folder, files }: ServedRelease, next: Files, place: string): void {
  for (const [path, identity] of files) {
    if (next.get(path) === identity || !/^[^/]+\.(js|css)$/.test(path)) continue
    mkdirSync(place, { recursive: true, mode: 0o700 })
    linkOrCopy(join(folder, path), join(place, path))
  }
}

function tidy({ home, served, spare }: State): void {
  const newest = formerSites(home).slice(0, mostKept)
  removeAllBut(
    formerScripts(home),
    newest.map((folder) => basename(folder)),
  )
  const name = served?.name ?? ""
  removeAllBut(join(home, "sites"), [basename(formerScripts(home)), basename(spare.folder), name, basename(recordOf(home, name))])
}

function removeAllBut(folder: string, needed: readonly string[]): void {
  const others = namesIn(folder).filter((name) => !needed.includes(name))
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
}
