import { makeWatch } from "../in-view.ts"

declare global {
  interface Window {
    ___loader?: {
      enqueue: (path: string) => void
      hovering: (path: string) => void
      /** Resolves without a page where loading failed. */
      loadPage: (address: string) => Promise<{ readonly page?: { readonly path: string }; readonly error?: unknown } | undefined>
    }
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly rtt?: number }
  }
}

/** Milliseconds that a link stays in view before its page is prefetched. */
const DWELL = 250

/** The dashboard's screens have no page data of their own: they share a shell. */
const sharesData = /^\/admin\/|\/edit\/$/

const watch = makeWatch()
const fetched = new Set<string>()

export function prefetchWhenSeen(element: Element, path: string): () => void {
  let timer: number | undefined
  const unwatch = watch(element, (isInView) => {
    window.clearTimeout(timer)
    if (isInView) {
      timer = window.setTimeout(() => {
        prefetch(path)
      }, DWELL)
    }
  })
  return () => {
    window.clearTimeout(timer)
    unwatch()
  }
}

export function prefetchNow(path: string): void {
  if (!savesData()) window.___loader?.hovering(path)
}

function prefetch(path: string): void {
  if (savesData() || !window.___loader || fetched.has(path)) return
  fetched.add(path)
  // Gatsby's queue starts three seconds after its first entry. The hint fetches the page's data now; the queue fetches its code.
  const hint = { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href: pageDataPath(path) }
  if (!sharesData.test(path)) document.head.append(Object.assign(document.createElement("link"), hint))
  window.___loader.enqueue(path)
}

function pageDataPath(path: string): string {
  return `/page-data${path === "/" ? "/index/" : path}page-data.json`
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
