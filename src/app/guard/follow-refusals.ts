import { refusalShown, requestForbidden, retryUnauthorized } from "#app/requests/refusal-slice.ts"
import type { Store, StartListening } from "#app/session/store.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { isDashboard } from "./guard.ts"

/** Leaves a screen whose request was refused (docs/product.md, 'A 403'). At the login the guard leads on to the publications. */
export function followRefusals({ store, startListening }: { readonly store: Store; readonly startListening: StartListening }): void {
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
      // The guard of a screen leads to the login itself.
      if (!isDashboard(window.location.pathname)) moveTo(loginPath)
    },
  })
}
