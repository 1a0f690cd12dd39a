import { isTemporary, type LoadProfile } from "./profile/load-profile.ts"
import { selectProfile } from "./slices/user-slice.ts"
import type { Core } from "./core/core.ts"
import { loginAnswered } from "./slices/held-text-slice.ts"
import { noticeShown, noticeWithdrawn, selectNotice } from "./slices/notice-slice.ts"
import { selectTokens } from "./slices/auth-slice.ts"
import type { Refresh } from "./tokens/refresh.ts"

/** Updates tokens and profile before they expire, when the device wakes up, and when another tab changes them. */
export function keepAlive(core: Core, refresh: Refresh, loadProfile: LoadProfile): void {
  const { store, expiry, tokens, browser } = core
  let isProfileOld = false

  const update = async () => {
    core.follow()
    const mine = tokens()
    if (mine === null) return
    if (expiry.dueIn() <= 0) {
      if ((await refresh(mine.token)) === "offline") timer.retryLater()
    } else if (!hasProfile(core) || isOffline(core) || (isProfileOld && browser.isVisible())) await renewProfile()
    else timer.set(expiry.dueIn())
  }
  const timer = makeTimer(core, () => void update())
  const renewProfile = () => {
    isProfileOld = false
    return updateProfile(core, loadProfile, timer)
  }
  const onNewTokens = () => {
    timer.cancel()
    if (tokens() === null) store.dispatch(noticeWithdrawn("offline"))
    else if (hasProfile(core) && core.hasFollowed() && !browser.isVisible()) {
      // A tab in the background loads no profile that nobody sees yet.
      isProfileOld = true
      timer.set(expiry.dueIn())
    } else void renewProfile()
  }

  core.startListening({
    predicate: (_, now, before) => selectTokens(now)?.token !== selectTokens(before)?.token,
    effect: onNewTokens,
  })
  browser.onStorage(core.follow)
  browser.onWake(() => void update())
  void update()
}

async function updateProfile(core: Core, loadProfile: LoadProfile, timer: Timer): Promise<void> {
  const { store, tokens, expiry } = core
  const mine = tokens()
  const outcome = await loadProfile()
  if (mine === null || tokens()?.token !== mine.token) return
  if (outcome.ok) {
    store.dispatch(noticeWithdrawn("offline"))
    store.dispatch(loginAnswered(mine))
    timer.endRetries()
    timer.set(expiry.dueIn())
  } else if (isTemporary(outcome.problem)) timer.retryLater()
  else core.lose("refused")
}

function hasProfile({ store }: Core): boolean {
  return selectProfile(store.getState()) !== null
}

function isOffline({ store }: Core): boolean {
  return selectNotice(store.getState()) === "offline"
}

// Milliseconds: browsers hold a timer's delay in 31 bits.
const longestDelay = 2 ** 31 - 1
const firstRetry = 2_000
const lastRetry = 60_000

type Timer = ReturnType<typeof makeTimer>

/** A new setting replaces the former one. The pause between retries doubles. */
function makeTimer({ store, browser: { after, random } }: Core, work: () => void) {
  let cancel = (): void => undefined
  let retryIn = firstRetry
  const set = (milliseconds: number) => {
    cancel()
    cancel = after(Math.min(Math.max(milliseconds, 0), longestDelay), work)
  }
  return {
    set,
    cancel: () => cancel(),
    retryLater: () => {
      store.dispatch(noticeShown("offline"))
      // A random part keeps tabs that lost the server together from coming back together.
      set(retryIn * (0.5 + random() / 2))
      retryIn = Math.min(retryIn * 2, lastRetry)
    },
    endRetries: () => {
      retryIn = firstRetry
    },
  }
}
