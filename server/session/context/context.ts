import { setTimeout as pause } from "node:timers/promises"
import type { Database } from "#server/database/open.ts"
import type { Log } from "#server/terminal/log.ts"
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
  readonly waitForAttempt: WaitForAttempt
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
    waitForAttempt: makeAttemptSpacing(options.pause ?? ((milliseconds) => pause(milliseconds, undefined, { ref: false }))),
    key,
    verifyToken: makeVerifier(key),
    seconds: () => Math.floor(source.now().getTime() / 1000),
  }
}

// Long for a program that guesses, short for an owner who tries a few passwords.
const msBetweenAttempts = 2000
// Less than the 30 seconds after which the site gives up.
const longestWaitMs = 20_000

/** Returns 0 after the wait for a key. If too many wait, it returns at once the seconds until the turn. */
type WaitForAttempt = (key: string) => Promise<number>

/** `msBetweenAttempts` lie between two attempts on one key. */
function makeAttemptSpacing(pause: (milliseconds: number) => Promise<void>): WaitForAttempt {
  const expiries = new Map<string, number>()
  return async (key) => {
    const now = performance.now()
    for (const [known, time] of expiries) if (time < now) expiries.delete(known)
    const wait = (expiries.get(key) ?? now) + msBetweenAttempts - now
    if (wait > longestWaitMs) return Math.ceil(wait / 1000)
    expiries.set(key, now + wait)
    await pause(wait)
    return 0
  }
}
