import { useLocation } from "@reach/router"
import { useEffect, useState } from "react"
import { moveTo } from "#lib/navigate.ts"
import type { Led } from "#lib/reason.ts"
import { loginPath, startPath } from "#lib/return-to.ts"
import type { SessionApp } from "#lib/session.tsx"
import { isDashboard } from "./guard.ts"

/** What was refused, to be said in place. */
type Said = { readonly at: string; readonly led: Led; readonly isTextHeld: boolean }

/**
 * Hears of a 403. On a screen of the dashboard it leads to the login, whose guard leads who is signed in on to the publications. Nothing moves on
 * a public page, where one is there already, or while text is being edited: there it is said in place.
 */
export function useRefused({ onRefused }: Pick<SessionApp, "onRefused">) {
  const { key = "", pathname } = useLocation()
  const [said, setSaid] = useState<Said>()

  useEffect(
    () =>
      onRefused((refused) => {
        if (refused.why === "ended") {
          // The guard of a screen does that by itself.
          if (!isDashboard(pathname)) moveTo(loginPath)
          return
        }
        const { led, isTextHeld } = refused
        if (isTextHeld || !isDashboard(pathname) || pathname === startPath) setSaid({ at: key, led, isTextHeld })
        else moveTo(loginPath, { state: led })
      }),
    [onRefused, key, pathname],
  )

  const forget = () => {
    setSaid(undefined)
  }
  return { refused: said?.at === key ? said : null, forget }
}
