/** When the access token in use is due for a refresh. Only differences of one clock count, so it may show any time. */
import type { Surroundings } from "#app/session/surroundings.ts"
import type { Tokens } from "./auth-slice.ts"
import { readToken } from "./jwt.ts"

export type Expiry = {
  /** These tokens came this moment; `lifetime` in milliseconds, where the answer said. */
  readonly came: (tokens: Tokens, lifetime: number | null) => void
  /** These tokens were in storage at start. */
  readonly restored: (tokens: Tokens) => void
  /** Milliseconds until a refresh is due; 0 or less: now. */
  readonly dueIn: () => number
}

// A refresh takes a moment, and a request that was sent just before takes another.
const longestMargin = 60_000

export function makeExpiry({ elapsed, clock }: Pick<Surroundings, "elapsed" | "clock">): Expiry {
  let lifetime = Infinity
  let since = 0
  let received: number | null = null
  return {
    came: (tokens, said) => {
      lifetime = said ?? readToken(tokens.token).lifetime ?? Infinity
      since = elapsed()
      received = clock()
    },
    restored: (tokens) => {
      const age = tokens.received === null ? -1 : clock() - tokens.received
      // Older than it can be, or from the future: in doubt it is due.
      lifetime = age < 0 ? 0 : (readToken(tokens.token).lifetime ?? 0)
      since = elapsed() - Math.max(0, age)
      received = tokens.received
    },
    dueIn: () => {
      // While the device sleeps `elapsed` may stand still, and the clock goes on.
      const age = Math.max(elapsed() - since, received === null ? 0 : clock() - received)
      return lifetime - Math.min(longestMargin, lifetime / 5) - age
    },
  }
}
