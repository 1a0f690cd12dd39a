import { useEffect } from "react"
import { moveTo } from "#lib/navigate.ts"
import type { Led } from "#lib/reason.ts"
import type { Verdict } from "./guard.ts"

/** Follows the guard's verdict about where one is. The last screen says what led here first (`led`), but not that one had to log in: that is done. */
export function useRedirect(verdict: Verdict, led: Led | null): void {
  const to = verdict.kind === "redirect" ? verdict.to : null
  const first = led?.reason === "login" ? null : led
  const reason = verdict.kind === "redirect" && verdict.reason !== null ? verdict.reason : first?.reason
  const message = reason === first?.reason ? first?.message : undefined
  useEffect(() => {
    if (to !== null) moveTo(to, { replace: true, state: { reason, message } })
  }, [to, reason, message])
}
