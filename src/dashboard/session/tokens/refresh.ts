import { makeSingleFlight } from "../core/single-flight.ts"
import type { Core } from "../core/core.ts"
import { pause } from "../core/browser-environment.ts"
import type { Problem } from "#lib/session/problem.ts"
import { makeTabLock } from "./tab-lock.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import type { TokenCalls } from "./token-calls.ts"

/** `ended` means that nobody is signed in any more. */
type RefreshResult = "fresh" | "offline" | "ended"

export type Refresh = (stale: string) => Promise<RefreshResult>

/** All tabs share one refresh, which never uses a refresh token that another tab has used. */
export function makeRefresh(core: Core, calls: TokenCalls): Refresh {
  const { tokens } = core
  const lock = makeTabLock(core.browser)
  const share = makeSingleFlight<RefreshResult>()
  const exchangeInLock = (stale: string) =>
    new Promise<RefreshResult>((resolve, reject) => {
      const work = async () => {
        const before = tokens()
        await seeOthers(core, stale)
        resolve(await exchange(core, calls, stale))
        const after = tokens()
        if (before !== null && after !== null && after.token !== before.token) await tellOthers(core, before)
      }
      lock(work, () => isReplaced(core, stale)).then(() => {
        // Another tab has done the work of this call.
        resolve(currentResult(core))
      }, reject)
    })
  return (stale) => (tokens()?.token === stale ? share(stale, () => exchangeInLock(stale)) : Promise.resolve(currentResult(core)))
}

// Milliseconds in which a tab sees another tab's writes to storage, even on a busy machine.
const longestLag = 15_000

const spent = ({ received }: Tokens) => `g30-spent-${received}`

/** The lock names the spent tokens. Other tabs see locks at once, but the new tokens in storage a moment later. Until then they must not refresh. */
async function tellOthers({ browser }: Core, tokens: Tokens): Promise<void> {
  const { locks } = browser
  if (locks === null) return pause(browser, 100)
  // Another tab has spent them, and this one took over the new ones.
  if ((await locks.held()).includes(spent(tokens))) return
  await new Promise<void>((onHeld) => {
    void locks.request(spent(tokens), () => {
      onHeld()
      return pause(browser, longestLag)
    })
  })
}

/** Another tab has just spent the tokens of this one. */
async function seeOthers(core: Core, stale: string): Promise<void> {
  const { browser, tokens } = core
  const mine = tokens()
  if (browser.locks === null || mine === null) return
  const name = spent(mine)
  for (let waited = 0; waited < longestLag && !isReplaced(core, stale); waited += 50) {
    if (!(await browser.locks.held()).includes(name)) return
    await pause(browser, 50)
  }
}

async function exchange(core: Core, calls: TokenCalls, stale: string): Promise<RefreshResult> {
  const { tokens, tokenStorage, browser } = core
  const mine = tokens()
  if (mine?.token !== stale || isReplaced(core, stale)) return currentResult(core)
  const answer = await calls.byRefresh(mine.refresh_token)
  // The user may have logged out meanwhile, here or in another tab. Then the answer must not sign them in again.
  if (isReplaced(core, stale)) return currentResult(core)
  if (answer.ok) {
    core.receive(answer.value.tokens, answer.value.lifetime)
    return "fresh"
  }
  if (!isFinal(answer.problem)) return "offline"
  // Without Web Locks another tab may have refreshed first, and be about to write.
  if (!tokenStorage.isInMemory() && browser.locks === null) await pause(browser, 150)
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

/** Only a refusal of the token server ends the session, but not a missing answer, a busy server or a proxy's page. */
function isFinal(problem: Problem): boolean {
  return problem.kind === "credentials" || (problem.kind === "broken" && (problem.status === 400 || problem.status === 401))
}
