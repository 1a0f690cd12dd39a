import { weakMapMemoize } from "@reduxjs/toolkit"
import { makeLoadProfile } from "./profile/load-profile.ts"
import { makeSaveProfile } from "./profile/save-profile.ts"
import { authorize } from "./requests/http.ts"
import { selectTokens } from "./slices/auth-slice.ts"
import { keepAlive } from "./keep-alive.ts"
import { makeRefresh } from "./tokens/refresh.ts"
import { makeTokenCalls } from "./tokens/token-calls.ts"
import { api } from "#dashboard/session/core/api.ts"
import { signedOut, unknown } from "#lib/session/session-source.ts"
import type { Profile, Session, SessionApp } from "#lib/session/session.ts"
import { makeCore, type Core } from "./core/core.ts"
import { editEnded, editStarted, selectLostProfile } from "./slices/held-text-slice.ts"
import { selectProfile } from "./slices/user-slice.ts"
import { selectNotice } from "./slices/notice-slice.ts"
import { makeLostPassword, makeSignIn, makeSignOut } from "./sign-in.ts"
import type { OtherSlice, RootState, Store } from "./core/store.ts"
import type { BrowserEnvironment } from "./core/browser-environment.ts"

export function makeSession(browser: BrowserEnvironment, slices: readonly OtherSlice[] = []) {
  const core = makeCore(browser, slices)
  const { ready, http, store, startListening } = core
  const view = makeSessionView(store)
  const calls = makeTokenCalls(http, browser)
  const refresh = makeRefresh(core, calls)
  const loadProfile = makeLoadProfile(core)
  authorize(core, refresh, view.session)
  resetCacheOnUserChange(core)
  void ready.then(() => keepAlive(core, refresh, loadProfile))
  const app: SessionApp = {
    ready,
    session: view.session,
    notice: () => selectNotice(store.getState()),
    subscribe: view.subscribe,
    signIn: makeSignIn(core, calls, loadProfile),
    signOut: makeSignOut(core, calls),
    ...makeLostPassword(http, browser.clock),
    saveProfile: makeSaveProfile(core, refresh, loadProfile),
    holdText: (uid) => {
      store.dispatch(editStarted(uid))
      return () => store.dispatch(editEnded(uid))
    },
  }
  return { ...app, http, store, startListening }
}

/**
 * The next user must not see what this one has loaded. A reset aborts running calls, so a dialog for the login delays it: the same user may return.
 */
function resetCacheOnUserChange({ store, startListening }: Core): void {
  const ownerIn = (state: RootState) => selectTokens(state)?.uid ?? selectLostProfile(state)?.uid.toString()
  startListening({
    predicate: (_, now, before) => ownerIn(now) !== ownerIn(before),
    effect: () => void store.dispatch(api.util.resetApiState()),
  })
}

// React compares sessions by identity.
const signedIn = weakMapMemoize((profile: Profile): Session => ({ kind: "signed-in", profile }))

export function makeSessionView(store: Store) {
  let current: Session = unknown
  store.subscribe(() => {
    current = nextSession(current, store.getState())
  })
  return { session: () => current, subscribe: (listener: () => void) => store.subscribe(listener) }
}

function nextSession(current: Session, state: RootState): Session {
  // A user who edits text stays on screen until they have logged in again, or declined.
  const lostProfile = selectLostProfile(state)
  if (lostProfile !== null) return signedIn(lostProfile)
  if (!state.auth._persist.rehydrated) return unknown
  if (state.auth.status !== "success") return signedOut
  const profile = selectProfile(state)
  if (profile !== null) return signedIn(profile)
  // The login form stays until the profile has come.
  return current.kind === "signed-out" ? signedOut : unknown
}
