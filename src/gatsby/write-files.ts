import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"

/** Texts by their addresses in the site. */
export type Files = ReadonlyMap<string, string>

/** A text that is in a file; of one that an earlier process wrote, the digest alone. */
type Written = { readonly text: string | null; readonly digest: string }
type Digests = readonly (readonly [address: string, digest: string])[]

type WrittenFiles = ReadonlyMap<string, Written>

/** What the writers of this process have written, and those of an earlier one, by the writers' names. */
const writers = new Map<string, () => WrittenFiles>()
let recalled: ReadonlyMap<string, Digests> = new Map()

const cacheKey = "written-files"
const kept = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), v.string()]))]))
type Cache = Pick<NodePluginArgs["cache"], "get" | "set">

/** Reads what an earlier process has left, so that none of its files must be read. */
export async function recallFiles(cache: Cache): Promise<void> {
  const known = v.safeParse(kept, await cache.get(cacheKey))
  if (known.success) recalled = new Map(known.output)
}

export async function keepFiles(cache: Cache): Promise<void> {
  const all = [...writers].map(([name, files]) => [name, [...files()].map(([address, { digest }]) => [address, digest])])
  await cache.set(cacheKey, all)
}

/**
 * Makes a function that writes the files whose text has changed since its last call, and removes those that are gone. It returns the
 * addresses of both. `readBefore` finds the files of an earlier build. `name` is the writer's own.
 */
export function makeWriter(name: string, folder: string, readBefore: (folder: string) => Files): (files: Files) => readonly string[] {
  let written: WrittenFiles | undefined
  writers.set(name, () => written ?? new Map())
  return (files) => {
    const before = written ?? filesBefore(name, () => readBefore(folder))
    const now = new Map<string, Written>()
    for (const [address, text] of files) now.set(address, writtenAs(text, before.get(address)))
    const changed = [...now].filter(([address, { digest }]) => before.get(address)?.digest !== digest)
    const gone = [...before.keys()].filter((address) => !files.has(address))
    for (const [address, { text }] of changed) {
      const file = path.join(folder, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text ?? "")
    }
    for (const address of gone) remove(path.join(folder, address))
    written = now
    return [...changed.map(([address]) => address), ...gone]
  }
}

function filesBefore(name: string, read: () => Files): WrittenFiles {
  const known = recalled.get(name)
  if (known !== undefined) return new Map(known.map(([address, digest]) => [address, { text: null, digest }]))
  return new Map([...read()].map(([address, text]) => [address, writtenAs(text)]))
}

function writtenAs(text: string, before?: Written): Written {
  return before?.text === text ? before : { text, digest: createHash("sha1").update(text).digest("base64") }
}

function remove(file: string): void {
  rmSync(file, { force: true })
  try {
    rmdirSync(path.dirname(file))
  } catch {
    // The folder has a page in it.
  }
}

/** The files of an earlier build that have a name, below folders of the site. */
export function filesBelow(site: string, folders: readonly string[], isWanted: (name: string) => boolean): Files {
  const found = folders
    .map((folder) => path.join(site, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(found.map((file) => [`/${path.relative(site, file).replaceAll(path.sep, "/")}`, readFileSync(file, "utf8")]))
}
