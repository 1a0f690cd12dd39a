import { setTimeout as pause } from "node:timers/promises"
import { Hono } from "hono"
import type { Bindings } from "#server/http/connection.ts"
import type { Caller } from "#server/content/caller.ts"
import type { Credentials, Invite } from "#server/content/accounts/credentials.ts"
import { authenticate } from "./authenticate.ts"
import { calendarRoutes } from "./calendar/routes.ts"
import type { SessionContext, SessionSource } from "./context.ts"
import { makeSlowDown } from "./limits/slow-down.ts"
import { makePrivateKey, makeVerifier, signingKey } from "./oauth/jwt.ts"
import { oauthRoutes } from "./oauth/routes.ts"
import { defaultAccessLifetime, defaultHashing, defaultRefreshLifetime, type SessionOptions } from "./options.ts"
import { makeCredentials } from "./passwords/credentials.ts"
import { makePasswords } from "./passwords/hashing.ts"
import { inviteNewUser } from "./recovery/invitation.ts"
import { senderOf } from "./recovery/sender.ts"
import { userRoutes } from "./user-routes.ts"

export type Session = {
  readonly routes: Hono<{ Bindings: Bindings }>
  readonly authenticate: (request: Request) => Caller
  readonly credentials: Credentials
  readonly inviteFor: (request: Request, bindings: Bindings | undefined) => Invite
}

/** Makes the routes below /oauth and /user, and the function that identifies the caller. */
export function makeSession(source: SessionSource, options: SessionOptions): Session {
  const context = contextOf(source, options)
  const credentials = makeCredentials(context)
  const routes: Session["routes"] = new Hono()
  routes.route("/", oauthRoutes(context))
  routes.route("/", userRoutes({ ...context, credentials }))
  routes.route("/", calendarRoutes(context))
  return {
    routes,
    authenticate: (request) => authenticate(context, request),
    credentials,
    inviteFor: (request, bindings) => (uid, admin) =>
      inviteNewUser(context, uid, { admin, site: senderOf(context, request, bindings).site }),
  }
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
