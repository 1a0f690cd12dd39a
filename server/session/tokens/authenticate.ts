import { anonymous } from "#contract/permissions.ts"
import { accountByPk, type Account } from "#server/content/accounts/accounts.ts"
import { findAccessToken } from "#server/content/accounts/tokens.ts"
import type { Caller } from "#server/content/caller.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { scopesIn } from "./issue-tokens.ts"

export type Bearer = { readonly account: Account; readonly scope: readonly string[]; readonly session: string }

/** The caller has the roles that both the token and the account have. @throws Refusal 401 */
export function authenticate(context: SessionContext, request: Request): Caller {
  const bearer = bearerOf(context, request)
  if (bearer === undefined) return anonymous
  const { account, scope, session } = bearer
  const roles = account.roles.filter((role) => scope.includes(role))
  const isMember = scope.includes("authenticated")
  // A token without scopes allows nothing.
  if (!isMember && roles.length === 0) return anonymous
  return {
    uid: account.uid,
    roles,
    isBoard: isMember && account.isBoard,
    memberId: isMember ? (account.member?.uuid ?? null) : null,
    session,
  }
}

/** Returns undefined if the request has no token. @throws Refusal 401 */
export function bearerOf(context: SessionContext, request: Request): Bearer | undefined {
  const [header, token = ""] = /^bearer(?:\s+(.*))?$/is.exec(request.headers.get("authorization") ?? "") ?? []
  if (header === undefined) return undefined
  const verdict = context.verifyToken(token.trim(), context.seconds())
  if ("complaint" in verdict) return refuse(verdict.complaint)
  // The database is read each time, because the token may have been revoked.
  const storedToken = findAccessToken(context.db, verdict.id)
  const account = storedToken === undefined ? undefined : accountByPk(context.db, storedToken.account)
  if (storedToken === undefined || account?.isActive !== true) return refuse("Access token has been revoked")
  return { account, scope: scopesIn(storedToken.scope), session: storedToken.family }
}

function refuse(description: string): never {
  throw new Refusal(401, "The resource owner or authorization server denied the request.", {
    headers: { "WWW-Authenticate": `Bearer realm="OAuth", error="access_denied", error_description="${description}"` },
  })
}
