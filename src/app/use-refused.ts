import { useLocation } from "@reach/router"
import { useEffect, useState } from "react"
import type { Led } from "#lib/reason.ts"
import { loginPath } from "#lib/return-to.ts"
import type { App, Session } from "#lib/session.tsx"
import { guard } from "./guard.ts"
import { moveTo } from "./navigate.ts"

/**
 * Hears of a 403, which leads to the login and from there, who is signed in, on to the publications.
 *
 * While text is being edited, or where one is there already, nothing moves and it is said in place. What a 401 does, the guard does: the session has ended.
 */
export function useRefused(app: App | null, session: Session) {
  const { key = "", pathname } = useLocation()
  const [said, setSaid] = useState<{ readonly at: string; readonly led: Led }>()

  useEffect(
    () =>
      app?.onRefused(({ why, message, isTextHeld }) => {
        if (why === "ended") return
        const led: Led = { reason: "forbidden", ...(message !== null && message !== "" && { message }) }
        const verdict = guard(session, loginPath)
        const to = verdict.kind === "redirect" ? verdict.to : loginPath
        if (isTextHeld || to === pathname) setSaid({ at: key, led })
        else moveTo(to, { state: led })
      }),
    [app, session, key, pathname],
  )

  const forget = () => {
    setSaid(undefined)
  }
  return { refused: said?.at === key ? said.led : null, forget }
}
