import { Hono } from "hono"
import { firstAdministratorPath, lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { isOnThisMachine, senderAddress, type Bindings } from "#server/http/connection.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import { mediaTypeOf } from "#server/http/limits/body-reader.ts"
import { authenticate } from "./authenticate.ts"
import type { SessionContext } from "./context.ts"
import { makeFirstAdministrator } from "./first-administrator.ts"
import { changeProfile } from "./profile/change-profile.ts"
import { noSuchUser, readProfile } from "./profile/read-profile.ts"
import { readJson } from "./read-body.ts"
import { requestPassword, resetPassword, type Sender } from "./recovery/lost-password.ts"

type Routes = Hono<{ Bindings: Bindings }>

export function userRoutes(context: SessionContext & { readonly credentials: Credentials }): Routes {
  const routes: Routes = new Hono()

  routes.get("/user/:uid{[0-9]+}", ({ req }) =>
    formatOf(req.raw) === "json" ? readProfile(context, req.raw, Number(req.param("uid"))) : notAcceptable(),
  )
  routes.patch("/user/:uid{[0-9]+}", async ({ req }) => {
    const { raw } = req
    refuseOtherTypes(raw)
    return changeProfile(context, () => authenticate(context, raw), { uid: Number(req.param("uid")), body: await readJson(raw) })
  })
  routes.get("/user/:word{lost-password[^/]*}", () => {
    // In a GET, Drupal takes this word for the number of a user.
    throw new Refusal(404, noSuchUser, { headers: uncacheableHeaders })
  })
  routes.post(lostPasswordPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    const sender = senderOf(context, raw, env)
    if (sender.site === null) throw new Refusal(503, siteUnknown)
    return requestPassword(context, await readJson(raw), sender)
  })
  routes.post(lostPasswordResetPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    return resetPassword(context, await readJson(raw), senderOf(context, raw, env))
  })
  routes.post(firstAdministratorPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    return makeFirstAdministrator(context, await readJson(raw), senderOf(context, raw, env).address)
  })
  return routes
}

function formatOf(request: Request): string | null {
  return new URL(request.url).searchParams.get("_format")
}

// Drupal has an HTML page here.
function notAcceptable(): Response {
  const headers = { ...uncacheableHeaders, "Content-Type": "text/plain; charset=UTF-8" }
  return new Response("A profile is given as JSON: add ?_format=json to its address.\n", { status: 406, headers })
}

function refuseOtherTypes(request: Request): void {
  if (formatOf(request) === "json" && mediaTypeOf(request.headers) === "application/json") return
  const { origin, pathname } = new URL(request.url)
  throw noRoute(request.method, origin + pathname)
}

function senderOf({ options, origin }: SessionContext, request: Request, bindings: Bindings | undefined): Sender {
  const address = senderAddress(request, bindings, options.isBehindProxy === true)
  const isLocal = options.isBehindProxy !== true && isOnThisMachine(bindings)
  return { address, site: options.siteUrl ?? origin ?? (isLocal ? localOrigin(request) : null) }
}

// The Host header can't name the site: an attacker could make a mail link to another.
const siteUnknown =
  "This server can't send mail: it doesn't know its own public address. Its operator sets G30_ORIGIN, or G30_SITE_URL where the site is elsewhere."

function localOrigin({ url }: Request): string | null {
  const { hostname, origin } = new URL(url)
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname) ? origin : null
}
