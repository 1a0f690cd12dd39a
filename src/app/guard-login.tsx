import { useLocation } from "@reach/router"
import { useSession } from "#lib/session.tsx"
import { loginPath } from "#lib/return-to.ts"
import { guard } from "./guard.ts"
import { useRedirect } from "./use-redirect.ts"

/** Leads who is signed in on from the login, which is a public page; the dashboard's screens are guarded where they are drawn. */
export function GuardLogin() {
  const { pathname, search } = useLocation()
  const { session } = useSession()
  useRedirect(pathname === loginPath ? guard(session, pathname + search) : { kind: "pass" }, { session, led: null })
  return null
}
