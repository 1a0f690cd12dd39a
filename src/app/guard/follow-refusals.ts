import { refusalShown, requestForbidden, retryUnauthorized } from "#app/requests/refusal-slice.ts"
import type { Store, StartListening } from "#app/session/store.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { isDashboard } from "./guard.ts"

type Refusing = { readonly store: Store; readonly startListening: StartListening }

/**
 * Leads away from a screen whose request was refused.
 *
 * A 403 leads to the login, whose guard leads on to the publications. It is shown in place on a public page, on the publications, and
 * while text is being edited.
 */
export function followRefusals({ store, startListening }: Refusing): void {
  startListening({
    actionCreator: requestForbidden,
    effect: ({ payload: refusal }) => {
      const { pathname } = window.location
      if (refusal.isTextHeld || !isDashboard(pathname) || pathname === startPath) store.dispatch(refusalShown(refusal))
      else moveTo(loginPath, { state: refusal.led })
    },
  })
  startListening({
    actionCreator: retryUnauthorized,
    effect: () => {
      // From a screen its guard leads to the login by itself.
      if (!isDashboard(window.location.pathname)) moveTo(loginPath)
    },
  })
}
