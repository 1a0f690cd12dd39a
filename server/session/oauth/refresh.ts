import { LRUCache } from "lru-cache"
import type { TokenAnswer } from "#contract/session.ts"
import { accountByPk } from "#server/content/accounts/accounts.ts"
import { transaction } from "#server/database/open.ts"
import type { SessionContext } from "#server/session/context.ts"
import { onlyValue, scopeOf, type TokenForm } from "./token-form.ts"
import { unknownScope, wrongRefreshToken, type TokenProblem } from "./token-problem.ts"
import { findRefreshToken, issueTokens, revokeFamily, scopesIn, spendRefreshToken } from "./tokens.ts"

export type Refresh = (client: string, sent: TokenForm) => TokenAnswer

const mostRemembered = 1000

// Two tabs may send one token at the same moment. The second request, which arrives before the first is answered, is only refused. A token
// that arrives later, after its successor was sent, is a stolen copy and ends all tokens of the sign-in.
/** Makes the function that exchanges refresh tokens, which throws a TokenProblem. */
export function makeRefresh(context: SessionContext, clock: () => number): Refresh {
  const spentAt = new LRUCache<string, number>({ max: mostRemembered })
  return (client, sent) => {
    const token = onlyValue(sent.form, "refresh_token")
    const asked = scopeOf(sent.form)
    if (!/^[\w-]{43}$/.test(token)) throw wrongRefreshToken("Cannot decrypt the refresh token")
    const isSimultaneous = sent.arrival < (spentAt.get(token) ?? 0)
    const outcome = transaction(context.db, () => exchange(context, { token, client, asked, isSimultaneous }))
    if (outcome instanceof Error) throw outcome
    spentAt.set(token, clock())
    return outcome
  }
}

type Exchange = {
  readonly token: string
  readonly client: string
  readonly asked: readonly string[]
  readonly isSimultaneous: boolean
}

// A problem is returned, not thrown: a revoked family stays revoked only if the transaction is committed.
function exchange(context: SessionContext, { token, client, asked, isSimultaneous }: Exchange): TokenAnswer | TokenProblem {
  const { db, seconds } = context
  const known = findRefreshToken(db, token)
  if (known === undefined) return wrongRefreshToken("Token has been revoked")
  if (known.client !== client) return wrongRefreshToken("Token is not linked to client")
  if (known.expires <= seconds()) return wrongRefreshToken("Token has expired")
  if (known.is_spent === 1) {
    if (!isSimultaneous) revokeFamily(db, known.family)
    return wrongRefreshToken("Token has been revoked")
  }
  const account = accountByPk(db, known.account)
  if (account?.isActive !== true) return wrongRefreshToken("Token has been revoked")
  const granted = scopesIn(known.scope)
  const excess = asked.find((name) => !granted.includes(name))
  if (excess !== undefined) return unknownScope(excess)
  spendRefreshToken(db, token, known)
  const family = { name: known.family, ends: known.family_ends }
  return issueTokens(context, { account, client, scope: asked.length === 0 ? granted : asked, family })
}
