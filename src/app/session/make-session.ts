import { makeLoadProfile } from "#app/profile/load-profile.ts"
import { makeSaveProfile } from "#app/profile/save-profile.ts"
import { makeAuthorization } from "#app/requests/authorization.ts"
import { authorize } from "#app/requests/http.ts"
import { selectTokens } from "#app/tokens/auth-slice.ts"
import { keepAlive } from "#app/tokens/keep-alive.ts"
import { makeRefresh } from "#app/tokens/refresh.ts"
import { makeTokenCalls } from "#app/tokens/token-calls.ts"
import { api } from "#lib/api.ts"
import type { SessionApp } from "#lib/session/session.ts"
import { makeCore, type Core } from "./core.ts"
import { editEnded, editStarted, selectLostProfile } from "./held-text-slice.ts"
import { makeLostPassword } from "./lost-password.ts"
import { selectNotice } from "./notice-slice.ts"
import { makeSessionView } from "./session-view.ts"
import { makeSignIn, makeSignOut } from "./sign-in.ts"
import type { Surroundings } from "./surroundings.ts"

export function makeSession(surroundings: Surroundings) {
  const core = makeCore(surroundings)
  const { ready, http, store, startListening } = core
  const view = makeSessionView(store)
  const calls = makeTokenCalls(http, surroundings)
  const refresh = makeRefresh(core, calls)
  const loadProfile = makeLoadProfile(core)
  authorize(http, surroundings, makeAuthorization(core, refresh, view.session))
  resetCacheOnUserChange(core)
  void ready.then(() => keepAlive(core, refresh, loadProfile))
  const app: SessionApp = {
    ready,
    session: view.session,
    notice: () => selectNotice(store.getState()),
    subscribe: view.subscribe,
    signIn: makeSignIn(core, calls, loadProfile),
    signOut: makeSignOut(core, calls),
    ...makeLostPassword(http, surroundings.clock),
    saveProfile: makeSaveProfile(core, refresh, loadProfile),
    holdText: (uid) => {
      store.dispatch(editStarted(uid))
      return () => store.dispatch(editEnded(uid))
    },
  }
  return { ...app, http, store, startListening }
}

/**
 * The next user must not see what this one has loaded. A reset aborts running calls, so none comes while a dialog asks the same user for the
 * login: the save that met the lost session goes on after it.
 */
function resetCacheOnUserChange({ store, startListening }: Core): void {
  const ownerIn = (state: ReturnType<typeof store.getState>) => selectTokens(state)?.uid ?? selectLostProfile(state)?.uid.toString()
  startListening({
    predicate: (_, now, before) => ownerIn(now) !== ownerIn(before),
    effect: () => void store.dispatch(api.util.resetApiState()),
  })
}
