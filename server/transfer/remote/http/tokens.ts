/** Signs in by the password grant, and again when a token has ended. */
import * as v from "valibot"
import { tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import type { Send } from "./send.ts"

export type Credentials = { readonly user: string; readonly password: string }
export type Tokens = ReturnType<typeof tokensFor>

const answerSchema = v.object({ access_token: v.string() })
const refusalSchema = v.object({ error: v.string() })
const claims = v.object({ sub: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })

export function tokensFor(send: Send, credentials: Credentials) {
  let token: Promise<string> | undefined
  return {
    // All requests that wait for a token share one grant.
    current: () => (token ??= grant(send, credentials)),
    /** Makes the next request use another token, unless one does already: this one was refused. */
    refuse: async (refusedToken: string) => {
      if ((await token) === refusedToken) token = undefined
    },
  }
}

async function grant(send: Send, { user, password }: Credentials): Promise<string> {
  const form = new URLSearchParams({ grant_type: "password", username: user, password, client_id: siteClient, scope: scopes.join(" ") })
  const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" }
  const response = await send(tokenPath, { method: "POST", headers, body: form.toString() })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && v.is(answerSchema, body)) return v.parse(answerSchema, body).access_token
  throw new Error(refusal(response.status, v.is(refusalSchema, body) ? body.error : ""))
}

function refusal(status: number, error: string): string {
  if (error === "invalid_grant") return "Name or password is wrong, or the account is blocked."
  if (status === 404) return "The site has no /oauth/token, so nobody can sign in. On a Drupal, apply the recipe."
  return `The sign-in failed (status ${status}, ${error === "" ? "no reason" : error}). On a Drupal, apply the recipe: npm run drupal -- recipe says how.`
}

/** Returns the number of the account that a token names. @throws Error */
export function subjectOf(token: string): number {
  try {
    return v.parse(claims, JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))).sub
  } catch {
    throw new Error("The site's access token doesn't say whose it is (it is no JWT with a \"sub\").")
  }
}
