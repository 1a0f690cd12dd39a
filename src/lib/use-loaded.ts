import { useCallback, useEffect, useState } from "react"

export type Loaded<Value> = { readonly kind: "unasked" | "waiting" | "failed" } | { readonly kind: "ready"; readonly value: Value }

/** `load` starts the loading, and tries again after a failure. `read` must stay the same function. */
export function useLoaded<Value>(
  read: () => Promise<Value>,
  isWanted: boolean,
): { readonly state: Loaded<Value>; readonly load: () => void } {
  const [state, setState] = useState<Loaded<Value>>({ kind: "unasked" })
  const load = useCallback(() => {
    setState((before) => (before.kind === "ready" || before.kind === "waiting" ? before : { kind: "waiting" }))
  }, [])
  useEffect(() => {
    if (isWanted) setState((before) => (before.kind === "unasked" ? { kind: "waiting" } : before))
  }, [isWanted])
  useEffect(() => {
    if (state.kind !== "waiting") return undefined
    let isHere = true
    const set = (next: Loaded<Value>) => {
      if (isHere) setState(next)
    }
    read().then(
      (value) => set({ kind: "ready", value }),
      () => set({ kind: "failed" }),
    )
    return () => {
      isHere = false
    }
  }, [state.kind, read])
  return { state, load }
}
