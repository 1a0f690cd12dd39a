/** The two grants of `POST /oauth/token`. */
import { createHash, timingSafeEqual } from "node:crypto"
import { isScope, siteClient, type TokenAnswer } from "#contract/session.ts"
import { accountByPk } from "#server/content/accounts/accounts.ts"
import { transaction } from "#server/database/open.ts"
import type { Client } from "./options.ts"
import { signIn } from "./sign-in.ts"
import type { SessionContext } from "./source.ts"
import { unknownGrant, unknownScope, wrongClient, wrongParameter, wrongRefreshToken } from "./token-problem.ts"
import { findRefreshToken, issueTokens, newFamily, revokeFamily, scopesIn, spendRefreshToken } from "./tokens.ts"

/** What was sent: the form, the client by `Authorization: Basic` where it is said so, and where from. */
export type TokenForm = {
  readonly form: URLSearchParams
  readonly basic: Client | undefined
  readonly address: string
  /** Its place in the order in which requests came. */
  readonly arrival: number
}

/** Grants tokens. */
export type Granting = (sent: TokenForm) => Promise<TokenAnswer>

/** @returns a function that grants tokens or throws a TokenProblem */
export function makeGranting(context: SessionContext, clock: () => number): Granting {
  const refresh = makeRefresh(context, clock)
  return async (sent) => {
    // In the order in which Drupal looks.
    const clientId = sent.basic?.id ?? one(sent.form, "client_id")
    const grant = one(sent.form, "grant_type", unknownGrant)
    if (grant !== "password" && grant !== "refresh_token") throw unknownGrant()
    const client = checkClient(context, clientId, sent)
    return grant === "password" ? byPassword(context, client, sent) : refresh(client, sent)
  }
}

/** The one value of a parameter. */
function one(form: URLSearchParams, name: string, missing: (name: string) => Error = wrongParameter): string {
  const [value = "", ...more] = form.getAll(name)
  if (more.length > 0) throw wrongParameter(name)
  if (value === "") throw missing(name)
  return value
}

function checkClient({ options }: SessionContext, id: string, { form, basic }: Pick<TokenForm, "form" | "basic">): string {
  const client = [{ id: siteClient }, ...(options.clients ?? [])].find((known: Client) => known.id === id)
  if (client === undefined) throw wrongClient(basic !== undefined)
  const { secret: wanted }: Client = client
  if (wanted === undefined) return id
  const secret = basic?.secret ?? one(form, "client_secret")
  if (!isSameSecret(secret, wanted)) throw wrongClient(basic !== undefined)
  return id
}

function isSameSecret(one: string, other: string): boolean {
  const hashed = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hashed(one), hashed(other))
}

function scopeOf(form: URLSearchParams): readonly string[] {
  const asked = form.has("scope") ? form.getAll("scope").join(" ") : ""
  const names = asked.split(" ").filter((name) => name !== "")
  const unknown = names.find((name) => !isScope(name))
  if (unknown !== undefined) throw unknownScope(unknown)
  return [...new Set(names)]
}

function byPassword(context: SessionContext, client: string, { form, address }: TokenForm): Promise<TokenAnswer> {
  const name = one(form, "username")
  const password = one(form, "password")
  const scope = scopeOf(form)
  return signIn(context, { name, password, address }, (account) =>
    issueTokens(context, { account, client, scope, family: newFamily(context) }),
  )
}

/**
 * Ends the sign-in that a refresh token is of. One that isn't known, or no more, has nothing to end (RFC 7009, 2.2).
 *
 * @throws TokenProblem where the client isn't who it says, or the token is another's
 */
export function revoke(context: SessionContext, sent: Pick<TokenForm, "form" | "basic">): void {
  const client = checkClient(context, sent.basic?.id ?? one(sent.form, "client_id"), sent)
  const token = one(sent.form, "token")
  transaction(context.db, () => {
    const known = findRefreshToken(context.db, token)
    if (known === undefined) return
    if (known.client !== client) throw wrongRefreshToken("Token is not linked to client")
    revokeFamily(context.db, known.family)
  })
}

type Refresh = (client: string, sent: TokenForm) => TokenAnswer

// Enough for all requests that can be under way at one time.
const mostRemembered = 1000

/**
 * Two tabs may send one refresh token at the same moment. Whichever comes second while the first is not yet answered couldn't know:
 * it is refused, but the sign-in stays. Whoever sends a token whose successor was already handed out has a copy, and ends the family.
 */
function makeRefresh(context: SessionContext, clock: () => number): Refresh {
  const { db, seconds } = context
  const spentAt = new Map<string, number>()
  const remember = (token: string) => {
    spentAt.set(token, clock())
    const [oldest] = spentAt.keys()
    if (spentAt.size > mostRemembered && oldest !== undefined) spentAt.delete(oldest)
  }
  return (client, { form, arrival }) => {
    const token = one(form, "refresh_token")
    const asked = scopeOf(form)
    if (!/^[\w-]{43}$/.test(token)) throw wrongRefreshToken("Cannot decrypt the refresh token")
    const outcome = transaction(db, () => {
      const known = findRefreshToken(db, token)
      if (known === undefined) return wrongRefreshToken("Token has been revoked")
      if (known.client !== client) return wrongRefreshToken("Token is not linked to client")
      if (known.expires <= seconds()) return wrongRefreshToken("Token has expired")
      if (known.is_spent === 1) {
        const isSimultaneous = arrival < (spentAt.get(token) ?? 0)
        if (!isSimultaneous) revokeFamily(db, known.family)
        return wrongRefreshToken("Token has been revoked")
      }
      const account = accountByPk(db, known.account)
      if (account?.isActive !== true) return wrongRefreshToken("Token has been revoked")
      const granted = scopesIn(known.scope)
      const excess = asked.find((name) => !granted.includes(name))
      if (excess !== undefined) return unknownScope(excess)
      spendRefreshToken(db, token, known)
      return issueTokens(context, {
        account,
        client,
        scope: asked.length === 0 ? granted : asked,
        family: { name: known.family, ends: known.family_ends },
      })
    })
    if (outcome instanceof Error) throw outcome
    remember(token)
    return outcome
  }
}
