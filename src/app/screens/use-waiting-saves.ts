import { useEffect, useRef } from "react"
import { useAppDispatch } from "#app/session/hooks.ts"
import { viewerOf } from "#app/session/profile/profile.ts"
import type { WaitingSave } from "#app/save/waiting-saves.ts"
import type { Profile } from "#lib/session/session.ts"

type Options = {
  readonly profile: Profile
  readonly isEditing: boolean
  /** Told of the saves that have arrived, and of those that the back end refused. */
  readonly onEnded: (saves: readonly WaitingSave[]) => void
}

/** Sends what waited offline, on each list and whenever the network is back. */
export function useWaitingSaves({ profile, isEditing, onEnded }: Options): void {
  const dispatch = useAppDispatch()
  const tell = useRef(onEnded)
  useEffect(() => {
    tell.current = onEnded
  }, [onEnded])
  useEffect(() => {
    // An open editor sends its own save.
    if (isEditing) return undefined
    const send = () => {
      void import(/* webpackChunkName: "waiting-saves" */ "./send-waiting.ts").then(
        async ({ sendWaiting }) => tell.current((await sendWaiting(dispatch, viewerOf(profile))).filter(hasEnded)),
        () => undefined,
      )
    }
    send()
    window.addEventListener("online", send)
    return () => window.removeEventListener("online", send)
  }, [dispatch, profile, isEditing])
}

function hasEnded({ outcome }: WaitingSave): boolean {
  return outcome.kind !== "refused" || outcome.problem.kind !== "offline"
}
