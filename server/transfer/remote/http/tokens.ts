/** Signs in by the password grant, and keeps the access token fresh. */
import * as v from "valibot"
import { tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { RefusedRequest, RemoteProblem } from "./problem.ts"
import type { Send } from "./send.ts"

export type Credentials = { readonly user: string; readonly password: string }

const answerSchema = v.object({ access_token: v.string(), refresh_token: v.optional(v.string()), expires_in: v.optional(v.number(), 300) })
const refusalSchema = v.object({ error: v.string(), error_description: v.optional(v.string(), "") })

export type Tokens = {
  /** The value of the header `authorization`. */
  readonly header: () => Promise<string>
  /** Makes the next request use another token: this one was refused. */
  readonly refused: (header: string) => void
  /** The number of the account that is signed in. */
  readonly uid: () => Promise<number>
}

type Held = { readonly access: string; readonly refresh: string | undefined; readonly ends: number }

/** Milliseconds before its end at which a token is replaced. */
const margin = 30_000

export function tokensFor(send: Send, { user, password }: Credentials, now: () => number): Tokens {
  let held: Promise<Held> | undefined
  let current: Held | undefined
  const byPassword = () => grant(send, { grant_type: "password", username: user, password }, now)
  const renewed = async (): Promise<Held> => {
    const { refresh } = current ?? {}
    if (refresh === undefined) return byPassword()
    // A refresh token ends too, and a server that was restored knows none of before.
    return grant(send, { grant_type: "refresh_token", refresh_token: refresh }, now).catch((error: unknown) => {
      if (error instanceof RefusedRequest) return byPassword()
      throw error
    })
  }
  const fresh = async (): Promise<Held> => {
    if (current !== undefined && now() < current.ends - margin) return current
    // All requests that wait for a token share one grant.
    held ??= renewed().finally(() => (held = undefined))
    current = await held
    return current
  }
  return {
    header: async () => `Bearer ${(await fresh()).access}`,
    refused: (header) => {
      if (current !== undefined && header === `Bearer ${current.access}`) current = { ...current, ends: 0 }
    },
    uid: async () => subjectOf((await fresh()).access),
  }
}

async function grant(send: Send, fields: Readonly<Record<string, string>>, now: () => number): Promise<Held> {
  const form = new URLSearchParams({ ...fields, client_id: siteClient, scope: scopes.join(" ") })
  const headers = { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" }
  const response = await send(tokenPath, { method: "POST", headers, body: form.toString() })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && v.is(answerSchema, body)) {
    const { access_token: access, refresh_token: refresh, expires_in: seconds = 300 } = body
    return { access, refresh, ends: now() + seconds * 1000 }
  }
  throw new RefusedRequest(response.status, refusal(response.status, v.is(refusalSchema, body) ? body : { error: "" }))
}

function refusal(
  status: number,
  { error, error_description: said = "" }: { readonly error: string; readonly error_description?: string | undefined },
): string {
  if (error === "invalid_grant") return "Name or password is wrong, or the account is blocked."
  if (error === "invalid_client")
    return `The site knows no client "${siteClient}". On a Drupal, apply the recipe: npm run drupal -- recipe says how.`
  if (error === "unsupported_grant_type")
    return "The site takes no password grant. On a Drupal, install simple_oauth_password_grant; the recipe does so."
  if (error === "invalid_scope") return `The site lacks a scope: ${scopes.join(", ")} are needed. On a Drupal, apply the recipe.`
  if (error.startsWith("flood_")) return said
  if (status === 404) return "The site has no /oauth/token, so nobody can sign in. On a Drupal, install simple_oauth; the recipe does so."
  return `The sign-in failed with status ${status}${said === "" ? "" : `: ${said}`}.`
}

const claims = v.object({ sub: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)) })

function subjectOf(token: string): number {
  try {
    const body: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"))
    return v.parse(claims, body).sub
  } catch {
    throw new RemoteProblem("The site's access token doesn't say whose it is (it is no JWT with a \"sub\").")
  }
}
