import { useEffect, useState } from "react"
import { isFirstFailure } from "./navigation/reloads.ts"

export type Chunk<T> =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly value: T }

const waiting = { kind: "waiting" } as const

/**
 * A first failure (webpack: 'Loading chunk N failed') reloads the address once. With `null` it doesn't, because a reload would lose the user's work.
 */
export function useChunk<T>(load: () => Promise<T>, loadAnew: (() => void) | null = reload): Chunk<T> {
  const [loadedChunk, setLoadedChunk] = useState<{ readonly load: () => Promise<T>; readonly chunk: Chunk<T> } | null>(null)
  useEffect(() => {
    let isWanted = true
    const setChunk = (chunk: Chunk<T>) => setLoadedChunk({ load, chunk })
    load().then(
      (value) => {
        if (isWanted) setChunk({ kind: "ready", value })
      },
      (error: unknown) => {
        if (!isWanted) return
        if (loadAnew !== null && isFirstFailure(error)) loadAnew()
        else setChunk({ kind: "failed", message: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, loadAnew])
  // When `load` has changed, the former part is still in the state.
  return loadedChunk?.load === load ? loadedChunk.chunk : waiting
}

function reload(): void {
  window.location.reload()
}
