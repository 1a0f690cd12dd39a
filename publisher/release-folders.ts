/** docs/decisions/0020-two-copies-of-the-site.md explains these folders. */
import { existsSync, readlinkSync, realpathSync } from "node:fs"
import { basename, join } from "node:path"
import { namesIn } from "#server/disk/file-access.ts"

export const link = (home: string) => join(home, "site")
export const tree = (home: string, name: string) => join(home, "sites", name)
export const recordOf = (home: string, name: string) => join(home, "sites", `${name}.json`)
/** Open pages may still load scripts of earlier releases. Folders are named by the time (ms) of the switch that replaced them. */
export const formerScripts = (home: string, time: number | string = "") => join(home, "sites", "scripts", String(time))

export function currentSite(home: string): string | null {
  return existsSync(join(link(home), "index.html")) ? realpathSync(link(home)) : null
}

/** The newest folder comes first. */
export function formerSites(home: string): readonly string[] {
  const times = namesIn(formerScripts(home)).filter((name) => /^\d+$/.test(name))
  return times.toSorted((one, other) => Number(other) - Number(one)).map((time) => formerScripts(home, time))
}

export function linkedName(home: string): string | null {
  try {
    return basename(readlinkSync(link(home)))
  } catch {
    // There is no site yet.
    return null
  }
}
