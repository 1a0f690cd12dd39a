import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Site } from "../compare.ts"

/**
 * Gatsby puts pictures and documents of the content into `static/<hash of the original>/`, and a picture's sizes into
 * `static/<hash of the original>/<hash of the size>/`. Such a folder is the address by which data names a file.
 */
const named = /\/static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)/g
const placed = /^static\/([0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?)[^/]+$/

/** Tells which folders of content files the data of a site names. It reads only data that has changed since the last time. */
export type References = (site: Site) => (folder: string) => boolean

export function makeReferences(): References {
  const known = new Map<string, { readonly identity: string; readonly folders: readonly string[] }>()
  return ({ folder, files }) => {
    for (const path of [...known.keys()].filter((name) => !files.has(name))) known.delete(path)
    for (const [path, identity] of files) {
      if (!isData(path) || known.get(path)?.identity === identity) continue
      const found = [...readFileSync(join(folder, path), "utf8").matchAll(named)].map(([, name = ""]) => name)
      known.set(path, { identity, folders: [...new Set(found)] })
    }
    const all = new Set([...known.values()].flatMap(({ folders }) => folders))
    return (name) => all.has(name)
  }
}

// Scripts and styles name the pictures of the site's own code.
function isData(path: string): boolean {
  return path.endsWith(".json") || /^[^/]+\.(js|css)$/.test(path)
}

/** The folder, below `static/`, of a file that comes from the content; undefined for other files. */
export function contentFolder(path: string): string | undefined {
  return placed.exec(path)?.[1]
}
