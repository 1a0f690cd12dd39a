import { startTransition, useEffect, useId, useState } from "react"

/**
 * Reads a value that only the browser has. `undefined` in the built page and until React has hydrated it, so that both agree.
 *
 * The values of all components come in one commit, in slices: useSyncExternalStore would draw each of them in the task that ends hydration.
 */
export function useInBrowser<T extends string | boolean>(read: () => T): T | undefined {
  // React gives ids with a capital R to what it builds and hydrates, and with a small one to what only the browser draws.
  const isBuilt = useId().startsWith(":R")
  const [isReady, setIsReady] = useState(!isBuilt)
  useEffect(() => {
    if (!isReady) startTransition(() => setIsReady(true))
  }, [isReady])
  return isReady ? read() : undefined
}
