import type { Database } from "#server/database/open.ts"
import type { Verifier } from "./jwt.ts"
import type { SigningKey } from "./keys.ts"
import type { Hashing, SessionOptions } from "./options.ts"
import type { Passwords } from "./passwords.ts"
import type { SlowDown } from "./slow-down.ts"

export type SessionSource = {
  readonly db: Database
  readonly now: () => Date
  readonly log: (entry: { readonly level: "info" | "error"; readonly event: string } & Readonly<Record<string, string | number>>) => void
  /** The public origin, where the operator named one. */
  readonly origin?: string | undefined
}

/** What every part of the session works with: the source, the options with their defaults, what hashes and what signs. */
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
