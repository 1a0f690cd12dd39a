import type { ComponentType } from "react"
import { inLanguage, notFoundPath, splitLanguage } from "#contract/languages.ts"
import { language } from "../strings/language.ts"
import { loadWords } from "../strings/load-words.ts"
import { partOf } from "../strings/parts.ts"
import { thrice } from "../thrice.ts"
import { checkedData, loadData, loadJson, PageDataError, type BuiltData } from "./page-data.ts"

/** What Gatsby's runtime takes to draw a page. */
export type LoadedPage = {
  readonly component: PageComponent
  readonly json: BuiltData["result"]
  readonly page: BuiltData & { readonly webpackCompilationHash: string }
  readonly staticQueryResults: StaticQueries
}

type HeadProps = { readonly location: { readonly pathname: string }; readonly data: object; readonly pageContext: object }

/** The module of a page or template. */
export type PageComponent = { readonly default: ComponentType<object>; readonly Head?: ComponentType<HeadProps> }

type StaticQueries = Record<string, unknown>

export type LoaderParts = {
  /** The imports of templates and pages, by the names in page data. */
  readonly components: Readonly<Record<string, () => Promise<PageComponent>>>
  /** The built page of an address without query and fragment. The screens of the dashboard share a few, and load nothing of their own. */
  readonly pathOf: (address: string) => string
  /** Data that came with the document. It is that of the first page. */
  readonly initial?: unknown
}

// In ms. A later move asks again, and shows what has been published since.
const freshFor = 300_000
const missingFor = 2000

type Kept<T> = Map<string, { readonly promise: Promise<T>; readonly until: number }>

/** Makes a loader of pages. `load` resolves or rejects, `prefetch` resolves in either case. */
export function makeLoader({ components, pathOf, initial }: LoaderParts) {
  const data: Kept<BuiltData> = new Map()
  const pages: Kept<LoadedPage> = new Map()
  const shown = new Map<string, LoadedPage>()
  const staticQueries: StaticQueries = {}
  const keyOf = (address: string) => pathOf(address.replace(/[?#].*/, ""))
  let given = initial

  const dataOf = (path: string, options?: RequestInit) =>
    fresh(data, path, async () => {
      const url = `/page-data${path === "/" ? "/index" : path}/page-data.json`
      const first = given
      given = undefined
      return first === undefined ? loadData(url, options) : checkedData(first, url)
    })

  const make = async (path: string): Promise<LoadedPage> => {
    const { result: json, ...page } = await dataOf(path)
    const { componentChunkName = path, staticQueryHashes = [] } = page
    const load = components[componentChunkName]
    if (!load) throw new PageDataError(`Cannot find module ${componentChunkName}`, "MODULE_NOT_FOUND")
    const queries = staticQueryHashes.map(async (hash) => {
      staticQueries[hash] ??= await loadJson(`/page-data/sq/d/${hash}.json`)
    })
    const words = loadWords(partOf(componentChunkName))
    // If both fail, the failure has one name, by which a document is loaded anew only once (reloads.ts).
    words.catch(() => undefined)
    const drawable = thrice(load).then(async (loaded) => {
      await words
      return loaded
    })
    const [component] = await Promise.all([drawable, ...queries])
    const shown = { ...page, ...(isNotFound(page.path) && { path: notFoundPath }), webpackCompilationHash: page.hash }
    return { component, json, page: shown, staticQueryResults: staticQueries }
  }

  const load = async (address: string): Promise<LoadedPage> => {
    const path = keyOf(address)
    const page = await fresh(pages, path, () => make(path)).catch((error: unknown) => {
      const old = shown.get(path)
      // Without a connection, a page that was seen before is better than none.
      if (old === undefined || (error instanceof PageDataError && error.code !== undefined)) throw error
      return old
    })
    shown.set(path, page)
    return page
  }

  return {
    staticQueries,
    load,
    /** Loads the not-found page, and shows it at an address. */
    loadMissing: async (address: string): Promise<LoadedPage> => {
      const page = await load(inLanguage(language, notFoundPath))
      pages.set(keyOf(address), { promise: Promise.resolve(page), until: Date.now() + missingFor })
      shown.set(keyOf(address), page)
      return page
    },
    /** The page, if it is loaded. */
    loaded: (address: string): LoadedPage | undefined => shown.get(keyOf(address)),
    prefetch: async (address: string): Promise<void> => {
      await dataOf(keyOf(address), { priority: "low" }).catch(() => undefined)
    },
  }
}

/** Gatsby shows a page at an address that isn't its own only if it has this path. */
function isNotFound(path = ""): boolean {
  return splitLanguage(path).path === notFoundPath
}

/** Returns the kept promise if it is fresh, or makes one. A failed one isn't kept. */
function fresh<T>(kept: Kept<T>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known !== undefined && Date.now() < known.until) return known.promise
  const promise = make()
  kept.set(key, { promise, until: Date.now() + freshFor })
  promise.catch(() => kept.delete(key))
  return promise
}
