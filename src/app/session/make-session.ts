/** Introduces the session's parts to each other. */
import { makeCore } from "./core.ts"
import { makeGuard } from "#app/requests/guard-requests.ts"
import { explain, makeHttp } from "#app/requests/http.ts"
import { keepAlive } from "#app/tokens/keep-alive.ts"
import { makeLoadProfile } from "#app/profile/load-profile.ts"
import { makeRecovery } from "./recovery.ts"
import { makeRefresh } from "#app/tokens/refresh.ts"
import { makeSaveProfile } from "#app/profile/save-profile.ts"
import { makeSessionView } from "./session-view.ts"
import { makeSignIn, makeSignOut } from "./sign-in.ts"
import type { Surroundings } from "./surroundings.ts"
import { makeTokenCalls } from "#app/tokens/token-calls.ts"
import type { Refused, SessionApp } from "#lib/session.tsx"

/** One tab's session. */
export function makeSession(surroundings: Surroundings): SessionApp {
  const core = makeCore(surroundings)
  const { notices, held } = core
  const view = makeSessionView(core)
  const listeners = new Set<(refused: Refused) => void>()
  const guard = makeGuard(core, {
    refresh: (stale) => refresh(stale),
    view,
    onRefused: (refused) => {
      listeners.forEach((listener) => {
        listener(refused)
      })
    },
  })
  const http = makeHttp(surroundings, guard)
  const calls = makeTokenCalls(http, surroundings)
  const refresh = makeRefresh(core, calls)
  const loadProfile = makeLoadProfile(core, http)
  void core.ready.then(() => {
    keepAlive(core, refresh, loadProfile)
  })
  return {
    ready: core.ready,
    session: view.session,
    subscribe: view.subscribe,
    signIn: makeSignIn(core, calls, loadProfile),
    signOut: makeSignOut(core, calls),
    ...makeRecovery(http, surroundings.clock),
    saveProfile: makeSaveProfile(core, { http, refresh, loadProfile }),
    http,
    problemOf: (error) => explain(error, surroundings.clock()),
    pending: view.pending,
    notice: notices.current,
    dismissNotice: () => {
      const said = notices.current()
      if (said !== null) notices.unsay(said)
    },
    onRefused: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    holdText: held.hold,
    loginWanted: held.wanted,
    declineLogin: () => {
      held.settle(null)
    },
  }
}
