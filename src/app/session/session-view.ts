import { weakMapMemoize } from "@reduxjs/toolkit"
import { selectProfile } from "#app/profile/user-slice.ts"
import type { Profile, Session } from "#lib/session/session.ts"
import { selectLostProfile } from "./held-text-slice.ts"
import type { State, Store } from "./store.ts"

const unknown: Session = { kind: "unknown" }
const signedOut: Session = { kind: "signed-out" }
// React compares sessions by identity.
const signedIn = weakMapMemoize((profile: Profile): Session => ({ kind: "signed-in", profile }))

export function makeSessionView(store: Store) {
  let current: Session = unknown
  store.subscribe(() => {
    current = nextSession(current, store.getState())
  })
  return { session: () => current, subscribe: (listener: () => void) => store.subscribe(listener) }
}

function nextSession(current: Session, state: State): Session {
  // A user who edits text stays on screen until they have logged in again, or declined.
  const lost = selectLostProfile(state)
  if (lost !== null) return signedIn(lost)
  if (!state.auth._persist.rehydrated) return unknown
  if (state.auth.status !== "success") return signedOut
  const profile = selectProfile(state)
  if (profile !== null) return signedIn(profile)
  // A login ends when its profile has come: until then its form stays.
  return current.kind === "signed-out" ? signedOut : unknown
}
