import type { AxiosInstance } from "axios"
import { attempt } from "../core/http-problem.ts"
import type { BrowserEnvironment } from "../core/browser-environment.ts"
import { revokePath, tokenPath } from "#contract/paths.ts"
import { scopes } from "#contract/session.ts"
import { isRecord } from "#contract/is-record.ts"
import { done, failed, type Outcome } from "#lib/session/problem.ts"
import type { Login } from "#lib/session/session.ts"
import type { Tokens } from "../slices/auth-slice.ts"
import { readToken, tokensOf } from "../core/read-tokens.ts"

type Grant = {
  readonly tokens: Tokens
  /** Milliseconds; null if neither the answer nor the token has it. */
  readonly lifetime: number | null
}

export type TokenCalls = ReturnType<typeof makeTokenCalls>

// Milliseconds: other tabs wait for the end of a refresh, and the user for the end of a logout.
const timeouts = { refresh: 10_000, revocation: 3000 } as const

export function makeTokenCalls(http: AxiosInstance, { client, clock }: BrowserEnvironment) {
  const secret = client.secret === "" ? {} : { client_secret: client.secret }
  const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ ...fields, client_id: client.id, ...secret })
  const ask = async (fields: Readonly<Record<string, string>>, limit: { readonly timeout?: number } = {}): Promise<Outcome<Grant>> => {
    // A token without a scope has no permissions.
    const form = formOf({ ...fields, scope: scopes.join(" ") })
    const answer = await attempt(http.post(tokenPath, form, { headers: { Accept: "application/json" }, ...limit }), clock)
    if (!answer.ok) return answer
    const grant = readGrant(answer.value.data, clock())
    return grant === null ? failed({ kind: "broken", message: null, status: answer.value.status }) : done(grant)
  }
  return {
    byPassword: ({ username, password }: Login) => ask({ grant_type: "password", username, password }),
    byRefresh: (refreshToken: string) => ask({ grant_type: "refresh_token", refresh_token: refreshToken }, { timeout: timeouts.refresh }),
    revoke: async (token: string) => {
      const form = formOf({ token, token_type_hint: "refresh_token" })
      // The browser has forgotten the token in any case.
      await http.post(revokePath, form, { timeout: timeouts.revocation }).catch(() => undefined)
    },
  }
}

function readGrant(body: unknown, received: number): Grant | null {
  if (!isRecord(body)) return null
  const { access_token: token, refresh_token, user_id, expires_in } = body
  const uid = typeof user_id === "number" ? String(user_id) : user_id
  const tokens = tokensOf({ token, refresh_token, uid, received })
  if (tokens === null) return null
  const seconds = typeof expires_in === "number" && expires_in > 0 ? expires_in : null
  return { tokens, lifetime: seconds === null ? readToken(tokens.token).lifetime : seconds * 1000 }
}
