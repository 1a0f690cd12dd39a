// Gatsby's runtime has no types of its own. The site uses these parts.

declare module "gatsby/cache-dir/loader" {
  import type { BuiltData } from "#lib/navigation/built-data.ts"
  import type { ComponentType } from "react"

  export type PageResources = {
    readonly component: { readonly default: ComponentType<object> }
    readonly json: BuiltData["result"]
    readonly page: { readonly path?: string; readonly matchPath?: string }
  }

  export type PageFailure = { readonly status: "error"; readonly error?: unknown }

  /** `payload` is missing if a page has no data. */
  export type PageData = {
    readonly status: "success" | "error"
    readonly pagePath?: string
    readonly payload?: BuiltData
    readonly notFound?: boolean
  }

  export class ProdLoader {
    constructor(asyncRequires: object, matchPaths: readonly object[], pageData?: object)
    readonly pageDb: Map<string, { readonly payload?: PageResources; readonly status: string }>
    readonly pageDataDb: Map<string, PageData>
    loadComponent: (name: string, exportType?: string) => Promise<unknown>
    memoizedGet(url: string): Promise<XMLHttpRequest>
    loadAppData(): Promise<{ readonly webpackCompilationHash?: string | undefined }>
    loadPageDataJson(address: string): Promise<PageData>
    loadPage(address: string): Promise<PageResources | PageFailure>
    loadPageSync(address: string, options?: object): PageResources | PageFailure | undefined
    shouldPrefetch(path: string): boolean
    prefetch(address: string): unknown
    hovering(address: string): void
    setApiRunner(apiRunner: unknown): void
    readonly apiRunner?: unknown
  }

  export function setLoader(loader: ProdLoader): void
}

declare module "gatsby/cache-dir/find-path" {
  /** The path has no slash at its end. Screens of the dashboard have that of their shell. */
  export function findPath(address: string): string
}

declare module "$virtual/match-paths.json" {
  const matchPaths: readonly object[]
  export = matchPaths
}
