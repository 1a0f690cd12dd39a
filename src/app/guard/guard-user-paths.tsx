import { useLocation } from "@reach/router"
import { useSession } from "#lib/session/use-session.tsx"
import { explanationIn } from "#lib/session/reason.ts"
import { guard } from "./guard.ts"
import { useRedirect } from "./use-redirect.ts"

/** Leads who is signed in on from the login, and from whatever else lies below /user/. The dashboard's screens are guarded where they are drawn. */
export function GuardUserPaths() {
  const { pathname, search, state } = useLocation()
  const { session } = useSession()
  const isGuarded = /^\/user(\/|$)/.test(pathname)
  useRedirect(isGuarded ? guard(session, pathname + search) : { kind: "pass" }, explanationIn(state))
  return null
}
