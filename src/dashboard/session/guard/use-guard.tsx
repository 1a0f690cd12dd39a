import { useLocation } from "@reach/router"
import { useEffect } from "react"
import { splitLanguage } from "#contract/languages.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { explanationIn } from "#lib/session/reason.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { guard, type Verdict } from "./guard.ts"

/** The reason of an earlier redirect goes along, except the login's. */
export function useGuard(isGuarded: (path: string) => boolean = () => true): Verdict {
  const { pathname, search, state } = useLocation()
  const { session } = useSession()
  const verdict: Verdict = isGuarded(pathname) ? guard(session, pathname + search) : { kind: "pass" }
  const to = verdict.kind === "redirect" ? verdict.to : null
  const explanation = explanationIn(state)
  const earlierRedirect = explanation?.reason === "login" ? null : explanation
  const reason = verdict.kind === "redirect" && verdict.reason !== null ? verdict.reason : earlierRedirect?.reason
  const message = reason === earlierRedirect?.reason ? earlierRedirect?.message : undefined
  useEffect(() => {
    if (to !== null) moveTo(to, { replace: true, state: { reason, message } })
  }, [to, reason, message])
  return verdict
}

const isUserPath = (path: string) => /^\/user(\/|$)/.test(splitLanguage(path).path)

/** The dashboard guards its screens itself, so this guards the addresses below /user/. */
export function GuardUserPaths() {
  useGuard(isUserPath)
  return null
}
