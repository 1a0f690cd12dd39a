/** Compares two built sites file by file, but for differences that are declared with their reasons. */
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

export type SiteFile = { readonly path: string; readonly text: string }

/** Two sites are equal but for this if `erase` takes it out of the files of both. */
export type Declared = { readonly what: string; readonly reason: string; readonly erase: (file: SiteFile) => SiteFile }

/** Bytes are compared as texts of one character each, so that pictures and bundles count too. */
export function filesOf(folder: string): readonly SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file), text: readFileSync(file, isText(file) ? "utf8" : "latin1") }))
}

function isText(file: string): boolean {
  return /\.(html|json|ics|txt|xml|svg|webmanifest)$|\/_(redirects|headers)$/.test(file)
}

/** One line for each file that differs, with the first place where it does. */
export function differences(one: readonly SiteFile[], other: readonly SiteFile[], declared: readonly Declared[]): readonly string[] {
  const [left, right] = [byPath(one, declared), byPath(other, declared)]
  const paths = [...new Set([...left.keys(), ...right.keys()])].toSorted()
  return paths.flatMap((path) => {
    const [mine, theirs] = [left.get(path), right.get(path)]
    if (mine === undefined || theirs === undefined)
      return [`${path} is ${mine === undefined ? "only in the second" : "missing in the second"}`]
    return mine === theirs ? [] : [`${path} differs: ${firstDifference(mine, theirs)}`]
  })
}

/** The declared differences without which the sites would be the same: their reasons hold no longer. */
export function needless(one: readonly SiteFile[], other: readonly SiteFile[], declared: readonly Declared[]): readonly string[] {
  return declared
    .filter((own) => {
      const others = declared.filter((all) => all !== own)
      return differences(one, other, others).length === differences(one, other, declared).length
    })
    .map(({ what }) => what)
}

/** Files that have one path when the declared differences are out are joined. */
function byPath(files: readonly SiteFile[], declared: readonly Declared[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string[]>()
  for (const file of files) {
    const { path, text } = declared.reduce((left, { erase }) => erase(left), file)
    const known = texts.get(path)
    if (known === undefined) texts.set(path, [text])
    else known.push(text)
  }
  return new Map(
    [...texts].map(([path, all]) => [
      path,
      all
        .filter((text) => text !== "")
        .toSorted()
        .join("\n"),
    ]),
  )
}

function firstDifference(one: string, other: string): string {
  const length = Math.max(one.length, other.length)
  let start = 0
  while (start < length && one[start] === other[start]) start += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, start - 60), start + 100))
  return `${around(one)} is ${around(other)}`
}
