/** Where built sites lie in the state folder (docs/decisions/0006-state-and-builds.md). */
import { existsSync, readlinkSync, realpathSync } from "node:fs"
import { basename, join } from "node:path"
import { namesIn } from "#server/disk/files.ts"

export const link = (home: string) => join(home, "site")
export const tree = (home: string, name: string) => join(home, "sites", name)
export const manifestOf = (home: string, name: string) => join(home, "sites", `${name}.manifest`)
/** What open pages may still load of releases before the served one: files whose names have a hash, by the turns that replaced them. */
export const former = (home: string, turn: number | string = "") => join(home, "sites", "former", String(turn))

/** The folder of the served site; null while there is none. */
export function currentSite(home: string): string | null {
  return existsSync(join(link(home), "index.html")) ? realpathSync(link(home)) : null
}

/** Folders with files of former releases that the served one hasn't any more, the newest first. */
export function formerSites(home: string): readonly string[] {
  return turnsIn(former(home)).map((turn) => former(home, turn))
}

/** The name of the served tree; null while there is none. */
export function linkedName(home: string): string | null {
  try {
    return basename(readlinkSync(link(home)))
  } catch {
    // There is no site yet.
    return null
  }
}

/** The turns by which a folder names its releases, the newest first. */
export function turnsIn(folder: string): readonly number[] {
  return namesIn(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((one, other) => other - one)
}
