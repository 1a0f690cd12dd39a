import { Hono } from "hono"
import type { Bindings } from "#server/http/connection.ts"
import type { Caller } from "#server/content/caller.ts"
import type { Credentials, Invite } from "#server/content/accounts/credentials.ts"
import { authenticate } from "./tokens/authenticate.ts"
import { calendarRoutes } from "./calendar-subscription.ts"
import { contextOf, type SessionSource } from "./context/context.ts"
import { oauthRoutes } from "./oauth/oauth-routes.ts"
import type { SessionOptions } from "./context/options.ts"
import { makeCredentials } from "./passwords/credentials.ts"
import { inviteNewUser } from "./recovery/invitation.ts"
import { changeMail } from "#server/mail/account-mails.ts"
import { sendLater } from "#server/mail/mailer.ts"
import { senderOf } from "./context/request.ts"
import { userRoutes } from "./user-routes.ts"

export type Session = {
  readonly routes: Hono<{ Bindings: Bindings }>
  readonly authenticate: (request: Request) => Caller
  readonly credentials: Credentials
  readonly inviteFor: (request: Request, bindings: Bindings | undefined) => Invite
}

export function makeSession(source: SessionSource, options: SessionOptions): Session {
  const context = contextOf(source, options)
  const credentials: Credentials = {
    ...makeCredentials(context),
    tellOfChange: (change, former) => sendLater(context, changeMail(change, former)),
  }
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
