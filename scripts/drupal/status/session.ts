/** The site signs in at a Drupal in the same way. */
import * as v from "valibot"
import { tokenPath, userPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { subjectOf } from "#server/transfer/remote/http/client.ts"
import { find, recipe, wordsOf, type DrupalAnswer, type Ask, type StatusFinding } from "./asker.ts"

export type DrupalLogin = { readonly name: string; readonly password: string }
type SignedIn = { readonly findings: readonly StatusFinding[]; readonly headers: Readonly<Record<string, string>> | null }

const tokens = v.object({ access_token: v.string(), refresh_token: v.optional(v.string(), "") })
const profile = v.object({ uid: v.array(v.object({ value: v.number() })), roles: v.array(v.unknown()) })

const advices: Readonly<Record<string, string>> = {
  invalid_grant: "The name or the password is wrong, or the account is blocked.",
  invalid_client: `There is no public consumer with the client id ${siteClient}. ${recipe}`,
  server:
    "Make keys of RSA that the web server's user alone may read (docs/hosting/drupal-keys.sh), and name both files in simple_oauth.settings.",
}

/** `headers` are null after a failed sign-in. */
export async function signInToDrupal(ask: Ask, { name, password }: DrupalLogin): Promise<SignedIn> {
  const answer = await grant(ask, { grant_type: "password", username: name, password })
  if (!v.is(tokens, answer.json))
    return { findings: [{ about: "sign-in", state: "wrong", found: wordsOf(answer), advice: adviceFor(answer) }], headers: null }
  const first = v.parse(tokens, answer.json)
  const again = await grant(ask, { grant_type: "refresh_token", refresh_token: first.refresh_token })
  // A refresh ends the former access token.
  const { access_token: token } = v.is(tokens, again.json) ? again.json : first
  const headers = { authorization: `Bearer ${token}` }
  const findings: readonly StatusFinding[] = [
    { about: "sign-in", state: "ok", found: "gives an access token", advice: "" },
    {
      about: "refresh token",
      ...(v.is(tokens, again.json) ? { state: "ok", found: "gives a new access token" } : { state: "wrong", found: wordsOf(again) }),
      advice: "Give the consumer the grant type refresh_token: a session ends with its first token otherwise.",
    },
    await find(ask, {
      about: "profile",
      path: userPath(subjectOf(token)),
      init: { headers: { ...headers, accept: "application/json" } },
      judge: (own) => (v.is(profile, own.json) ? ["ok", "shows the account and its roles"] : ["wrong", `lacks roles, or ${wordsOf(own)}`]),
      advice: `Enable the REST resource user with json and OAuth, and install our module (drupal/recipes/g30_module). ${recipe}`,
    }),
  ]
  return { findings, headers }
}

function grant(ask: Ask, form: Readonly<Record<string, string>>): Promise<DrupalAnswer> {
  const body = new URLSearchParams({ client_id: siteClient, scope: scopes.join(" "), ...form })
  return ask(tokenPath, { method: "POST", body, headers: { accept: "application/json" } })
}

function adviceFor({ status, json }: DrupalAnswer): string {
  const error = v.is(v.object({ error: v.string() }), json) ? json.error : status >= 500 ? "server" : ""
  return advices[error] ?? `Install simple_oauth, simple_oauth_password_grant and consumers. ${recipe}`
}
