/** Who asks: sign-in by OAuth, passwords, profile, lost passwords. contract.md, Sign-in. */
import { setTimeout as pause } from "node:timers/promises"
import { Hono } from "hono"
import type { Caller } from "#server/content/caller.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { authenticate } from "./authenticate.ts"
import { makeCredentials } from "./credentials.ts"
import { makeVerifier } from "./jwt.ts"
import { makePrivateKey, signingKey } from "./keys.ts"
import { oauthRoutes } from "./oauth.ts"
import { defaultAccessLifetime, defaultHashing, defaultRefreshLifetime, type SessionOptions } from "./options.ts"
import { makePasswords } from "./passwords.ts"
import type { SessionContext, SessionSource } from "./source.ts"
import { makeSlowDown } from "./slow-down.ts"
import { userRoutes } from "./user-routes.ts"

export type { SessionOptions } from "./options.ts"

export type Session = {
  readonly routes: Hono
  /** @throws Refusal 401 where there is a bearer token and it isn't good */
  readonly authenticate: (request: Request) => Caller
  readonly credentials: Credentials
}

/** Makes what answers below /oauth and /user, and tells who sent a request. */
export function makeSession(source: SessionSource, options: SessionOptions): Session {
  const context = contextOf(source, options)
  const credentials = makeCredentials(context)
  const routes = new Hono()
  routes.route("/", oauthRoutes(context))
  routes.route("/", userRoutes({ ...context, credentials }))
  return { routes, authenticate: (request) => authenticate(context, request), credentials }
}

/** The source with the options' defaults, a hasher and a key. */
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
