import { makeSingleFlight } from "../core/single-flight.ts"
import type { Core } from "../core/core.ts"
import { pause } from "../core/surroundings.ts"
import type { Problem } from "#lib/session/problem.ts"
import { makeTabLock } from "./tab-lock.ts"
import type { TokenCalls } from "./token-calls.ts"

/** `ended`: nobody is signed in any more. */
type RefreshResult = "fresh" | "offline" | "ended"

export type Refresh = (stale: string) => Promise<RefreshResult>

/** Makes the refresh: one for all tabs, and never with a refresh token that another tab has used. */
export function makeRefresh(core: Core, calls: TokenCalls): Refresh {
  const { tokens } = core
  const lock = makeTabLock(core.surroundings)
  const share = makeSingleFlight<RefreshResult>()
  const exchangeInLock = (stale: string) =>
    new Promise<RefreshResult>((resolve, reject) => {
      const work = async () => {
        const before = tokens()
        resolve(await exchange(core, calls, stale))
        // Another tab sees new tokens a few milliseconds later, and must not refresh before that.
        if (tokens()?.token !== before?.token) await pause(core.surroundings, 100)
      }
      lock(work, () => isReplaced(core, stale)).then(() => {
        // Ends a call whose work another tab has done.
        resolve(currentResult(core))
      }, reject)
    })
  return (stale) => (tokens()?.token === stale ? share(stale, () => exchangeInLock(stale)) : Promise.resolve(currentResult(core)))
}

async function exchange(core: Core, calls: TokenCalls, stale: string): Promise<RefreshResult> {
  const { tokens, tokenStorage, surroundings } = core
  const mine = tokens()
  if (mine?.token !== stale || isReplaced(core, stale)) return currentResult(core)
  const answer = await calls.byRefresh(mine.refresh_token)
  // The user may have logged out meanwhile, here or in another tab: then the answer must not sign them in again.
  if (isReplaced(core, stale)) return currentResult(core)
  if (answer.ok) {
    core.receive(answer.value.tokens, answer.value.lifetime)
    return "fresh"
  }
  if (!isFinal(answer.problem)) return "offline"
  // Without Web Locks another tab may have refreshed first, and be about to write.
  if (!tokenStorage.isInMemory() && surroundings.locks === null) await pause(surroundings, 150)
  if (isReplaced(core, stale)) return currentResult(core)
  core.lose("refused")
  return "ended"
}

function isReplaced({ follow, tokens }: Core, stale: string): boolean {
  follow()
  return tokens()?.token !== stale
}

function currentResult({ tokens }: Core): RefreshResult {
  return tokens() === null ? "ended" : "fresh"
}

/** Whether the token server itself refuses. No answer, a busy server or a proxy's page does not end the session. */
function isFinal(problem: Problem): boolean {
  return problem.kind === "credentials" || (problem.kind === "broken" && (problem.status === 400 || problem.status === 401))
}
