import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { buildStampPath } from "../../../contract/publishing.ts"
import { ownShells, shells } from "../../../contract/screens.ts"
import { buildStamp } from "./build-stamp.ts"
import type { ItemFields } from "../content/item-fields.ts"
import { makeWriter } from "../write-files.ts"
import { editStamps, stampsIn } from "./edit-stamps.ts"

const state = v.object({ webpackCompilationHash: v.string() })
const writtenPage = v.object({ payload: v.object({ page: v.string() }) })

type Gatsby = Pick<BuildArgs, "store" | "emitter">

// Its first call reads every page's data, later ones only those that Gatsby has written since.
/** Makes a function that stamps each build: page data with the bundles' hash, an edit.json for each item (it returns the changed), build.json. */
export function makeStamping(folder: string): (gatsby: Gatsby, items: readonly ItemFields[]) => readonly string[] {
  const writeStamps = makeWriter(folder, stampsIn)
  const written = new Set<string>()
  let last: string | undefined
  return ({ store, emitter }, items) => {
    // Gatsby types getState as a bare Function, which can't be called.
    const { webpackCompilationHash: hash } = v.parse(state, Reflect.apply(store.getState, store, []))
    // Gatsby's store emits an event after it has written a page data file.
    if (last === undefined)
      emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", (action: unknown) => written.add(v.parse(writtenPage, action).payload.page))
    stampPages(folder, hash, last === hash ? written : undefined)
    inlineState(folder)
    written.clear()
    last = hash
    const files = writeStamps(editStamps(items, hash))
    writeFileSync(path.join(folder, buildStampPath), JSON.stringify(buildStamp(items)))
    return files
  }
}

const stamped = /,"hash":"[^"]*"\}$/

/** Adds the hash of the bundles to page data, as its last member. Gatsby writes a page's data without one whenever the page changes. */
function stampPages(folder: string, hash: string, paths: Iterable<string> = everyPage(folder)): void {
  const ending = `,"hash":${JSON.stringify(hash)}}`
  for (const page of paths) {
    const file = path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")
    if (!existsSync(file)) continue
    const data = readFileSync(file, "utf8")
    const wanted = data.replace(stamped, "}").replace(/\}$/, ending)
    if (wanted !== data) writeFileSync(file, wanted)
  }
}

/** Pages by their folders in page-data: `index` is the page `/`. */
function everyPage(folder: string): string[] {
  const found = readdirSync(path.join(folder, "page-data"), { recursive: true, encoding: "utf8" })
  return found.filter((name) => path.basename(name) === "page-data.json").map((name) => path.dirname(name))
}

/** Pages that are served at addresses other than their own, or hold nothing but a screen. Their data is small, and comes with the document. */
const withState = ["/404.html", ...ownShells, ...shells.map((shell) => shell.path)]

/** The template of gatsby-ssr.tsx, with the state of an earlier call. `startScripts` hands it to Gatsby, and Gatsby to the page loader. */
const place = /(<template id="___scripts" data-path="[^"]*")(?: data-state="[^"]*")?/

/** Writes page data into documents, which saves the request for it. */
function inlineState(folder: string): void {
  for (const page of withState) {
    const document = path.join(folder, page.endsWith(".html") ? page : `${page}index.html`)
    const data = path.join(folder, "page-data", page, "page-data.json")
    if (!existsSync(document) || !existsSync(data)) continue
    const html = readFileSync(document, "utf8")
    const state = readFileSync(data, "utf8").replaceAll("&", "&amp;").replaceAll('"', "&quot;")
    const wanted = html.replace(place, (_, own: string) => `${own} data-state="${state}"`)
    if (wanted !== html) writeFileSync(document, wanted)
  }
}
