import { useCallback, useEffect, useState } from "react"
import type * as search from "./municipality-search.ts"

type Places = typeof search
export type PlacesState = { readonly kind: "unasked" | "waiting" | "failed" } | { readonly kind: "ready"; readonly places: Places }

/** The municipalities, once they are wanted. */
export function usePlaces(isWanted: boolean): { readonly state: PlacesState; readonly load: () => void } {
  const [state, setState] = useState<PlacesState>({ kind: "unasked" })
  const load = useCallback(() => {
    setState((before) => (before.kind === "ready" ? before : { kind: "waiting" }))
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  useEffect(() => {
    if (state.kind !== "waiting") return undefined
    let isHere = true
    const set = (next: PlacesState) => {
      if (isHere) setState(next)
    }
    import(/* webpackChunkName: "municipalities" */ "./municipality-search.ts").then(
      (places) => set({ kind: "ready", places }),
      () => set({ kind: "failed" }),
    )
    return () => {
      isHere = false
    }
  }, [state.kind])
  return { state, load }
}
