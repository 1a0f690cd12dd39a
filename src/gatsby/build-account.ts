import * as v from "valibot"
import { tokenPath } from "../../contract/paths.ts"
import { scopes, siteClient } from "../../contract/session.ts"

/** Builds read with an account, which has this OAuth grant. */
type Grant = Readonly<Record<string, string>>
type Environment = Readonly<Record<string, string | undefined>>
type Headers = Readonly<Record<string, string>>
export type BuildAccount = { readonly headers: () => Promise<Headers> }

const names = ["G30_BUILD_USER", "G30_BUILD_PASSWORD", "G30_BUILD_CLIENT_ID", "G30_BUILD_CLIENT_SECRET"] as const

/** Seconds before its end at which an access token is no longer used. */
const margin = 30

/** Milliseconds. */
const patience = 30_000

const tokens = v.object({ access_token: v.string(), expires_in: v.number() })
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }))

/** Returns null without any of the variables. @throws Error that says what is missing */
export function grantOf(env: Environment): Grant | null {
  const [user, password, client, secret] = names.map((name) => env[name]?.trim() ?? "")
  if (![user, password, client, secret].some(Boolean)) return null
  const withSecret = secret ? { client_secret: secret } : {}
  const ofClient = { client_id: client || siteClient, ...withSecret, scope: scopes.join(" ") }
  if (user && password) return { grant_type: "password", username: user, password, ...ofClient }
  if (user || password) throw new Error(`${user ? "G30_BUILD_PASSWORD" : "G30_BUILD_USER"} is missing: a build signs in with both.`)
  if (client && secret) return { grant_type: "client_credentials", client_id: client, client_secret: secret }
  throw new Error(`${client ? "G30_BUILD_CLIENT_SECRET" : "G30_BUILD_CLIENT_ID"} is missing: an OAuth client signs in with both.`)
}

/** Signs in when a token is needed, and again before it ends. Without an account there are no headers: the build reads as a visitor. */
export function makeBuildAccount(url: string, env: Environment, ask: typeof fetch = fetch): BuildAccount {
  const grant = grantOf(env)
  let storedToken: { readonly headers: Promise<Headers>; readonly until: () => number } | null = null
  const signIn = () => {
    let until = Number.POSITIVE_INFINITY
    const headers = tokenFor(grant ?? {}, url, ask).then(({ access_token: token, expires_in: seconds }) => {
      until = Date.now() + (seconds - margin) * 1000
      return { Authorization: `Bearer ${token}` }
    })
    return { headers, until: () => until }
  }
  return {
    headers: async () => {
      if (grant === null) return {}
      if (storedToken === null || Date.now() >= storedToken.until()) storedToken = signIn()
      return storedToken.headers
    },
  }
}

/** Errors come into logs, so they name no value of the grant. */
async function tokenFor(grant: Grant, url: string, ask: typeof fetch): Promise<v.InferOutput<typeof tokens>> {
  const address = `${url}${tokenPath}`
  const advice = `Check ${names.join(", ")} and the OAuth client in the back end.`
  const body = new URLSearchParams(grant)
  const answer = await ask(address, { method: "POST", body, redirect: "error", signal: AbortSignal.timeout(patience) }).catch(() => null)
  if (answer === null) throw new Error(`The back end doesn't answer at ${address}, where the build's account signs in.`)
  const text = await answer.text()
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), tokens), text)
  if (answer.ok && result.success) return result.output
  const refused = v.safeParse(refusal, text)
  const reason = refused.success ? ` ${refused.output.error}` : ""
  throw new Error(`The back end refused the build's account at ${address} (HTTP ${answer.status}${reason}). ${advice}`)
}
