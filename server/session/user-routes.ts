import { Hono } from "hono"
import { firstAdministratorPath, lostPasswordPath, lostPasswordResetPath } from "#contract/paths.ts"
import type { Credentials } from "#server/content/accounts/credentials.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import type { Bindings } from "#server/http/connection.ts"
import { Refusal } from "#server/http/refusal.ts"
import { mediaTypeOf } from "#server/http/limits/body-reader.ts"
import { authenticate } from "./tokens/authenticate.ts"
import type { SessionContext } from "./context/context.ts"
import { makeFirstAdministrator } from "./first-administrator.ts"
import { changeProfile } from "./profile/change-profile.ts"
import { noSuchUser, readProfile } from "./profile/read-profile.ts"
import { formatOf, knownSite, noRouteOf, readBodyJson, senderOf } from "./context/request.ts"
import { invitationWay, inviteAgain } from "./recovery/invitation.ts"
import { requestPassword, resetPassword } from "./recovery/lost-password.ts"

type Routes = Hono<{ Bindings: Bindings }>

const invitations = "/user/:uid{[0-9]+}/invitation"

export function userRoutes(context: SessionContext & { readonly credentials: Credentials }): Routes {
  const routes: Routes = new Hono()

  routes.get("/user/:uid{[0-9]+}", ({ req }) =>
    formatOf(req.raw) === "json" ? readProfile(context, req.raw, Number(req.param("uid"))) : notAcceptable(),
  )
  routes.patch("/user/:uid{[0-9]+}", async ({ req }) => {
    const { raw } = req
    refuseOtherTypes(raw)
    return changeProfile(context, () => authenticate(context, raw), { uid: Number(req.param("uid")), body: await readBodyJson(raw) })
  })
  routes.get(invitations, ({ req: { raw } }) => {
    if (formatOf(raw) !== "json") throw noRouteOf(raw)
    return invitationWay(context, authenticate(context, raw))
  })
  routes.post(invitations, ({ req, env }) => {
    const { raw } = req
    if (formatOf(raw) !== "json") throw noRouteOf(raw)
    const { site } = senderOf(context, raw, env)
    return inviteAgain(context, () => authenticate(context, raw), { uid: Number(req.param("uid")), site })
  })
  routes.get("/user/:word{lost-password[^/]*}", () => {
    // In a GET, Drupal takes this word for the number of a user.
    throw new Refusal(404, noSuchUser, { headers: uncacheableHeaders })
  })
  routes.post(lostPasswordPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    const { address, site } = senderOf(context, raw, env)
    return requestPassword(context, await readBodyJson(raw), { address, site: knownSite(site) })
  })
  routes.post(lostPasswordResetPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    return resetPassword(context, await readBodyJson(raw), senderOf(context, raw, env))
  })
  routes.post(firstAdministratorPath, async ({ req: { raw }, env }) => {
    refuseOtherTypes(raw)
    return makeFirstAdministrator(context, await readBodyJson(raw), senderOf(context, raw, env).address)
  })
  return routes
}

// Drupal has an HTML page here.
function notAcceptable(): Response {
  const headers = { ...uncacheableHeaders, "Content-Type": "text/plain; charset=UTF-8" }
  return new Response("A profile is given as JSON: add ?_format=json to its address.\n", { status: 406, headers })
}

function refuseOtherTypes(request: Request): void {
  if (formatOf(request) !== "json" || mediaTypeOf(request.headers) !== "application/json") throw noRouteOf(request)
}
