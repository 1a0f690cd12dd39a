/** The calls of `POST {api}/oauth/token` and `/oauth/revoke`. Specification, 7; contract.md, Sign-in. */
import type { AxiosInstance } from "axios"
import { explain } from "#app/requests/http-problem.ts"
import type { Surroundings } from "#app/session/surroundings.ts"
import { revokePath, tokenPath } from "#contract/paths.ts"
import { scopes } from "#contract/session.ts"
import { done, failed, isRecord, type Outcome } from "#lib/session/problem.ts"
import type { Login } from "#lib/session/session.ts"
import type { Tokens } from "./auth-slice.ts"
import { readToken } from "./jwt.ts"
import { tokensOf } from "./stored-tokens.ts"

export type Granted = {
  readonly tokens: Tokens
  /** Milliseconds that the access token is good for, where anybody says. */
  readonly lifetime: number | null
}

export type TokenCalls = {
  readonly byPassword: (login: Login) => Promise<Outcome<Granted>>
  readonly byRefresh: (refreshToken: string) => Promise<Outcome<Granted>>
  /** Ends the sign-in at the back end. A Drupal that can't, or no answer, changes nothing: the token is forgotten here all the same. */
  readonly revoke: (refreshToken: string) => Promise<void>
}

// Milliseconds. Other tabs wait for the end of a refresh, so that it may take less than other calls; nobody waits long to be signed out.
const patience = { refresh: 10_000, revocation: 3000 } as const

export function makeTokenCalls(http: AxiosInstance, { client, clock }: Surroundings): TokenCalls {
  const secret = client.secret === "" ? {} : { client_secret: client.secret }
  const formOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams({ ...fields, client_id: client.id, ...secret })
  const ask = async (grant: Readonly<Record<string, string>>, limit: { readonly timeout?: number } = {}): Promise<Outcome<Granted>> => {
    // Without a scope a token can do nothing.
    const form = formOf({ ...grant, scope: scopes.join(" ") })
    try {
      const { data, status } = await http.post<unknown>(tokenPath, form, { headers: { Accept: "application/json" }, ...limit })
      const granted = readGrant(data, clock())
      return granted === null ? failed({ kind: "broken", message: null, status }) : done(granted)
    } catch (error) {
      return failed(explain(error, clock()))
    }
  }
  return {
    byPassword: ({ username, password }) => ask({ grant_type: "password", username, password }),
    byRefresh: (refreshToken) => ask({ grant_type: "refresh_token", refresh_token: refreshToken }, { timeout: patience.refresh }),
    revoke: async (token) => {
      await http
        .post(revokePath, formOf({ token, token_type_hint: "refresh_token" }), { timeout: patience.revocation })
        .catch(() => undefined)
    },
  }
}

function readGrant(body: unknown, received: number): Granted | null {
  if (!isRecord(body)) return null
  const { access_token: token, refresh_token, user_id, expires_in } = body
  const uid = typeof user_id === "number" ? String(user_id) : user_id
  const tokens = tokensOf({ token, refresh_token, uid, received })
  if (tokens === null) return null
  const seconds = typeof expires_in === "number" && expires_in > 0 ? expires_in : null
  return { tokens, lifetime: seconds === null ? readToken(tokens.token).lifetime : seconds * 1000 }
}
