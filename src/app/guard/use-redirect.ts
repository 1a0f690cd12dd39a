import { useEffect } from "react"
import { moveTo } from "#lib/navigation/navigate.ts"
import type { Explanation } from "#lib/session/reason.ts"
import type { Verdict } from "./guard.ts"

/** Follows the guard's verdict about the present address. The last screen says why the user was led there (`led`), except after a login. */
export function useRedirect(verdict: Verdict, led: Explanation | null): void {
  const to = verdict.kind === "redirect" ? verdict.to : null
  const given = led?.reason === "login" ? null : led
  const reason = verdict.kind === "redirect" && verdict.reason !== null ? verdict.reason : given?.reason
  const message = reason === given?.reason ? given?.message : undefined
  useEffect(() => {
    if (to !== null) moveTo(to, { replace: true, state: { reason, message } })
  }, [to, reason, message])
}
