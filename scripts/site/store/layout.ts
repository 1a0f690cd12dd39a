import { readlinkSync } from "node:fs"
import { basename, join } from "node:path"

export const referencesName = "references"

/** The built sites of the state folder (docs/decisions/0006-state-and-builds.md): two copies, a link to the served one, former files. */
export function layout(home: string) {
  const sites = join(home, "sites")
  const link = join(home, "site")
  return {
    sites,
    link,
    kept: join(sites, "kept"),
    /** Which pictures and documents the served site's data names (references/references.ts). */
    references: join(sites, referencesName),
    copy: (name: string) => join(sites, name),
    manifest: (name: string) => join(sites, `${name}.manifest`),
    /** Where files of a copy are written before they are renamed into place. */
    aside: (name: string) => join(sites, `${name}.new`),
  }
}

export type Layout = ReturnType<typeof layout>

export function servedName({ link }: Layout): string | null {
  try {
    return basename(readlinkSync(link))
  } catch {
    // There is no site yet.
    return null
  }
}

export function spareName(served: string | null): "a" | "b" {
  return served === "a" ? "b" : "a"
}
