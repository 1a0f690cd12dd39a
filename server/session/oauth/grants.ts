import type { TokenAnswer } from "#contract/session.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context.ts"
import { makeRefresh } from "./refresh.ts"
import { signIn } from "./sign-in.ts"
import { checkClient, clientIdOf, onlyValue, scopeOf, type ClientForm, type TokenForm } from "./token-form.ts"
import { unknownGrant, wrongRefreshToken } from "./token-problem.ts"
import { findRefreshToken, issueTokens, newFamily, revokeFamily } from "./tokens.ts"

/** Makes the function behind `/oauth/token`, which throws a TokenProblem. `clock` counts requests, as `arrival` does. */
export function makeGrant(context: SessionContext, clock: () => number): (sent: TokenForm) => Promise<TokenAnswer> {
  const refresh = makeRefresh(context, clock)
  return async (sent) => {
    const client = clientIdOf(sent)
    const grant = onlyValue(sent.form, "grant_type", unknownGrant)
    if (grant !== "password" && grant !== "refresh_token") throw unknownGrant()
    checkClient(context.options, client, sent)
    return grant === "password" ? byPassword(context, client, sent) : refresh(client, sent)
  }
}

function byPassword(context: SessionContext, client: string, { form, address }: TokenForm): Promise<TokenAnswer> {
  const name = onlyValue(form, "username")
  const password = onlyValue(form, "password")
  const scope = scopeOf(form)
  return signIn(context, { name, password, address }, (account) =>
    issueTokens(context, { account, client, scope, family: newFamily(context) }),
  )
}

/** Ends the sign-in of a refresh token. An unknown token is no error (RFC 7009, 2.2). @throws TokenProblem */
export function revoke({ db, options }: SessionContext, sent: ClientForm): void {
  const client = clientIdOf(sent)
  checkClient(options, client, sent)
  const token = onlyValue(sent.form, "token")
  transaction(db, () => {
    const known = findRefreshToken(db, token)
    if (known === undefined) return
    if (known.client !== client) throw wrongRefreshToken("Token is not linked to client")
    revokeFamily(db, known.family)
  })
}
