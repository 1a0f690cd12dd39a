import { Hono } from "hono"
import { revokePath, tokenPath, userInfoPath } from "#contract/paths.ts"
import { uncacheableHeaders } from "#server/http/answers/cache-control.ts"
import { senderAddress, type Bindings } from "#server/http/connection.ts"
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts"
import { mediaTypeOf } from "#server/http/limits/body-reader.ts"
import { bearerOf } from "#server/session/tokens/authenticate.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import type { OAuthClient } from "#server/session/context/options.ts"
import { readBodyText } from "#server/session/context/request.ts"
import { grantTokens, revoke } from "./grants.ts"
import { TokenProblem } from "./token-problem.ts"

type Routes = Hono<{ Bindings: Bindings }>

const tokenHeaders = {
  "Cache-Control": "no-store, private",
  Pragma: "no-cache",
  "Content-Type": "application/json; charset=UTF-8",
} as const

export function oauthRoutes(context: SessionContext): Routes {
  const routes: Routes = new Hono()

  routes.post(tokenPath, async ({ req: { raw }, env }) => {
    const address = senderAddress(raw, env, context.options.isBehindProxy === true)
    return answeringProblems(async () => {
      const answer = await grantTokens(context, { form: await formOf(raw), basic: basicOf(raw), address })
      return Response.json(answer, { headers: tokenHeaders })
    })
  })
  routes.post(revokePath, ({ req: { raw } }) =>
    answeringProblems(async () => {
      revoke(context, { form: await formOf(raw), basic: basicOf(raw) })
      return Response.json({}, { headers: uncacheableHeaders })
    }),
  )
  for (const path of [tokenPath, revokePath]) {
    routes.all(path, ({ req: { raw } }) => {
      const { origin, pathname } = new URL(raw.url)
      throw methodNotAllowed(raw.method, origin + pathname, "POST")
    })
  }
  routes.get(userInfoPath, ({ req: { raw } }) => userInfo(context, raw))
  routes.get("/oauth/jwks", () => {
    const { kty, n, e } = context.key().publicKey.export({ format: "jwk" })
    return Response.json({ keys: [{ kty, n, e }] }, { headers: uncacheableHeaders })
  })
  return routes
}

async function formOf(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(mediaTypeOf(request.headers) === "application/x-www-form-urlencoded" ? await readBodyText(request) : "")
}

async function answeringProblems(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error
    return Response.json(error.body, { status: error.status, headers: { ...uncacheableHeaders, ...error.headers } })
  }
}

function userInfo(context: SessionContext, request: Request): Response {
  const bearer = bearerOf(context, request)
  if (bearer === undefined) throw new Refusal(403, "This is for who is signed in: send an access token.")
  const { account } = bearer
  const { uid, name, mail: email, langcode: locale, changed } = account
  const profile = `${context.origin ?? new URL(request.url).origin}/user/${uid}`
  const claims = { sub: String(uid), name, preferred_username: name, email, email_verified: true, profile, locale }
  return Response.json({ ...claims, zoneinfo: "Europe/Brussels", updated_at: changed }, { headers: uncacheableHeaders })
}

/** `Authorization: Basic` names the client. The secret may hold colons. */
function basicOf(request: Request): (OAuthClient & { readonly secret: string }) | undefined {
  const [, encoded] = /^basic\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? []
  if (encoded === undefined) return undefined
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, "base64").toString("utf8")) ?? []
  return id === undefined || secret === undefined ? undefined : { id, secret }
}
