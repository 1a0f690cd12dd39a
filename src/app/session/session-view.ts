/** What the screens see of it all: who is signed in, and how much is under way. */
import type { Profile, Session } from "#lib/session.tsx"
import type { Core } from "./core.ts"
import { profileOf } from "#app/profile/profile.ts"
import { knownProfile } from "#app/profile/user-slice.ts"

export type SessionView = {
  readonly session: () => Session
  readonly pending: () => number
  readonly setPending: (count: number) => void
  readonly subscribe: (listener: () => void) => () => void
}

const unknown: Session = { kind: "unknown" }
const signedOut: Session = { kind: "signed-out" }

export function makeSessionView({ store, held, notices }: Core): SessionView {
  const listeners = new Set<() => void>()
  let pending = 0
  let shown: { readonly of: object; readonly session: Session } | undefined
  let current: Session = unknown
  const tell = () => {
    current = look()
    listeners.forEach((listener) => {
      listener()
    })
  }
  /** The same object as long as it says the same. */
  const signedIn = (of: object, profile: () => Profile): Session => {
    if (shown?.of !== of) shown = { of, session: { kind: "signed-in", profile: profile() } }
    return shown.session
  }
  const look = (): Session => {
    // Who edits text stays on screen until they have logged in again, or declined.
    const lost = held.stillShown()
    if (lost !== null) return signedIn(lost, () => lost)
    const { auth, user } = store.getState()
    if (!auth._persist.rehydrated) return unknown
    if (auth.status !== "success") return signedOut
    const profile = knownProfile(user)
    if (profile !== null) return signedIn(profile, () => profileOf(profile))
    // A login isn't done before the profile is there: until then its form stays.
    return current.kind === "signed-out" ? signedOut : unknown
  }
  store.subscribe(tell)
  held.subscribe(tell)
  notices.subscribe(tell)
  return {
    session: () => current,
    pending: () => pending,
    setPending: (count) => {
      pending = count
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
