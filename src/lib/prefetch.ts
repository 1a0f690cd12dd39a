import { makeWatch } from "./in-view.ts"

declare global {
  interface Window {
    /** Gatsby's loader; absent where a page is rendered without Gatsby. */
    ___loader?: {
      enqueue: (path: string) => void
      hovering: (path: string) => void
      /** Of what couldn't be loaded there is no page. */
      loadPage: (address: string) => Promise<{ readonly page?: { readonly path: string }; readonly error?: unknown } | undefined>
    }
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly rtt?: number }
  }
}

/** Milliseconds that a link stays in view before its page is fetched ahead (specification, Business constants). */
const DWELL = 250

/** Screens of the dashboard, which share a page: Gatsby knows which. */
const sharesData = /^\/admin\/|\/edit\/$/

const watch = makeWatch()
const fetched = new Set<string>()

/** Fetches a page ahead once its link has been in view for 250 ms, unless the reader saves data. Returns the end of the watch. */
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

/** Fetches the page of a link that is pointed at, unless the reader saves data. */
export function prefetchNow(path: string): void {
  if (!savesData()) window.___loader?.hovering(path)
}

function prefetch(path: string): void {
  if (savesData() || !window.___loader || fetched.has(path)) return
  fetched.add(path)
  // Gatsby's queue starts three seconds after its first entry; the page's data comes now, and its code when the queue gets there.
  const hint = { rel: "prefetch", as: "fetch", crossOrigin: "anonymous", href: pageDataPath(path) }
  if (!sharesData.test(path)) document.head.append(Object.assign(document.createElement("link"), hint))
  window.___loader.enqueue(path)
}

/** Where Gatsby keeps what it knows of a page. */
function pageDataPath(path: string): string {
  return `/page-data${path === "/" ? "/index/" : path}page-data.json`
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}
