import { useEffect } from "react"
import type { Toaster } from "#app/toasts/use-toasts.tsx"
import { lists as words } from "#app/strings/lists.ts"

/** The rows of before stay when a list can't be brought up to date, so a toast tells. */
export function useStaleNotice(isStale: boolean, toaster: Toaster): void {
  useEffect(() => {
    if (isStale) void toaster.tell("failed", words.failed.stale)
  }, [isStale, toaster])
}
