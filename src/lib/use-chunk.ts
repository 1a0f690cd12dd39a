import { useEffect, useState } from "react"

export type Chunk<T> =
  { readonly kind: "waiting" } | { readonly kind: "failed"; readonly message: string } | { readonly kind: "ready"; readonly value: T }

const reloadedKey = "g30:loaded-anew"

/**
 * Loads a part of the site.
 *
 * After a failure (webpack: 'Loading chunk N failed') the browser reloads the address once; after a second one the result is "failed".
 */
export function useChunk<T>(load: () => Promise<T>, loadAnew: () => void = reload): Chunk<T> {
  const [chunk, setChunk] = useState<Chunk<T>>({ kind: "waiting" })
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => {
        remember(null)
        if (isWanted) setChunk({ kind: "ready", value })
      },
      (error: unknown) => {
        if (!isWanted) return
        const { pathname } = window.location
        if (remembered() !== pathname && remember(pathname)) loadAnew()
        else setChunk({ kind: "failed", message: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, loadAnew])
  return chunk
}

function reload(): void {
  window.location.reload()
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(reloadedKey)
  } catch {
    // Storage is blocked.
    return null
  }
}

/** Tells whether the browser stored it: without storage the page would reload for ever. */
function remember(path: string | null): boolean {
  try {
    if (path === null) sessionStorage.removeItem(reloadedKey)
    else sessionStorage.setItem(reloadedKey, path)
    return true
  } catch {
    return false
  }
}
