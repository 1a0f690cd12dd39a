/** A process reads each page's data once, and again when Gatsby has written it anew. The files beside the pages are made from it. */
import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import * as v from "valibot"
import { pagesOf } from "./sitemap.ts"
import { cardAddress, cardOf, type Card } from "./social/card.ts"
import { writtenPages } from "./stamps.ts"

export type ReadPage = {
  /** Links to the page show this card. A site without an address has none. */
  readonly card: (Card & { readonly address: string }) | null
  /** Names are below `static/`. */
  readonly files: readonly string[]
}

const pageData = v.object({ result: v.object({ data: v.optional(v.unknown()), pageContext: v.object({ id: v.optional(v.string()) }) }) })

/** `files` are the files that all pages show. */
export function makePageReader(folder: string) {
  let before: ReadonlyMap<string, ReadPage> = new Map()
  return async ({ store }: Pick<BuildArgs, "store">, siteUrl: string) => {
    const newPages = writtenPages(store)
    const pages = new Map<string, ReadPage>()
    for (const page of Array.from(pagesOf(store).keys(), String)) {
      const former = newPages.has(page) ? undefined : before.get(page)
      const file = path.join(folder, "page-data", page === "/" ? "index" : page, "page-data.json")
      pages.set(page, former ?? factsOf(page, await readData(file), siteUrl))
    }
    before = pages
    const files = new Set([...[...pages.values()].flatMap((page) => page.files), ...(await filesOfStaticQueries(folder))])
    return { pages, files }
  }
}

async function readData(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, "utf8") : ""
}

function factsOf(page: string, text: string, siteUrl: string): ReadPage {
  return { card: siteUrl === "" ? null : shownCard(page, text), files: filesIn(text) }
}

function shownCard(page: string, text: string) {
  const { result } = text === "" ? { result: { pageContext: {} } } : v.parse(pageData, JSON.parse(text))
  const card = cardOf(page, "data" in result && result.pageContext.id !== undefined ? result.data : null)
  return { ...card, address: cardAddress(card) }
}

// Names are `static/<hash of the original>/`, and `<hash of the size>/` below it. gatsby-plugin-sharp encodes names, gatsby-source-filesystem
// doesn't.
const pictureName = /\/static\/([0-9a-f]{32}\/)(?:([0-9a-f]{5}\/[^\s"\\,]+)|((?:[^"\\]|\\.)+))/g

function filesIn(text: string): readonly string[] {
  const names = [...text.matchAll(pictureName)].map(([, folder = "", picture = "", file = ""]) => {
    return folder + (file === "" ? decodeURIComponent(picture) : String(JSON.parse(`"${file}"`)))
  })
  // A part of a text would keep all of the text in memory.
  return [...new Set(names)].map((name) => Buffer.from(name).toString())
}

async function filesOfStaticQueries(folder: string): Promise<readonly string[]> {
  const queries = path.join(folder, "page-data", "sq", "d")
  const texts = (existsSync(queries) ? readdirSync(queries) : []).map((name) => readFile(path.join(queries, name), "utf8"))
  return (await Promise.all(texts)).flatMap(filesIn)
}
