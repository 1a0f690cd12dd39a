import { useLocation } from "@reach/router"
import { useSyncExternalStore } from "react"
import { ledBy } from "#lib/reason.ts"
import { useSession } from "#lib/session.tsx"
import { whyLed } from "#lib/strings/en/dashboard.ts"
import { sessionNotices } from "#lib/strings/en/problems.ts"

/** Why someone is at the login who didn't ask for it; null for who did, and in the built page. */
export function useWhyHere(): string | null {
  const { state } = useLocation()
  const { app } = useSession()
  const led = ledBy(state)
  const why = () => (app?.notice() === "ended" ? sessionNotices.ended : led === null ? null : whyLed(led))
  return useSyncExternalStore(app?.subscribe ?? never, why, () => null)
}

function never(): () => void {
  return () => undefined
}
