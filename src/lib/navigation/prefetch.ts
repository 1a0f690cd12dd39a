import { makeWatch } from "../in-view.ts"

declare global {
  interface Window {
    ___loader?: {
      enqueue: (path: string) => unknown
      hovering: (path: string) => void
      /** Resolves without a page if loading failed. */
      loadPage: (address: string) => Promise<{ readonly page?: { readonly path?: string }; readonly error?: unknown } | undefined>
    }
  }
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly rtt?: number; readonly effectiveType?: string }
  }
}

/** Milliseconds that a link stays in view before its page is prefetched. */
const DWELL = 250

const watch = makeWatch()

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
  if (!savesData()) window.___loader?.enqueue(path)
}

function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {}
  return saveData || effectiveType.includes("2g") || /bot|crawl|spider/i.test(navigator.userAgent)
}
