import { startTransition, useEffect, useId, useState } from "react"

/**
 * Returns `undefined` in the built page and until React has hydrated it, so that both agree. All values come in one commit, in slices;
 * useSyncExternalStore would draw them within hydration's last task.
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
