/** `/user/…`: profiles and lost passwords. */
import { Hono } from "hono"
import { lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { Refusal } from "#server/http/refusal.ts"
import { mediaTypeOf } from "#server/http/limits/body-reader.ts"
import { authenticate } from "./authenticate.ts"
import type { SessionContext } from "./context.ts"
import { addressOf, isOnThisMachine } from "./limits/address.ts"
import { changeProfile } from "./profile/change-profile.ts"
import { noSuchUser, readProfile } from "./profile/read-profile.ts"
import { readJson } from "./read-body.ts"
import { loseMyPassword, resetPassword, type Sender } from "./recovery/lost-password.ts"

const uncacheable = { "Cache-Control": "must-revalidate, no-cache, private" } as const

/** The routes below /user. */
export function userRoutes(context: SessionContext & { readonly credentials: Credentials }): Hono {
  const routes = new Hono()

  routes.get("/user/:uid{[0-9]+}", ({ req }) => {
    const { raw } = req
    if (formatOf(raw) !== "json") return otherFormat()
    return readProfile(context, raw, Number(req.param("uid")))
  })
  routes.patch("/user/:uid{[0-9]+}", async ({ req }) => {
    const { raw } = req
    refuseOtherTypes(raw)
    return changeProfile(context, () => authenticate(context, raw), { uid: Number(req.param("uid")), body: await readJson(raw) })
  })
  routes.get("/user/:word{lost-password[^/]*}", () => {
    // Drupal takes the word in a GET for the number of a user.
    throw new Refusal(404, noSuchUser, { headers: uncacheable })
  })
  routes.post(lostPasswordPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    const sender = senderOf(context, raw, env)
    if (sender.site === null) throw new Refusal(503, siteUnknown)
    return loseMyPassword(context, await readJson(raw), sender)
  })
  routes.post(lostPasswordResetPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    return resetPassword(context, await readJson(raw), senderOf(context, raw, env))
  })
  return routes
}

function formatOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("_format")
}

/** Drupal has an HTML page here; this server has JSON only. */
function otherFormat(): Response {
  return new Response("A profile is given as JSON: add ?_format=json to its address.\n", {
    status: 406,
    headers: { ...uncacheable, "Content-Type": "text/plain; charset=UTF-8" },
  })
}

function refuseOtherTypes(request: Request): void {
  if (formatOf(request) === "json" && mediaTypeOf(request.headers) === "application/json") return
  const { origin, pathname } = new URL(request.url)
  throw new Refusal(404, `No route found for "${request.method} ${origin}${pathname}"`)
}

function senderOf({ options, origin }: SessionContext, request: Request, bindings: unknown): Sender {
  const address = addressOf(request, bindings, options.isBehindProxy === true)
  const isLocal = options.isBehindProxy !== true && isOnThisMachine(bindings)
  return { address, site: options.siteUrl ?? origin ?? (isLocal ? localOrigin(request) : null) }
}

/** A link in a mail must not lead to where an attacker's Host header says. */
const siteUnknown =
  "This server can't send mail: it doesn't know its own public address. Its operator sets G30_ORIGIN, or G30_SITE_URL where the site is elsewhere."

/** The request's own origin, where it names this machine. */
function localOrigin({ url }: Request): string | null {
  const { hostname, origin } = new URL(url)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? origin : null
}
