import type { Database } from "#server/database/open.ts"
import type { Log } from "#server/terminal/log.ts"
import type { SlowDown } from "./limits/slow-down.ts"
import type { SigningKey, Verifier } from "./oauth/jwt.ts"
import type { Hashing, SessionOptions } from "./options.ts"
import type { Passwords } from "./passwords/hashing.ts"

export type SessionSource = {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly origin?: string | undefined
}

export type SessionContext = SessionSource & {
  readonly options: SessionOptions & {
    readonly accessLifetime: number
    readonly refreshLifetime: number
    readonly hashing: Hashing
  }
  readonly passwords: Passwords
  readonly slowDown: SlowDown
  readonly key: () => SigningKey
  readonly verifyToken: Verifier
  /** Unix seconds. */
  readonly seconds: () => number
}
