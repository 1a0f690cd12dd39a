import type { Problem } from "#lib/session/problem.ts"

/** The parts of the browser that the retries of a save use. */
export type Retrying = {
  readonly pause: (milliseconds: number) => Promise<void>
  /** Milliseconds of this device's clock. */
  readonly clock: () => number
  readonly random: () => number
  readonly isOnline: () => boolean
}

export const browserRetrying: Retrying = {
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  clock: () => Date.now(),
  random: () => Math.random(),
  isOnline: () => navigator.onLine,
}

const firstPauseMs = 1000
/** If the back end asks for a longer pause, the user gets the failure instead of a retry. */
const longestPauseMs = 60_000

/** Tells whether a request may succeed when it is sent again. */
export function isLost(problem: Problem): boolean {
  if (problem.kind === "broken") return [200, 502, 503, 504].includes(problem.status)
  return problem.kind === "offline" || problem.kind === "blocked-for-now"
}

/** Waits before the next attempt. Returns false if another attempt can't help. */
export async function waitAfter(problem: Problem, attempts: number, { pause, clock, random, isOnline }: Retrying): Promise<boolean> {
  if (!isOnline()) return false
  const backoff = firstPauseMs * 2 ** attempts * (0.8 + 0.4 * random())
  const retryPause = "retryAt" in problem && problem.retryAt !== null ? problem.retryAt - clock() : 0
  if (retryPause > longestPauseMs) return false
  await pause(Math.max(backoff, retryPause))
  return true
}
