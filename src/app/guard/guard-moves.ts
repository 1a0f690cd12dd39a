/** Asks the route guard before each move of this tab. */
import { setMoveGuard } from "#lib/navigation/navigate.ts"
import type { Destination } from "#lib/navigation/make-navigate.ts"
import type { Session } from "#lib/session/session.ts"
import { guard } from "./guard.ts"

// More hops than these are two guards that send to each other.
const mostHops = 5

/** Judges moves by who is signed in at that moment. */
export function guardMoves(session: () => Session): void {
  setMoveGuard((way) => settle(way, (address) => guard(session(), address)))
}

/** Follows a guard's redirects to where they end, and takes along the last reason that one gave; null where they don't end. */
export function settle(way: Destination, judged: (address: string) => ReturnType<typeof guard>, hops = 0): Destination | null {
  if (hops > mostHops) return null
  const verdict = judged(way.address)
  if (verdict.kind !== "redirect") return way
  const { to: address, reason } = verdict
  return settle({ address, move: reason === null ? way.move : { ...way.move, state: { reason } } }, judged, hops + 1)
}
