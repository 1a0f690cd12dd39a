import { randomBytes } from "node:crypto"
import { isScope, type TokenAnswer } from "#contract/session.ts"
import type { Account } from "#server/content/accounts/accounts.ts"
import { storeTokens, type NewTokens } from "#server/content/accounts/tokens.ts"
import type { SessionContext } from "#server/session/context/context.ts"
import { familyLifetime } from "#server/session/context/options.ts"
import { signToken } from "#server/session/context/jwt.ts"

type Grant = Pick<NewTokens, "client" | "family"> & { readonly account: Account; readonly scope: readonly string[] }

export function newFamily({ seconds }: Pick<SessionContext, "seconds">): NewTokens["family"] {
  return { name: randomBytes(16).toString("hex"), ends: seconds() + familyLifetime }
}

/** Runs in the caller's transaction. */
export function issueTokens(context: SessionContext, { account, client, scope, family }: Grant): TokenAnswer {
  const { db, options, key, seconds, origin = "https://g30.invalid" } = context
  const now = seconds()
  const jti = randomBytes(32).toString("hex")
  const exp = Math.min(now + options.accessLifetime, family.ends)
  const refresh = { secret: randomBytes(32).toString("base64url"), expires: Math.min(now + options.refreshLifetime, family.ends) }
  storeTokens(db, { account: account.pk, client, scope: scope.join(" "), family, access: { secret: jti, expires: exp }, refresh, now })
  const sub = String(account.uid)
  const access = signToken({ aud: client, jti, iat: now, nbf: now, exp, scope, sub, iss: `${origin}/` }, key())
  return { token_type: "Bearer", expires_in: exp - now, access_token: access, refresh_token: refresh.secret, user_id: sub }
}

export function scopesIn(text: string): readonly string[] {
  return [...new Set(text.split(" ").filter(isScope))]
}
