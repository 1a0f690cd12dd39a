import { lstatSync } from "node:fs"
import { join } from "node:path"
import { defaultLanguage, languages } from "#contract/languages.ts"
import type { Written } from "../gatsby/written.ts"
import { identityOf, scan, visit, type Files } from "./files.ts"
import { dataFile, htmlFile } from "./verify/pages.ts"

type Build = Pick<Written, "builder" | "build">
export type BuiltFiles = ReturnType<typeof makeBuiltFiles>

/** Makes what reads the files of a built site. After a quick build it reads again only those that may have changed. */
export function makeBuiltFiles() {
  let last: { readonly folder: string; readonly build: Build | null; readonly files: Files } | null = null
  const keep = (folder: string, build: Build | null, read: () => Files): Files => {
    // If reading fails, nothing is known.
    last = null
    const files = read()
    last = { folder, build, files }
    return files
  }
  return {
    /** Reads the files before a builder makes its first build. From now on the builder alone writes in the folder, and names what it writes. */
    prepare: (folder: string, builder: string): void => {
      if (last?.build?.builder !== builder) keep(folder, { builder, build: 0 }, () => scan(folder))
    },
    read: (folder: string, written: Written | null): Files => {
      const before = last?.folder === folder && follows(written, last.build) ? last.files : null
      return keep(folder, written, () => (before === null || written === null ? scan(folder) : readAgain(folder, before, written)))
    },
  }
}

function follows(written: Written | null, before: Build | null): boolean {
  return written !== null && written.builder === before?.builder && written.build === before.build + 1
}

function readAgain(folder: string, files: Files, written: Written): Files {
  const places = placesOf(files.keys())
  for (const path of places.unnamed) files.delete(path)
  visit(folder, { add: (path, stats) => files.set(path, identityOf(stats)), isSkipped: (inner) => places.ofPages.has(inner) })
  const ofRoutes = written.routes
    .map((route) => (route.endsWith("/") ? route : `${route}/`))
    .flatMap((route) => [dataFile(route), htmlFile(route)])
  for (const path of [...ofRoutes, ...written.files]) {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false })
    if (stats?.isFile() === true) files.set(path, identityOf(stats))
    else files.delete(path)
  }
  return files
}

/** The files that a build names. */
const named =
  /\/(?:page-data\.json|index\.html|edit\.json|event\.ics|contact\.vcf|feed\.xml|directory\.json|list\.json)$|^search\/(?:en|fr|nl)\/[^/]+\.json$|^social\/[^/]+\.jpg$/

/** Finds the files that no build names, and the folders that have only others: `post`, `fr/post`, `page-data/post`. */
function placesOf(paths: Iterable<string>): { readonly unnamed: readonly string[]; readonly ofPages: ReadonlySet<string> } {
  const unnamed: string[] = []
  const [ofPages, mixed] = [new Set<string>(), new Set<string>()]
  for (const path of paths) {
    const isNamed = named.test(path)
    if (!isNamed) unnamed.push(path)
    const folder = topFolder(path)
    if (folder !== null) (isNamed ? ofPages : mixed).add(folder)
  }
  for (const folder of mixed) ofPages.delete(folder)
  return { unnamed, ofPages }
}

/** A folder of a language has a few files of its own beside the folders of pages. */
const above = new RegExp(`^(?:page-data/)?(?:(?:${languages.filter((one) => one !== defaultLanguage).join("|")})/)?`)

function topFolder(path: string): string | null {
  const end = path.indexOf("/", above.exec(path)?.[0].length)
  return end === -1 ? null : path.slice(0, end)
}
