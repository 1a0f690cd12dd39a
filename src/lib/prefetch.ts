import { makeWatch } from "./in-view.ts"

/** Milliseconds that a link stays in view before its page is fetched ahead. */
const DWELL = 250

const watch = makeWatch({})

type Loader = { enqueue: (path: string) => void; hovering: (path: string) => void }

/** What Gatsby's loader is called on `window`; absent where a page is rendered without Gatsby. */
declare global {
  interface Window {
    ___loader?: Loader
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fetches a page ahead once its link has been in view for 250 ms; the loader itself declines on slow or metered lines. Returns the end of the watch. */
export function prefetchWhenSeen(element: Element, path: string): () => void {
  let timer: number | undefined
  const unwatch = watch(element, (isSeen) => {
    window.clearTimeout(timer)
    if (isSeen) timer = window.setTimeout(() => window.___loader?.enqueue(path), DWELL)
  })
  return () => {
    window.clearTimeout(timer)
    unwatch()
  }
}

/** Fetches the page of a link that is pointed at, unless the reader saves data. */
export function prefetchNow(path: string): void {
  if (!navigator.connection?.saveData) window.___loader?.hovering(path)
}
