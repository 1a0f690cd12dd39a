/** Refreshes before expiry, on waking up and at start, brings the profile whenever there are new tokens, and follows other tabs. */
import type { Core } from "#app/session/core.ts"
import { isPassing, type LoadProfile } from "#app/profile/load-profile.ts"
import type { Refresh } from "./refresh.ts"
import { knownProfile } from "#app/profile/user-slice.ts"

// Timers of browsers count in 31 bits.
const longestTimer = 2 ** 31 - 1
const firstRetry = 2_000
const lastRetry = 60_000

/** Keeps the session alive from here on; where nobody answers everything stays as it is, and it tries again. */
export function keepAlive(core: Core, refresh: Refresh, loadProfile: LoadProfile): void {
  const { store, expiry, tokens, notices, held, surroundings } = core
  let cancel = (): void => undefined
  let retryIn = firstRetry
  let seen = tokens()
  let isProfileOld = false

  const hasProfile = () => knownProfile(store.getState().user) !== null
  const plan = (milliseconds: number) => {
    cancel()
    cancel = surroundings.after(Math.min(Math.max(milliseconds, 0), longestTimer), () => void tend())
  }
  const retryLater = () => {
    notices.say("offline")
    // Tabs that lost the server together don't come back together.
    plan(retryIn * (0.5 + surroundings.random() / 2))
    retryIn = Math.min(retryIn * 2, lastRetry)
  }
  const bringProfile = async () => {
    const mine = tokens()
    const outcome = await loadProfile()
    if (mine === null || tokens()?.token !== mine.token) return
    if (!outcome.ok) {
      if (isPassing(outcome.problem)) retryLater()
      else core.lose("refused")
      return
    }
    retryIn = firstRetry
    isProfileOld = false
    notices.unsay("offline")
    held.settle(mine)
    plan(expiry.dueIn())
  }
  const tend = async () => {
    core.follow()
    const mine = tokens()
    if (mine === null) return
    if (expiry.dueIn() <= 0) {
      if ((await refresh(mine.token)) === "offline") retryLater()
    } else if (!hasProfile() || notices.current() === "offline" || (isProfileOld && surroundings.isVisible())) await bringProfile()
    else plan(expiry.dueIn())
  }
  const look = () => {
    const mine = tokens()
    if (mine?.token === seen?.token) return
    seen = mine
    cancel()
    if (mine === null) notices.unsay("offline")
    else if (hasProfile() && core.hasFollowed() && !surroundings.isVisible()) {
      // Twenty tabs in the background needn't all ask for what nobody looks at yet.
      isProfileOld = true
      plan(expiry.dueIn())
    } else void bringProfile()
  }

  store.subscribe(look)
  surroundings.onStorage(() => void core.follow())
  surroundings.onWake(() => void tend())
  void tend()
}
