/** Refreshes before expiry, on waking up and at start; loads the profile whenever there are new tokens; follows other tabs. */
import { isPassing, type LoadProfile } from "#app/profile/load-profile.ts"
import { selectProfile } from "#app/profile/user-slice.ts"
import type { Core } from "#app/session/core.ts"
import { loginAnswered } from "#app/session/held-text-slice.ts"
import { noticeShown, noticeWithdrawn, selectNotice } from "#app/session/notice-slice.ts"
import { selectTokens } from "./auth-slice.ts"
import type { Refresh } from "./refresh.ts"

/** Keeps the session alive from here on. Without an answer everything stays as it is, and it tries again. */
export function keepAlive(core: Core, refresh: Refresh, loadProfile: LoadProfile): void {
  const { store, expiry, tokens, surroundings } = core
  let isProfileOld = false

  const tend = async () => {
    core.follow()
    const mine = tokens()
    if (mine === null) return
    if (expiry.dueIn() <= 0) {
      if ((await refresh(mine.token)) === "offline") timer.retryLater()
    } else if (!hasProfile(core) || isOffline(core) || (isProfileOld && surroundings.isVisible())) await renewProfile()
    else timer.set(expiry.dueIn())
  }
  const timer = makeTimer(core, () => void tend())
  const renewProfile = () => {
    isProfileOld = false
    return bringProfile(core, loadProfile, timer)
  }
  const onNewTokens = () => {
    timer.cancel()
    if (tokens() === null) store.dispatch(noticeWithdrawn("offline"))
    else if (hasProfile(core) && core.hasFollowed() && !surroundings.isVisible()) {
      // Twenty tabs in the background needn't all load a profile that nobody sees yet.
      isProfileOld = true
      timer.set(expiry.dueIn())
    } else void renewProfile()
  }

  core.startListening({
    predicate: (_, now, before) => selectTokens(now)?.token !== selectTokens(before)?.token,
    effect: onNewTokens,
  })
  surroundings.onStorage(core.follow)
  surroundings.onWake(() => void tend())
  void tend()
}

/** Loads the profile that belongs to the tokens in use. */
async function bringProfile(core: Core, loadProfile: LoadProfile, timer: Timer): Promise<void> {
  const { store, tokens, expiry } = core
  const mine = tokens()
  const outcome = await loadProfile()
  if (mine === null || tokens()?.token !== mine.token) return
  if (outcome.ok) {
    store.dispatch(noticeWithdrawn("offline"))
    store.dispatch(loginAnswered(mine))
    timer.endRetries()
    timer.set(expiry.dueIn())
  } else if (isPassing(outcome.problem)) timer.retryLater()
  else core.lose("refused")
}

function hasProfile({ store }: Core): boolean {
  return selectProfile(store.getState()) !== null
}

function isOffline({ store }: Core): boolean {
  return selectNotice(store.getState()) === "offline"
}

// Milliseconds. Timers of browsers count in 31 bits.
const longest = 2 ** 31 - 1
const firstRetry = 2_000
const lastRetry = 60_000

type Timer = ReturnType<typeof makeTimer>

/** One timer: a new setting replaces the one before. Retries come later and later. */
function makeTimer({ store, surroundings: { after, random } }: Core, work: () => void) {
  let cancel = (): void => undefined
  let retryIn = firstRetry
  const set = (milliseconds: number) => {
    cancel()
    cancel = after(Math.min(Math.max(milliseconds, 0), longest), work)
  }
  return {
    set,
    cancel: () => {
      cancel()
    },
    retryLater: () => {
      store.dispatch(noticeShown("offline"))
      // Tabs that lost the server together don't come back together.
      set(retryIn * (0.5 + random() / 2))
      retryIn = Math.min(retryIn * 2, lastRetry)
    },
    endRetries: () => {
      retryIn = firstRetry
    },
  }
}
