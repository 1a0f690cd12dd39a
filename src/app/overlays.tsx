import { useSyncExternalStore } from "react"
import type { SessionApp } from "#lib/session.tsx"
import { GuardLogin } from "./guard-login.tsx"
import { RequestBar } from "./request-bar.tsx"
import { SessionNotice } from "./session-notice.tsx"

/** What the session shows over every page. */
export function makeOverlays({ subscribe, pending, notice, dismissNotice }: SessionApp) {
  return function Overlays() {
    const running = useSyncExternalStore(subscribe, pending)
    const said = useSyncExternalStore(subscribe, notice)
    return (
      <>
        <GuardLogin />
        <RequestBar pending={running} />
        <SessionNotice notice={said} onClose={dismissNotice} />
      </>
    )
  }
}
