import { useEffect, useState } from "react"
import { readItem, writeItem } from "./storage.ts"

export type Chunk<T> =
  { readonly kind: "waiting" } | { readonly kind: "failed"; readonly message: string } | { readonly kind: "ready"; readonly value: T }

const reloadedKey = "g30:loaded-anew"

/** Loads a part of the site. After a first failure (webpack: 'Loading chunk N failed') the browser reloads the address once. */
export function useChunk<T>(load: () => Promise<T>, loadAnew: () => void = reload): Chunk<T> {
  const [chunk, setChunk] = useState<Chunk<T>>({ kind: "waiting" })
  useEffect(() => {
    let isWanted = true
    load().then(
      (value) => {
        if (isWanted) setChunk({ kind: "ready", value })
      },
      (error: unknown) => {
        if (!isWanted) return
        const message = error instanceof Error ? error.message : String(error)
        if (isFirst(message)) loadAnew()
        else setChunk({ kind: "failed", message })
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, loadAnew])
  return chunk
}

/** Webpack's message names the chunk's file. Other parts of the page may load, so their success proves nothing about this one. */
function isFirst(message: string): boolean {
  const failure = `${window.location.pathname} ${message.replaceAll("\n", " ")}`
  const failures = readItem("sessionStorage", reloadedKey)?.split("\n") ?? []
  // Without storage a second failure would reload again, for ever.
  return !failures.includes(failure) && writeItem("sessionStorage", reloadedKey, [...failures, failure].join("\n"))
}

function reload(): void {
  window.location.reload()
}
