import * as v from "valibot"
import { lostPasswordPath, tokenPath, userPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import { wordsOf, type Answer, type Ask } from "./asker.ts"
import { ok, unknown, wrong, type Finding } from "./finding.ts"

export type Account = { readonly name: string; readonly password: string }
export type Session = { readonly headers: Readonly<Record<string, string>>; readonly uid: string | null }

const tokens = v.object({
  access_token: v.string(),
  refresh_token: v.optional(v.string()),
  expires_in: v.number(),
  user_id: v.optional(v.union([v.string(), v.number()])),
})
type Tokens = v.InferOutput<typeof tokens>
const refusal = v.object({ error: v.string() })
const claims = v.object({ sub: v.union([v.string(), v.number()]) })

const recipe = "Apply the recipe drupal/recipes/g30."
const advices: Readonly<Record<string, string>> = {
  invalid_grant: "The name or the password is wrong, or the account is blocked.",
  invalid_client: `There is no public consumer with the client id ${siteClient}. ${recipe}`,
  invalid_scope: `The consumer or simple_oauth lacks one of the scopes ${scopes.join(", ")}. ${recipe}`,
  unsupported_grant_type: `The consumer lacks the grant types password and refresh_token (module simple_oauth_password_grant). ${recipe}`,
  flood_user_blocked: "Too many failed sign-ins: wait an hour.",
  flood_ip_blocked: "Too many failed sign-ins from here: wait an hour.",
}

/** Signs in as the site does; `session` is null where that failed. */
export async function checkSignIn(
  ask: Ask,
  account: Account,
): Promise<{ readonly findings: readonly Finding[]; readonly session: Session | null }> {
  const answer = await grant(ask, { grant_type: "password", username: account.name, password: account.password, scope: scopes.join(" ") })
  const parsed = v.safeParse(tokens, answer.json)
  if (!parsed.success) return { findings: [wrong("sign-in", wordsOf(answer), adviceFor(answer))], session: null }
  const granted = parsed.output
  const uid = uidOf(granted)
  const refresh = await checkRefresh(ask, granted)
  const headers = { authorization: `Bearer ${refresh.token}` }
  const findings = [
    ok("sign-in", `an access token for ${granted.expires_in} s`),
    ...lifetimesOf(granted),
    ...refresh.findings,
    ...(uid === null
      ? [wrong("user", "the token doesn't name its user", "Update simple_oauth to 6.0 or newer.")]
      : [await checkProfile(ask, uid, headers)]),
  ]
  return { findings, session: { headers, uid } }
}

function grant(ask: Ask, form: Readonly<Record<string, string>>): Promise<Answer> {
  return ask(tokenPath, {
    method: "POST",
    body: new URLSearchParams({ client_id: siteClient, ...form }),
    headers: { accept: "application/json" },
  })
}

function adviceFor({ status, json }: Answer): string {
  const parsed = v.safeParse(refusal, json)
  const advice = parsed.success ? advices[parsed.output.error] : undefined
  if (advice !== undefined) return advice
  if (status === 404) return `Install simple_oauth and consumers. ${recipe}`
  if (status >= 500)
    return "Make keys of RSA that the web server's user alone may read (docs/hosting/drupal-keys.sh), and name both files in simple_oauth.settings."
  return recipe
}

function lifetimesOf({ expires_in: seconds }: Tokens): readonly Finding[] {
  const advice =
    "Give the consumer an access token lifetime of 900 s: in a shorter one people wait, in a longer one a blocked account works on."
  return seconds < 120 || seconds > 3600 ? [wrong("token lifetime", `${seconds} s`, advice)] : []
}

/** A refresh ends the access token before. `token` is the one that works now. */
async function checkRefresh(
  ask: Ask,
  { access_token: token, refresh_token }: Tokens,
): Promise<{ readonly findings: readonly Finding[]; readonly token: string }> {
  const answer = await grant(ask, { grant_type: "refresh_token", refresh_token: refresh_token ?? "", scope: scopes.join(" ") })
  const parsed = v.safeParse(tokens, answer.json)
  if (parsed.success) return { findings: [ok("refresh token", "gives a new access token")], token: parsed.output.access_token }
  const advice = "Give the consumer the grant type refresh_token: a session ends with its first token otherwise."
  return { findings: [wrong("refresh token", wordsOf(answer), advice)], token }
}

async function checkProfile(ask: Ask, uid: string, headers: Session["headers"]): Promise<Finding> {
  const answer = await ask(userPath(uid), { headers: { ...headers, accept: "application/json" } })
  const profile = v.object({ uid: v.array(v.object({ value: v.number() })), roles: v.optional(v.array(v.unknown())) })
  const parsed = v.safeParse(profile, answer.json)
  if (!parsed.success) return wrong("profile", wordsOf(answer), `Enable the REST resource user with json and OAuth. ${recipe}`)
  return parsed.output.roles === undefined
    ? wrong("profile", "its own roles aren't shown", "Install our module (drupal/recipes/g30_module).")
    : ok("profile", "shows the account and its roles")
}

function uidOf({ user_id, access_token }: Tokens): string | null {
  if (user_id !== undefined) return String(user_id)
  const [, payload = ""] = access_token.split(".")
  try {
    const parsed = v.safeParse(claims, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")))
    return parsed.success ? String(parsed.output.sub) : null
  } catch {
    return null
  }
}

/** Checks the request for a new password. It names no address, so no mail is sent. */
export async function checkLostPassword(ask: Ask): Promise<readonly Finding[]> {
  const headers = { "content-type": "application/json", accept: "application/json" }
  const answer = await ask(`${lostPasswordPath}?_format=json`, { method: "POST", body: "{}", headers })
  if (answer.status === 404 || answer.status === 0) return [wrong("lost password", wordsOf(answer), `Install rest_password. ${recipe}`)]
  if (answer.status === 403)
    return [
      wrong("lost password", wordsOf(answer), "Give visitors the permissions restful post lost_password_resource and lost_password_reset."),
    ]
  return [
    ok("lost password", "the address answers"),
    unknown("mail", "whether mails arrive can't be seen: ask for a password of an account of your own"),
  ]
}
