import { useEffect, useState } from "react"
import { statusApi } from "../status/status-api.ts"
import { stampsApi } from "./stamps-api.ts"

/** Milliseconds. */
const [firstPause, longestPause] = [500, 10_000]
const growth = 1.5

/**
 * Asks the back end for the builds and the site for its stamp, as long as a change is on its way and the tab is visible: twice a second at first,
 * later every ten seconds. Another `change` begins with short pauses. Of several components, the one with the shortest pause decides.
 */
export function usePolling(isPending: boolean, change: unknown): void {
  const [pause, setPause] = useState(firstPause)
  useEffect(() => {
    if (!isPending) return undefined
    let timer: number
    const grow = (next: number) => {
      setPause(next)
      if (next < longestPause) timer = window.setTimeout(() => grow(Math.min(next * growth, longestPause)), next)
    }
    grow(firstPause)
    return () => window.clearTimeout(timer)
  }, [isPending, change])
  const options = { skip: !isPending, pollingInterval: pause, skipPollingIfUnfocused: true, refetchOnFocus: true }
  statusApi.endpoints.getStatus.useQuerySubscription(undefined, options)
  stampsApi.endpoints.getBuildStamp.useQuerySubscription(undefined, options)
}
