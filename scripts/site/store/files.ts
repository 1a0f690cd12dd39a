import { lstatSync, readdirSync, type Stats } from "node:fs"

/** Which bytes each path of a site has: paths with forward slashes, and the identity of the file that the bytes come from. */
export type Files = Map<string, string>

/** The identity of bytes that no known file has. */
export const unknownBytes = "?"

/** Reads what lies in a folder. The identity of a file is its inode, size and times; all of them are in Gatsby's folder `public`. */
export function scan(folder: string, identity: (stats: Stats) => string = identityOf): Files {
  const files: Files = new Map()
  visit(folder, { add: (path, stats) => files.set(path, identity(stats)) })
  return files
}

type Visit = {
  readonly add: (path: string, stats: Stats) => void
  /** Returns whether the files below an inner folder are left out. */
  readonly isSkipped?: (path: string) => boolean
}

export function visit(folder: string, { add, isSkipped = () => false }: Visit): void {
  const visitInner = (path: string) => {
    for (const entry of readdirSync(path === "" ? folder : `${folder}/${path}`, { withFileTypes: true })) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`
      if (entry.isFile()) add(inner, lstatSync(`${folder}/${inner}`))
      else if (entry.isDirectory() && !isSkipped(inner)) visitInner(inner)
    }
  }
  visitInner("")
}

export function identityOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

export function sizeOf(identity: string): string | undefined {
  return identity.split(" ", 2)[1]
}
