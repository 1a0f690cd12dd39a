import { useEffect, useState } from "react"
import type { PublishingStatus } from "#contract/publishing.ts"
import { statusApi } from "./status-api.ts"
import { progressOf, situationOf, type BuildEstimate, type Situation } from "./status-view.ts"

type BuildSituation = {
  readonly status: PublishingStatus | null
  readonly situation: Situation
  readonly progress: BuildEstimate | null
}

/** Sends no request, because src/dashboard/publishing/publishing-watch.tsx does. */
export function useBuildSituation(): BuildSituation {
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data ?? null
  const situation: Situation = status === null ? { kind: "none" } : situationOf(status)
  const now = useNow(situation.kind === "building")
  const progress = situation.kind === "building" ? progressOf(situation.build, status?.usualSeconds ?? null, now) : null
  return { status, situation, progress }
}

/** Milliseconds of this device's clock, updated once a second while something runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = window.setInterval(tick, 1000)
    return () => window.clearInterval(timer)
  }, [isRunning])
  return now
}
