import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import {
  buildStampPath,
  editDataSegments,
  type BuildStamp,
  editDataPath,
  peopleEditDataPath,
  type EditStamp,
} from "../../contract/publishing.ts"
import { inLanguage, languages, notFoundPath } from "../../contract/languages.ts"
import { ownShells, shells } from "../../contract/screens.ts"
import type { ItemFields } from "./content/item-fields.ts"
import type { Files } from "./write-files.ts"
import { randomBytes } from "node:crypto"

const state = v.object({ webpackCompilationHash: v.string() })
const writtenPage = v.object({ payload: v.object({ page: v.string() }) })

type Gatsby = Pick<BuildArgs, "store" | "emitter">

/** These pages have no stamp, because Gatsby has written their data since the last build of the process. */
const unstampedPages = new WeakMap<object, Set<string>>()

/** From now on this notes which page data Gatsby writes. All present data must have its stamp. A process keeps its bundles' hash. */
export function watchPageData({ store, emitter }: Gatsby): Set<string> {
  const pages = unstampedPages.get(store) ?? new Set()
  // Gatsby's store emits an event after it has written a page data file.
  if (!unstampedPages.has(store))
    emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", (action: unknown) => pages.add(v.parse(writtenPage, action).payload.page))
  unstampedPages.set(store, pages)
  return pages
}

/** Returns the pages whose data Gatsby has written since the end of the last build, if it was watched. */
export function writtenPages(store: Gatsby["store"]): ReadonlySet<string> {
  return unstampedPages.get(store) ?? new Set()
}

function hashOf(store: Gatsby["store"]): string {
  // Gatsby types getState as a bare Function, which can't be called.
  return v.parse(state, Reflect.apply(store.getState, store, [])).webpackCompilationHash
}

/**
 * Writes the bundles' hash into page data, and build.json. Reads only what Gatsby has written since a watch began, if one did. Returns each
 * edit.json.
 */
export function stamp(folder: string, gatsby: Gatsby, items: readonly ItemFields[]): Files {
  const hash = hashOf(gatsby.store)
  stampPages(folder, hash, unstampedPages.get(gatsby.store))
  inlineState(folder)
  watchPageData(gatsby).clear()
  writeFileSync(path.join(folder, buildStampPath), JSON.stringify(buildStamp(items)))
  return editStamps(items, hash)
}

const stamped = /,"hash":"[^"]*"\}$/

/** The hash is the last member. Gatsby writes a page's data without one whenever the page changes. */
function stampPages(folder: string, hash: string, paths: Iterable<string> = everyPage(folder)): void {
  const ending = `,"hash":${JSON.stringify(hash)}}`
  for (const page of paths) {
    const file = path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")
    if (!existsSync(file)) continue
    const data = readFileSync(file, "utf8")
    const newData = data.replace(stamped, "}").replace(/\}$/, ending)
    if (newData !== data) writeFileSync(file, newData)
  }
}

/** A page's folder in page-data names it: `index` is the page `/`. */
function everyPage(folder: string): string[] {
  const dataFiles = readdirSync(path.join(folder, "page-data"), { recursive: true, encoding: "utf8" })
  return dataFiles.filter((name) => path.basename(name) === "page-data.json").map((name) => path.dirname(name))
}

/** Such pages are served at other addresses too, or hold only a screen. Their small data comes with the document. */
const withState = [...languages.map((language) => inLanguage(language, notFoundPath)), ...ownShells, ...shells.map((shell) => shell.path)]

/**
 * gatsby-ssr.tsx writes this template, which may have the state of an earlier call. `startScripts` gives it to Gatsby, and Gatsby to the page loader.
 */
const place = /(<template id="___scripts" data-path="[^"]*")(?: data-state="[^"]*")?/

/** Page data within a document saves the request for it. */
function inlineState(folder: string): void {
  for (const page of withState) {
    const document = path.join(folder, page.endsWith(".html") ? page : `${page}index.html`)
    const dataFile = path.join(folder, "page-data", page, "page-data.json")
    if (!existsSync(document) || !existsSync(dataFile)) continue
    const html = readFileSync(document, "utf8")
    const state = readFileSync(dataFile, "utf8").replaceAll("&", "&amp;").replaceAll('"', "&quot;")
    const newHtml = html.replace(place, (_, own: string) => `${own} data-state="${state}"`)
    if (newHtml !== html) writeFileSync(document, newHtml)
  }
}

function buildStamp(items: readonly ItemFields[], now = new Date()): BuildStamp {
  const id = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}-${randomBytes(4).toString("hex")}`
  return { id, built: now.toISOString(), items: runsByType(items) }
}

const segments = new Map<string, string>(Object.entries(editDataSegments))

/** A browser logs each 404 as an error, so the dashboard must know which items have an edit.json before it asks for one. */
function runsByType(items: readonly ItemFields[]): BuildStamp["items"] & object {
  const numbers = new Map<string, number[]>([...segments.keys()].map((type) => [type, []]))
  for (const { entity } of originalsIn(items)) numbers.get(entity.type)?.push(entity.number)
  return Object.fromEntries([...numbers].map(([type, all]) => [type, runsOf(all)]))
}

/** Sorted numbers become runs: 1 to 3 and 7 are `[1, 4, 7, 8]`. */
function runsOf(numbers: readonly number[]): number[] {
  const all = new Set(numbers)
  const starts = numbers.filter((number) => !all.has(number - 1))
  const ends = numbers.map((number) => number + 1).filter((number) => !all.has(number))
  return [...starts, ...ends].toSorted((a, b) => a - b)
}

/** Readers of an item's main translation get these fields. */
function originalsIn(items: readonly ItemFields[]): readonly ItemFields[] {
  return items.filter(({ placement: { item, language } }) => item.main.language === language)
}

const revised = v.object({ drupal_internal__vid: v.number() })

/** Keys are paths. No build reads accounts, so theirs is one file without an id. */
function editStamps(items: readonly ItemFields[], hash: string): Files {
  const people = [peopleEditDataPath, JSON.stringify({ hash, type: "user--user" })] as const
  const stamps = originalsIn(items).flatMap(({ entity: { type, number: id, changed, attributes }, placement }) => {
    const segment = segments.get(type)
    if (segment === undefined) return []
    const { drupal_internal__vid: vid } = v.parse(revised, attributes)
    const languages = placement.item.translations.map(({ language }) => language)
    return [[editDataPath(segment, id), JSON.stringify({ hash, type, id, changed, vid, languages } satisfies EditStamp)] as const]
  })
  return new Map([people, ...stamps])
}
