import { useEffect } from "react"
import type { Led } from "#lib/reason.ts"
import type { Session } from "#lib/session.tsx"
import type { Verdict } from "./guard.ts"
import { judgeBy, moveTo } from "./navigate.ts"

type Known = {
  readonly session: Session
  /** What led here: it is said at the end of the way. */
  readonly led: Led | null
}

/** Follows the guard's verdict about where one is. */
export function useRedirect(verdict: Verdict, { session, led }: Known): void {
  const to = verdict.kind === "redirect" ? verdict.to : null
  const reason = verdict.kind === "redirect" && verdict.reason !== null ? verdict.reason : led?.reason
  const message = reason === led?.reason ? led?.message : undefined
  useEffect(() => {
    judgeBy(session)
    if (to === null) return
    moveTo(to, { replace: true, state: { reason, message } })
  }, [session, to, reason, message])
}
