/** New tokens for old ones: once for all tabs, and never with a token that another tab has spent. */
import type { Core } from "#app/session/core.ts"
import type { Problem } from "#lib/session/problem.ts"
import { makeTabLock } from "./tab-lock.ts"
import type { TokenCalls } from "./token-calls.ts"

/** `fresh`: the tokens have been replaced. `ended`: nobody is signed in any more. */
export type Refreshed = "fresh" | "offline" | "ended"

/** Replaces an access token that is due or was refused. */
export type Refresh = (stale: string) => Promise<Refreshed>

export function makeRefresh(core: Core, calls: TokenCalls): Refresh {
  const { tokens } = core
  const lock = makeTabLock(core.surroundings)
  let running: { readonly stale: string; readonly end: Promise<Refreshed> } | undefined

  const exchangeAlone = (stale: string) =>
    new Promise<Refreshed>((resolve, reject) => {
      const work = async () => {
        const before = tokens()
        resolve(await exchange(core, calls, stale))
        // Another tab sees new tokens a few milliseconds later, and must not refresh before that.
        if (tokens()?.token !== before?.token) await pause(core, 100)
      }
      lock(work, () => isReplaced(core, stale)).then(() => {
        // Where another tab did the work this is its result.
        resolve(resultNow(core))
      }, reject)
    })
  return (stale) => {
    if (tokens()?.token !== stale) return Promise.resolve(resultNow(core))
    if (running?.stale !== stale) {
      const end = exchangeAlone(stale).finally(() => {
        if (running?.stale === stale) running = undefined
      })
      running = { stale, end }
    }
    return running.end
  }
}

async function exchange(core: Core, calls: TokenCalls, stale: string): Promise<Refreshed> {
  const { tokens, tokenStorage, surroundings } = core
  const mine = tokens()
  if (mine?.token !== stale || isReplaced(core, stale)) return resultNow(core)
  const answer = await calls.byRefresh(mine.refresh_token)
  // In the meantime the user may have logged out, here or in another tab: then nothing may come back.
  if (isReplaced(core, stale)) return resultNow(core)
  if (answer.ok) {
    core.receive(answer.value.tokens, answer.value.lifetime)
    return "fresh"
  }
  if (!isFinal(answer.problem)) return "offline"
  // Without locks another tab may have won, and be about to write.
  if (!tokenStorage.isInMemory() && surroundings.locks === null) await pause(core, 150)
  if (isReplaced(core, stale)) return resultNow(core)
  core.lose("refused")
  return "ended"
}

/** Tells whether this tab or another one has replaced a token. */
function isReplaced({ follow, tokens }: Core, stale: string): boolean {
  follow()
  return tokens()?.token !== stale
}

function resultNow({ tokens }: Core): Refreshed {
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
