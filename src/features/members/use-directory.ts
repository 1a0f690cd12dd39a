import { useCallback } from "react"
import { useLoaded, type Loaded } from "#lib/use-loaded.ts"
import type { LoadedDirectory } from "./search/load-directory.ts"

type VersionedDirectory = LoadedDirectory & { readonly version: string }

/** The directory stays for the life of the tab, until a page names another version of it. */
let storedDirectory: VersionedDirectory | undefined

export function useDirectory(
  version: string,
  isWanted: boolean,
): { readonly state: Loaded<VersionedDirectory>; readonly load: () => void } {
  const { state, load } = useLoaded(
    useCallback(() => loadAll(version), [version]),
    isWanted,
  )
  return { state: storedDirectory?.version === version ? { kind: "ready", value: storedDirectory } : state, load }
}

async function loadAll(version: string): Promise<VersionedDirectory> {
  if (storedDirectory?.version === version) return storedDirectory
  const { loadDirectory } = await import(/* webpackChunkName: "directory" */ "./search/load-directory.ts")
  return (storedDirectory = { version, ...(await loadDirectory()) })
}
