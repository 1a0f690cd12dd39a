import { type TokenAnswer, isScope, siteClient } from "#contract/session.ts"
import { accountByPk } from "#server/content/accounts/accounts.ts"
import { findRefreshToken, revokeFamily, spendRefreshToken } from "#server/content/accounts/tokens.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { signIn } from "./sign-in.ts"
import { unknownGrant, unknownScope, wrongRefreshToken, type TokenProblem, wrongClient, wrongParameter } from "./token-problem.ts"
import { issueTokens, newFamily, scopesIn } from "#server/session/tokens/issue-tokens.ts"
import { createHash, timingSafeEqual } from "node:crypto"
import type { OAuthClient, SessionOptions } from "#server/session/context/options.ts"

/** Serves `/oauth/token`. @throws TokenProblem */
export async function grantTokens(context: SessionContext, request: TokenForm): Promise<TokenAnswer> {
  const client = clientIdOf(request)
  const grant = onlyValue(request.form, "grant_type", unknownGrant)
  if (grant !== "password" && grant !== "refresh_token") throw unknownGrant()
  checkClient(context.options, client, request)
  return grant === "password" ? byPassword(context, client, request) : refresh(context, client, request)
}

function byPassword(context: SessionContext, client: string, { form, address }: TokenForm): Promise<TokenAnswer> {
  const name = onlyValue(form, "username")
  const password = onlyValue(form, "password")
  const scope = scopeOf(form)
  return signIn(context, { name, password, address }, (account) =>
    issueTokens(context, { account, client, scope, family: newFamily(context) }),
  )
}

function refresh(context: SessionContext, client: string, { form }: TokenForm): TokenAnswer {
  const token = onlyValue(form, "refresh_token")
  const scopes = scopeOf(form)
  if (!/^[\w-]{43}$/.test(token)) throw wrongRefreshToken("Cannot decrypt the refresh token")
  const outcome = transaction(context.db, () => exchange(context, { token, client, scopes }))
  if (outcome instanceof Error) throw outcome
  return outcome
}

type Exchange = { readonly client: string; readonly token: string; readonly scopes: readonly string[] }

// A reloaded page may lose its answer, and two tabs may send one token at once. So a spent token works once more for a short time, until one of its
// successors is used. Any later use shows a stolen copy and ends the sign-in (docs/decisions/0036-a-spent-token-is-exchanged-once-more.md). A problem
// is returned, not thrown, because only a commit revokes the family.
function exchange(context: SessionContext, { token, client, scopes }: Exchange): TokenAnswer | TokenProblem {
  const { db, seconds } = context
  const storedToken = findRefreshToken(db, token)
  if (storedToken === undefined) return wrongRefreshToken("Token has been revoked")
  if (storedToken.client !== client) return wrongRefreshToken("Token is not linked to client")
  if (storedToken.expires <= seconds()) return wrongRefreshToken("Token has expired")
  const isSpent = storedToken.is_spent === 1
  if (isSpent && storedToken.reusable_until <= seconds()) {
    revokeFamily(db, storedToken.family)
    return wrongRefreshToken("Token has been revoked")
  }
  const account = accountByPk(db, storedToken.account)
  if (account?.isActive !== true) return wrongRefreshToken("Token has been revoked")
  const grantedScopes = scopesIn(storedToken.scope)
  const excess = scopes.find((name) => !grantedScopes.includes(name))
  if (excess !== undefined) return unknownScope(excess)
  spendRefreshToken(db, { token, family: storedToken.family, isSpent, now: seconds() })
  const family = { name: storedToken.family, ends: storedToken.family_ends }
  return issueTokens(context, { account, client, scope: scopes.length === 0 ? grantedScopes : scopes, family })
}

/** An unknown token is no error (RFC 7009, 2.2). @throws TokenProblem */
export function revoke({ db, options }: SessionContext, request: ClientForm): void {
  const client = clientIdOf(request)
  checkClient(options, client, request)
  const token = onlyValue(request.form, "token")
  transaction(db, () => {
    const storedToken = findRefreshToken(db, token)
    if (storedToken === undefined) return
    if (storedToken.client !== client) throw wrongRefreshToken("Token is not linked to client")
    revokeFamily(db, storedToken.family)
  })
}

type ClientForm = { readonly form: URLSearchParams; readonly basic: OAuthClient | undefined }

type TokenForm = ClientForm & { readonly address: string }

function onlyValue(form: URLSearchParams, name: string, missing: (name: string) => Error = wrongParameter): string {
  const [value = "", ...more] = form.getAll(name)
  if (more.length > 0) throw wrongParameter(name)
  if (value === "") throw missing(name)
  return value
}

function scopeOf(form: URLSearchParams): readonly string[] {
  const scope = form.has("scope") ? form.getAll("scope").join(" ") : ""
  const names = scope.split(" ").filter((name) => name !== "")
  const unknown = names.find((name) => !isScope(name))
  if (unknown !== undefined) throw unknownScope(unknown)
  return [...new Set(names)]
}

function clientIdOf({ form, basic }: ClientForm): string {
  return basic?.id ?? onlyValue(form, "client_id")
}

function checkClient({ clients = [] }: Pick<SessionOptions, "clients">, id: string, { form, basic }: ClientForm): void {
  const client = [{ id: siteClient }, ...clients].find((each: OAuthClient) => each.id === id)
  if (client === undefined) throw wrongClient(basic !== undefined)
  const { secret: clientSecret }: OAuthClient = client
  if (clientSecret === undefined) return
  const secret = basic?.secret ?? onlyValue(form, "client_secret")
  if (!isSameSecret(secret, clientSecret)) throw wrongClient(basic !== undefined)
}

function isSameSecret(one: string, other: string): boolean {
  const hashed = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hashed(one), hashed(other))
}
