import { Provider } from "react-redux"
import { GuardUserPaths } from "#app/session/guard/use-guard.tsx"
import type { Store } from "#app/session/core/store.ts"
import { RequestBar } from "./request-bar.tsx"
import { SessionNotice } from "./session-notice.tsx"

export function makeOverlays(store: Store) {
  return function Overlays() {
    return (
      <Provider store={store}>
        <GuardUserPaths />
        <RequestBar />
        <SessionNotice />
      </Provider>
    )
  }
}
