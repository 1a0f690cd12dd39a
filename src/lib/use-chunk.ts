import { useEffect, useState } from "react"

/** A part of the site that loads when it is needed. */
export type Chunk<T> =
  { readonly kind: "waiting" } | { readonly kind: "failed"; readonly message: string } | { readonly kind: "ready"; readonly value: T }

const reloadedKey = "g30:loaded-anew"

/**
 * Loads a part of the site.
 *
 * Where that fails (webpack: 'Loading chunk N failed') the browser loads the whole address anew, once; where it fails again, that is said.
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

/** Says whether it will be remembered: without that a second failure would load anew for ever. */
function remember(path: string | null): boolean {
  try {
    if (path === null) sessionStorage.removeItem(reloadedKey)
    else sessionStorage.setItem(reloadedKey, path)
    return true
  } catch {
    return false
  }
}
