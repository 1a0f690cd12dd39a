import { lstatSync, readdirSync, type Stats } from "node:fs"

/** Which bytes each path of a site has: paths with forward slashes, and the identity of the file that the bytes come from. */
export type Files = Map<string, string>

/** The identity of bytes that no known file has. */
export const unknownBytes = "?"

/** Reads what lies in a folder. The identity of a file is its inode, size and times; all of them are in Gatsby's folder `public`. */
export function scan(folder: string, identity: (stats: Stats) => string = identityOf): Files {
  const files: Files = new Map()
  const visit = (path: string) => {
    for (const entry of readdirSync(path === "" ? folder : `${folder}/${path}`, { withFileTypes: true })) {
      const inner = path === "" ? entry.name : `${path}/${entry.name}`
      if (entry.isDirectory()) visit(inner)
      else if (entry.isFile()) files.set(inner, identity(lstatSync(`${folder}/${inner}`)))
    }
  }
  visit("")
  return files
}

export function identityOf({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
}

export function sizeOf(identity: string): string | undefined {
  return identity.split(" ", 2)[1]
}
