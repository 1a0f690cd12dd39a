import { useSyncExternalStore } from "react"
import type { SessionApp } from "#lib/session.tsx"
import { GuardUserPaths } from "#app/guard/guard-user-paths.tsx"
import { RequestBar } from "./request-bar.tsx"
import { SessionNotice } from "./session-notice.tsx"

/** What the session shows over every page. */
export function makeOverlays(app: SessionApp) {
  return function Overlays() {
    const running = useSyncExternalStore(app.subscribe, app.pending)
    return (
      <>
        <GuardUserPaths />
        <RequestBar pending={running} />
        <SessionNotice app={app} />
      </>
    )
  }
}
