import { moveTo, setMoveGuard } from "#lib/navigation/navigate.ts"
import type { Destination } from "#lib/navigation/make-navigate.ts"
import { isInOwnLanguage } from "#lib/navigation/own-address.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import type { Session } from "#lib/session/session.ts"
import type { StartListening, Store } from "../core/store.ts"
import { refusalShown, requestForbidden, retryUnauthorized } from "../slices/refusal-slice.ts"
import { guard, isDashboard } from "./guard.ts"

const mostRedirects = 5

let hold: (way: Destination) => boolean = () => false

export function guardMoves(session: () => Session): void {
  setMoveGuard((way) => (hold(way) ? null : followRedirects(way, (address) => guard(session(), address))))
}

/** A form with unsaved text stops moves for which `isHeld` returns true. Returns a function that ends it. */
export function holdMoves(isHeld: (way: Destination) => boolean): () => void {
  hold = isHeld
  return () => {
    if (hold === isHeld) hold = () => false
  }
}

/** Returns the end with the last reason; null for a circle. An address in another language is judged by its document. */
export function followRedirects(
  way: Destination,
  judged: (address: string) => ReturnType<typeof guard>,
  redirects = 0,
): Destination | null {
  if (redirects > mostRedirects) return null
  if (!isInOwnLanguage(way.address)) return way
  const verdict = judged(way.address)
  if (verdict.kind !== "redirect") return way
  const { to: address, reason } = verdict
  return followRedirects({ address, move: reason === null ? way.move : { ...way.move, state: { reason } } }, judged, redirects + 1)
}

/** A refused screen leads to the publications, or without a session to the login (docs/product.md, 'A 403'). */
export function followRefusals({ store, startListening }: { readonly store: Store; readonly startListening: StartListening }): void {
  startListening({
    actionCreator: requestForbidden,
    effect: ({ payload: refusal }) => {
      const { pathname } = window.location
      if (refusal.isTextHeld || !isDashboard(pathname) || pathname === startPath()) store.dispatch(refusalShown(refusal))
      else moveTo(startPath(), { state: refusal.explanation })
    },
  })
  startListening({
    actionCreator: retryUnauthorized,
    effect: () => {
      // On the dashboard's screens the guard leads to the login itself.
      if (!isDashboard(window.location.pathname)) moveTo(loginPath())
    },
  })
}
