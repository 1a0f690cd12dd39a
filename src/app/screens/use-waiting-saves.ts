import { useEffect } from "react"
import { useStore } from "react-redux"
import { viewerOf } from "#app/profile/profile.ts"
import type { Store } from "#app/session/store.ts"
import type { Profile } from "#lib/session/session.ts"

/** Sends what waited offline, on each list and whenever the network is back. */
export function useWaitingSaves(profile: Profile, isEditing: boolean): void {
  const store: Pick<Store, "dispatch"> = useStore()
  useEffect(() => {
    // An open editor sends its own save.
    if (isEditing) return undefined
    const send = () => {
      void import(/* webpackChunkName: "waiting-saves" */ "./send-waiting.ts").then(
        ({ sendWaiting }) => sendWaiting(store, viewerOf(profile)),
        () => undefined,
      )
    }
    send()
    window.addEventListener("online", send)
    return () => window.removeEventListener("online", send)
  }, [store, profile, isEditing])
}
