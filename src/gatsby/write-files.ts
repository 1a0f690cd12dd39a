import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Texts by their addresses in the site. */
export type Files = ReadonlyMap<string, string>

/**
 * Makes a function that writes the files whose text has changed since its last call, and removes those that are gone. `readBefore` finds
 * the files of an earlier build.
 */
export function makeWriter(folder: string, readBefore: (folder: string) => Files): (files: Files) => void {
  let written: Files | undefined
  return (files) => {
    const before = (written ??= readBefore(folder))
    for (const [address, text] of files) {
      if (before.get(address) === text) continue
      const file = path.join(folder, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const address of before.keys()) if (!files.has(address)) remove(path.join(folder, address))
    written = new Map(files)
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
