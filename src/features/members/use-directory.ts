import { useCallback, useEffect, useState } from "react"
import type { Search } from "./search/load-directory.ts"

export type DirectoryState =
  | { readonly kind: "unasked" }
  | { readonly kind: "waiting" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly search: Search }

/** Kept for the life of the tab, until a page has another version of it. */
let kept: { readonly version: string; readonly search: Search } | undefined

/** All members, once they are wanted. `load` asks for them, and asks again after a failure. */
export function useDirectory(version: string, isWanted: boolean): { readonly state: DirectoryState; readonly load: () => void } {
  const [asked, setAsked] = useState<DirectoryState>({ kind: "unasked" })
  const known = kept?.version === version ? kept.search : undefined
  const state: DirectoryState = known === undefined ? asked : { kind: "ready", search: known }

  const load = useCallback(() => {
    setAsked((before) => (before.kind === "waiting" ? before : { kind: "waiting" }))
  }, [])
  useEffect(() => {
    if (isWanted) setAsked((before) => (before.kind === "unasked" ? { kind: "waiting" } : before))
  }, [isWanted])
  useEffect(() => {
    if (state.kind !== "waiting") return undefined
    let isHere = true
    loadAll(version).then(
      (search) => {
        if (isHere) setAsked({ kind: "ready", search })
      },
      () => {
        if (isHere) setAsked({ kind: "failed" })
      },
    )
    return () => {
      isHere = false
    }
  }, [state.kind, version])
  return { state, load }
}

async function loadAll(version: string): Promise<Search> {
  const { loadDirectory } = await import(/* webpackChunkName: "directory" */ "./search/load-directory.ts")
  const search = await loadDirectory()
  kept = { version, search }
  return search
}
