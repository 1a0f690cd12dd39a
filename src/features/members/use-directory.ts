import { useCallback } from "react"
import { useLoaded, type Loaded } from "#lib/use-loaded.ts"
import type { LoadedDirectory } from "./search/load-directory.ts"

type All = LoadedDirectory & { readonly version: string }

/** Kept for the life of the tab, until a page has another version of it. */
let kept: All | undefined

/** All members, once they are wanted. */
export function useDirectory(version: string, isWanted: boolean): { readonly state: Loaded<All>; readonly load: () => void } {
  const { state, load } = useLoaded(
    useCallback(() => loadAll(version), [version]),
    isWanted,
  )
  return { state: kept?.version === version ? { kind: "ready", value: kept } : state, load }
}

async function loadAll(version: string): Promise<All> {
  if (kept?.version === version) return kept
  const { loadDirectory } = await import(/* webpackChunkName: "directory" */ "./search/load-directory.ts")
  return (kept = { version, ...(await loadDirectory()) })
}
