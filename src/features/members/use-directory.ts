import { useCallback, useEffect, useState } from "react"
import type * as results from "./search/load-directory.ts"

type Loaded = { readonly search: results.Search; readonly results: typeof results }

export type DirectoryState =
  { readonly kind: "unasked" } | { readonly kind: "waiting" } | { readonly kind: "failed" } | ({ readonly kind: "ready" } & Loaded)

/** Kept for the life of the tab, until a page has another version of it. */
let kept: ({ readonly version: string } & Loaded) | undefined

/** All members, once they are wanted. `load` asks for them, and asks again after a failure. */
export function useDirectory(version: string, isWanted: boolean): { readonly state: DirectoryState; readonly load: () => void } {
  const [asked, setAsked] = useState<DirectoryState>({ kind: "unasked" })
  const known = kept?.version === version ? kept : undefined
  const state: DirectoryState = known === undefined ? asked : { ...known, kind: "ready" }

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
      (loaded) => {
        if (isHere) setAsked({ ...loaded, kind: "ready" })
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

async function loadAll(version: string): Promise<Loaded> {
  const results = await import(/* webpackChunkName: "directory" */ "./search/load-directory.ts")
  kept = { version, search: await results.loadDirectory(), results }
  return kept
}
