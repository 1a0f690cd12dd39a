import { useLocation } from "@reach/router"
import { useSyncExternalStore } from "react"
import { explanationIn, explanationInWords } from "#lib/session/reason.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { sessionNotices } from "#lib/strings/members-area/problems.ts"

/** Why someone is at the login who didn't ask for it; null for who did, and in the built page. */
export function useWhyHere(): string | null {
  const { state } = useLocation()
  const { app } = useSession()
  const led = explanationIn(state)
  const why = () => (app?.notice() === "ended" ? sessionNotices.ended : led === null ? null : explanationInWords(led))
  return useSyncExternalStore(app?.subscribe ?? never, why, () => null)
}

function never(): () => void {
  return () => undefined
}
