import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Texts by their addresses in the site. */
export type Files = ReadonlyMap<string, string>

/**
 * Makes a function that writes the files whose text has changed since its last call, and removes those that are gone.
 * `readBefore` finds the files of an earlier build.
 */
export function makeWriter(folder: string, readBefore: (folder: string) => Files): (files: Files) => void {
  let written: Files | undefined
  return (files) => {
    const before = written ?? readBefore(folder)
    for (const [address, text] of files) {
      if (before.get(address) === text) continue
      const file = path.join(folder, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const address of before.keys()) if (!files.has(address)) remove(path.join(folder, address))
    written = files
  }
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
