import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { partOf, parts, type Part } from "#lib/strings/parts.ts"
import * as en from "#lib/strings/en/words.ts"

const { imports } = v.parse(v.object({ imports: v.record(v.string(), v.string()) }), JSON.parse(readFileSync("package.json", "utf8")))

const pages = ["pages", "templates"].flatMap((folder) =>
  readdirSync(`src/${folder}`, { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `src/${folder}/${file}`),
)

/** What a browser loads with the frame of every page. */
const frame = reach(["gatsby-browser.tsx"])

test.each(pages)("%s, and what it loads later, draws words of its part and the frame alone", async (page) => {
  const loaded = await areasOf("frame", partOf(componentOf(page)))
  const { files, later } = reach([page])
  expect(unloaded(reach([...files, ...publicOnes(later)]).files, loaded)).toEqual([])
})

test("the frame draws its own words, and the login dialog those that come with it", async () => {
  expect(unloaded(frame.files, await areasOf("frame"))).toEqual([])
  expect(unloaded(reach(publicOnes(frame.later)).files, await areasOf("frame", "work"))).toEqual([])
})

test.each(parts)("the part %s has no file of words that none of its pages draws", async (part) => {
  const own = part === "frame" ? ["gatsby-browser.tsx", ...pages] : pages.filter((page) => partOf(componentOf(page)) === part)
  const { files, later } = reach(own)
  const drawn = reach([...files, ...publicOnes(later)]).files.flatMap((file) => drawnIn(file).map(({ area }) => area))
  const listed = [...readFileSync(`src/lib/strings/en/parts/${part}.ts`, "utf8").matchAll(/"\.\.\/(.+)"/g)].map(([, file = ""]) => file)
  const areas = await Promise.all(listed.map(async (file) => ({ file, names: Object.keys(await wordsIn(`#lib/strings/en/${file}`)) })))
  expect(areas.filter(({ names }) => !names.some((name) => drawn.includes(name)))).toEqual([])
  expect(areas.length).toBeGreaterThan(0)
})

test.each(["en", "fr", "nl"])("the parts have all words of %s", async (language) => {
  const loaded = await Promise.all(parts.map((part) => wordsIn(`#lib/strings/${language}/parts/${part}.ts`)))
  expect(Object.assign({}, ...loaded)).toEqual({ ...(await wordsIn(`#lib/strings/${language}/words.ts`)) })
})

test.each(parts)("the part %s has the same areas in each language", async (part) => {
  const [english, ...others] = await Promise.all(["en", "fr", "nl"].map((language) => wordsIn(`#lib/strings/${language}/parts/${part}.ts`)))
  for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(english ?? {}))
})

function componentOf(page: string): string {
  return `component---${page.replaceAll(/[/.]/g, "-")}`
}

async function wordsIn(path: string): Promise<Record<string, unknown>> {
  return v.parse(v.record(v.string(), v.unknown()), { ...(await import(path)) })
}

async function areasOf(...names: readonly Part[]): Promise<readonly string[]> {
  const areas = await Promise.all(names.map((name) => wordsIn(`#lib/strings/en/parts/${name}.ts`)))
  return areas.flatMap((area) => Object.keys(area))
}

type Drawn = { readonly area: string; readonly at: string }

function unloaded(files: readonly string[], loaded: readonly string[]): readonly Drawn[] {
  return files.flatMap(drawnIn).filter(({ area }) => !loaded.includes(area))
}

function drawnIn(file: string): readonly Drawn[] {
  const text = readFileSync(file, "utf8")
  if (!/import \{[^}]*\bwords\b[^}]*\} from "[^"]*strings\/words\.ts"/.test(text)) return []
  return [...text.matchAll(/\bwords\.(\w+)/g)].flatMap(([, area = ""]) => (area in en ? { area, at: file } : []))
}

type Reached = {
  readonly files: readonly string[]
  /** What a file of these imports when it is needed. */
  readonly later: readonly string[]
}

/** The files that modules import, also over others, but for the dashboard. */
function reach(roots: readonly string[]): Reached {
  const files = new Set<string>()
  const later = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file) || file.startsWith("src/lib/strings/")) return
    files.add(file)
    const text = readFileSync(file, "utf8")
    for (const [, path = ""] of text.matchAll(/^(?:import|export) (?!type )(?:[^"]*? from )?"([^"]+)"/gm))
      resolved(file, path).forEach(visit)
    for (const [, path = ""] of text.matchAll(/\bimport\((?:\/\*.*?\*\/ )?"([^"]+)"\)/g))
      resolved(file, path).forEach((each) => later.add(each))
  }
  roots.forEach(visit)
  return { files: [...files], later: [...later] }
}

/** The dashboard loads all parts before it is loaded itself. */
function publicOnes(files: readonly string[]): readonly string[] {
  return files.filter((file) => !file.startsWith("src/app/"))
}

function resolved(from: string, path: string): readonly string[] {
  const alias = Object.keys(imports).find((name) => path.startsWith(name.slice(0, -1)))
  const file = alias === undefined ? join(from, "..", path) : join(imports[alias]?.slice(0, -1) ?? "", path.slice(alias.length - 1))
  return /^\.|^#/.test(path) && /\.tsx?$/.test(file) && existsSync(file) ? [file] : []
}
