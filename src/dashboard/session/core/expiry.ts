import type { BrowserEnvironment } from "./browser-environment.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import { readToken } from "./read-tokens.ts"

// Milliseconds for the refresh itself and for the requests sent just before it.
const longestMargin = 60_000

/** Uses only differences of one clock, so a wrong clock does no harm. */
export function makeExpiry({ elapsed, clock }: Pick<BrowserEnvironment, "elapsed" | "clock">) {
  let lifetime = Infinity
  let since = 0
  let receivedAt: number | null = null
  return {
    /** `expiresIn` is in milliseconds; null if the answer doesn't have it. */
    received: (tokens: Tokens, expiresIn: number | null) => {
      lifetime = expiresIn ?? readToken(tokens.token).lifetime ?? Infinity
      since = elapsed()
      receivedAt = clock()
    },
    restored: (tokens: Tokens) => {
      const age = tokens.received === null ? -1 : clock() - tokens.received
      // A token from the future shows that the clock was changed, so it is due.
      lifetime = age < 0 ? 0 : (readToken(tokens.token).lifetime ?? 0)
      since = elapsed() - Math.max(0, age)
      receivedAt = tokens.received
    },
    /** Milliseconds; 0 or less means now. */
    dueIn: () => {
      // While the device sleeps `elapsed` may stand still; the clock goes on.
      const age = Math.max(elapsed() - since, receivedAt === null ? 0 : clock() - receivedAt)
      return lifetime - Math.min(longestMargin, lifetime / 5) - age
    },
  }
}
