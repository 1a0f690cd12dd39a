/** New tokens for old ones: once for all tabs, and never with a token that another tab has spent. */
import type { Problem } from "#lib/problem.ts"
import { makeAlone } from "./alone.ts"
import type { Core } from "#app/session/core.ts"
import type { TokenCalls } from "./token-calls.ts"

/** `fresh`: there are other tokens than those that were no good. `ended`: nobody is signed in any more. */
export type Refreshed = "fresh" | "offline" | "ended"

/** Replaces an access token that is due or was refused. */
export type Refresh = (stale: string) => Promise<Refreshed>

export function makeRefresh(core: Core, calls: TokenCalls): Refresh {
  const { tokens, keeper, follow } = core
  const alone = makeAlone(core.surroundings)
  let running: { readonly stale: string; readonly end: Promise<Refreshed> } | undefined

  const isReplaced = (stale: string) => {
    follow()
    return tokens()?.token !== stale
  }
  const exchange = async (stale: string): Promise<Refreshed> => {
    const mine = tokens()
    if (mine?.token !== stale || isReplaced(stale)) return outcomeNow(core)
    const answer = await calls.byRefresh(mine.refresh_token)
    // In the meantime the user may have logged out, here or in another tab: then nothing may come back.
    const isStillWanted = !isReplaced(stale)
    if (!isStillWanted) return outcomeNow(core)
    if (answer.ok) {
      core.receive(answer.value.tokens, answer.value.lifetime)
      return "fresh"
    }
    if (!isFinal(answer.problem)) return "offline"
    // Where there are no locks another tab may have won, and be about to write.
    if (!keeper.isInMemory() && core.surroundings.locks === null) await pause(core, 150)
    if (isReplaced(stale)) return outcomeNow(core)
    core.lose("refused")
    return "ended"
  }
  const once = (stale: string) =>
    new Promise<Refreshed>((resolve, reject) => {
      const work = async () => {
        const before = tokens()
        resolve(await exchange(stale))
        // Other tabs are other processes. They see new tokens a few milliseconds later, and must not refresh before they do.
        if (tokens() !== before) await pause(core, 100)
      }
      alone(work, () => isReplaced(stale)).then(() => {
        // Where another tab did the work: what it came to.
        resolve(outcomeNow(core))
      }, reject)
    })
  return (stale) => {
    if (tokens()?.token !== stale) return Promise.resolve(outcomeNow(core))
    if (running?.stale !== stale) {
      const end = once(stale).finally(() => {
        if (running?.stale === stale) running = undefined
      })
      running = { stale, end }
    }
    return running.end
  }
}

function outcomeNow({ tokens }: Core): Refreshed {
  return tokens() === null ? "ended" : "fresh"
}

/** Whether the token server itself says no. No answer, a full server or a page in between mean nothing for the session. */
function isFinal({ kind, ...problem }: Problem): boolean {
  return kind === "credentials" || (kind === "broken" && "status" in problem && (problem.status === 400 || problem.status === 401))
}

function pause({ surroundings: { after } }: Core, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    after(milliseconds, resolve)
  })
}
