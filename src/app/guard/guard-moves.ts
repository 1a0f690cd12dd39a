import { setMoveGuard } from "#lib/navigation/navigate.ts"
import type { Destination } from "#lib/navigation/make-navigate.ts"
import type { Session } from "#lib/session/session.ts"
import { guard } from "./guard.ts"

const mostRedirects = 5

let hold: (way: Destination) => boolean = () => false

export function guardMoves(session: () => Session): void {
  setMoveGuard((way) => (hold(way) ? null : settle(way, (address) => guard(session(), address))))
}

/** Lets a form with unsaved text stop moves, where `isHeld` answers true. Returns a function that ends it. */
export function holdMoves(isHeld: (way: Destination) => boolean): () => void {
  hold = isHeld
  return () => {
    if (hold === isHeld) hold = () => false
  }
}

/** Follows redirects to their end with the last reason given; null where they form a circle. */
export function settle(way: Destination, judged: (address: string) => ReturnType<typeof guard>, redirects = 0): Destination | null {
  if (redirects > mostRedirects) return null
  const verdict = judged(way.address)
  if (verdict.kind !== "redirect") return way
  const { to: address, reason } = verdict
  return settle({ address, move: reason === null ? way.move : { ...way.move, state: { reason } } }, judged, redirects + 1)
}
