import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Texts by their addresses in the site. */
export type Files = ReadonlyMap<string, string>

/**
 * Makes a function that writes the files whose text has changed since its last call, and removes those that are gone. It answers the
 * addresses of both. `readBefore` finds the files of an earlier build.
 */
export function makeWriter(folder: string, readBefore: (folder: string) => Files): (files: Files) => readonly string[] {
  let written: Files | undefined
  return (files) => {
    const before = (written ??= readBefore(folder))
    const changed = [...files].filter(([address, text]) => before.get(address) !== text)
    const gone = [...before.keys()].filter((address) => !files.has(address))
    for (const [address, text] of changed) {
      const file = path.join(folder, address)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    for (const address of gone) remove(path.join(folder, address))
    written = new Map(files)
    return [...changed.map(([address]) => address), ...gone]
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
