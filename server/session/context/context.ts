import { setTimeout as pause } from "node:timers/promises"
import type { Database } from "#server/database/open.ts"
import type { Log } from "#server/terminal/log.ts"
import { makeSlowDown, type SlowDown } from "./slow-down.ts"
import { makePrivateKey, makeVerifier, signingKey, type SigningKey, type Verifier } from "./jwt.ts"
import { defaultAccessLifetime, defaultHashing, defaultRefreshLifetime, type Hashing, type SessionOptions } from "./options.ts"
import { makePasswords, type Passwords } from "./hashing.ts"

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

export function contextOf(source: SessionSource, options: SessionOptions): SessionContext {
  const { accessLifetime = defaultAccessLifetime, refreshLifetime = defaultRefreshLifetime, hashing = defaultHashing } = options
  const key = signingKey(source.db, options.makeKey ?? makePrivateKey)
  return {
    ...source,
    options: { ...options, accessLifetime, refreshLifetime, hashing },
    passwords: makePasswords(hashing),
    slowDown: makeSlowDown(options.pause ?? ((milliseconds) => pause(milliseconds, undefined, { ref: false }))),
    key,
    verifyToken: makeVerifier(key),
    seconds: () => Math.floor(source.now().getTime() / 1000),
  }
}
