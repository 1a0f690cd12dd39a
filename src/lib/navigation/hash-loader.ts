import { findPath } from "gatsby/cache-dir/find-path"
import { ProdLoader, type PageData, type PageFailure, type PageResources } from "gatsby/cache-dir/loader"
import matchPaths from "$virtual/match-paths.json"
import { inLanguage, notFoundPath, splitLanguage } from "#contract/languages.ts"
import { language } from "../strings/language.ts"
import { withRetries } from "../retry.ts"
import { checkedData, PageDataError, parseJson } from "./built-data.ts"
import { giveUp, isFirstFailure } from "./reloads.ts"

type AsyncRequires = { readonly components: Readonly<Record<string, () => Promise<unknown>>> }

declare global {
  interface Window {
    /** The keys are names in page data. */
    readonly asyncRequires: AsyncRequires
  }
}

// Milliseconds. A later move asks again, and shows what has been published since.
const freshFor = 300_000
const missingFor = 2000

/** Page data needs the hash of the document's bundles, and each failure has a name (docs/decisions/0012-page-data-and-deploys.md). */
export class HashLoader extends ProdLoader {
  private hasStarted = false
  private statusText = ""
  /** The document brings the data of its first page, which is used once. */
  private initial: unknown
  /** Milliseconds since 1970. */
  private readonly staleAt = new Map<string, number>()

  constructor(asyncRequires: AsyncRequires, initial: unknown) {
    super(asyncRequires, matchPaths)
    this.initial = initial
    // Gatsby's loader expects a failure as a value: an Error in place of the component.
    this.loadComponent = (name) => {
      const load = asyncRequires.components[name]
      if (load === undefined) return Promise.resolve(new PageDataError(`Cannot find module ${name}`, "MODULE_NOT_FOUND"))
      return withRetries(load).catch((error: unknown) => error)
    }
  }

  override async memoizedGet(address: string): Promise<XMLHttpRequest> {
    const isNotFoundPage = address.startsWith(`/page-data${notFoundPath}/`)
    const url = isNotFoundPage ? address.replace(notFoundPath, inLanguage(language, notFoundPath)) : address
    const answer = await withRetries(async () => {
      const response = await super.memoizedGet(url)
      if (response.status === 0 || response.status >= 500) throw new PageDataError(`Failed to fetch ${url}`)
      return response
    })
    const { status, statusText, responseText } = answer
    if (status === 200) {
      const data = parseJson(responseText, url)
      if (url.endsWith("/page-data.json")) checkedData(data, url)
      return answer
    }
    // Gatsby goes on to the not-found page. HTTP/2 has no status texts.
    if (status === 404) {
      if (!isNotFoundPage) this.statusText = statusText || "Not Found"
      return answer
    }
    throw new PageDataError(`Failed to fetch ${url}`)
  }

  /** Sends no request, because the page's data has the hash. */
  override loadAppData() {
    return Promise.resolve({ webpackCompilationHash: window.___webpackCompilationHash })
  }

  /** Rejects with a PageDataError. Its code is 404 for something else than a page, to which a static host may lead. */
  override async loadPageDataJson(address: string): Promise<PageData> {
    const path = findPath(withoutQuery(address))
    if ((this.staleAt.get(path) ?? Infinity) < Date.now()) this.pageDataDb.delete(path)
    const filed = this.pageDataDb.get(path)
    if (filed !== undefined) return filed
    const { initial } = this
    this.initial = undefined
    if (initial !== undefined) return this.file(address, { status: "success", payload: checkedData(initial, "The document's data") })
    const pageData = await super.loadPageDataJson(withoutQuery(address))
    if (pageData.payload !== undefined) return this.file(address, pageData)
    this.pageDataDb.delete(path)
    throw new PageDataError(this.statusText, 404)
  }

  override async loadPage(address: string): Promise<PageResources | PageFailure> {
    try {
      const page = await this.findPage(address)
      this.hasStarted = true
      return page
    } catch (error) {
      return this.reloadOrFail(error, address)
    }
  }

  override loadPageSync(address: string, options?: object): PageResources | PageFailure | undefined {
    return super.loadPageSync(withoutQuery(address), options)
  }

  override prefetch(address: string): void {
    this.loadPageDataJson(address).catch(() => undefined)
  }

  override hovering(address: string): void {
    this.findPage(address).catch(() => undefined)
  }

  private async findPage(address: string): Promise<PageResources> {
    try {
      return await this.makePage(address)
    } catch (error) {
      if (!(error instanceof PageDataError)) throw error
      if (error.code === "MODULE_NOT_FOUND") {
        this.file(address, { ...(await this.loadPageDataJson(notFoundPath)), notFound: true })
        return this.makePage(address)
      }
      const old = this.loadPageSync(address)
      // Without a connection, a page that was seen before is better than none.
      if (error.code !== undefined || old === undefined || "status" in old) throw error
      return old
    }
  }

  /** Loads the data first, because Gatsby throws what its own loading rejects with once more, where nothing catches it. */
  private async makePage(address: string): Promise<PageResources> {
    const path = findPath(withoutQuery(address))
    const { payload } = await this.loadPageDataJson(address)
    if (this.pageDb.get(path)?.payload?.json !== payload?.result) this.pageDb.delete(path)
    const page = await super.loadPage(withoutQuery(address))
    if (!("status" in page)) return page
    this.pageDb.delete(path)
    throw page.error
  }

  /**
   * Gatsby shows a page at another address only with the path of the not-found page. A missing document must lose its mark, or it is asked for again.
   */
  private file(address: string, { notFound = false, ...pageData }: PageData): PageData {
    const path = findPath(withoutQuery(address))
    const { payload } = pageData
    const isMissing = notFound || splitLanguage(payload?.path ?? "").path === notFoundPath
    const filed = { ...pageData, ...(payload && isMissing && { payload: { ...payload, path: notFoundPath } }) }
    this.pageDataDb.set(path, filed)
    this.staleAt.set(path, Date.now() + (notFound ? missingFor : freshFor))
    return filed
  }

  /**
   * The first page's failure reloads the document once; after that the page stays as the build wrote it, and says so. After Back or Forward the
   * router has already changed the address.
   */
  private reloadOrFail(error: unknown, address: string): Promise<PageFailure> {
    const { pathname, search } = window.location
    const isFirst = isFirstFailure(error, withoutQuery(address))
    if (address === pathname + search && (this.hasStarted || isFirst)) {
      console.error(error)
      window.location.reload()
      return new Promise(() => undefined)
    }
    if (!this.hasStarted) giveUp()
    return Promise.resolve({ status: "error", error })
  }
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/, "")
}
