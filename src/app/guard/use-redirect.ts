import { useEffect } from "react"
import { moveTo } from "#lib/navigate.ts"
import type { Led } from "#lib/reason.ts"
import type { Verdict } from "./guard.ts"

/** Follows the guard's verdict about where one is. `led` is what led here: it is said at the end of the way. */
export function useRedirect(verdict: Verdict, led: Led | null): void {
  const to = verdict.kind === "redirect" ? verdict.to : null
  const reason = verdict.kind === "redirect" && verdict.reason !== null ? verdict.reason : led?.reason
  const message = reason === led?.reason ? led?.message : undefined
  useEffect(() => {
    if (to !== null) moveTo(to, { replace: true, state: { reason, message } })
  }, [to, reason, message])
}
