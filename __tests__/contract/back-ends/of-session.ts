/** What a back end may have of sign-in, accounts and calendars beyond a Drupal. */
import { invitationPath, lostPasswordPath, subscriptionPath, userCalendarPath, userPath } from "#contract/paths.ts"
import { list, tree } from "../json.ts"
import { aWord, password, type Client } from "./back-end.ts"

async function answersUserId(client: Client): Promise<boolean> {
  return typeof (await client.grant()).body.user_id === "string"
}

async function refreshesTwice(client: Client): Promise<boolean> {
  const form = { grant_type: "refresh_token", refresh_token: String((await client.grant()).body.refresh_token) }
  await client.grant(form)
  return (await client.grant(form)).status === 200
}

async function endsOtherSignIns(client: Client): Promise<boolean> {
  const { name, ...account } = await client.account()
  const signIn = () => client.grant({ username: name, password })
  const [here, there] = [await signIn(), await signIn()]
  const pass = { existing: password, value: `${password}!` }
  const data = { type: "user--user", id: account.id, attributes: { pass } }
  const changed = await client.send("PATCH", account.path, { body: { data }, as: String(here.body.access_token) })
  if (changed.status !== 200) throw new Error(`The password was not changed: ${JSON.stringify(changed.body)}`)
  return (await client.grant({ grant_type: "refresh_token", refresh_token: String(there.body.refresh_token) })).status === 400
}

async function endsSignIns(client: Client): Promise<boolean> {
  const token = String((await client.grant()).body.refresh_token)
  await client.revoke(token)
  return (await client.grant({ grant_type: "refresh_token", refresh_token: token })).status === 400
}

async function refusesTokensInJson(client: Client): Promise<boolean> {
  const { status, body } = await client.send("GET", "/jsonapi/node/article", { as: "bad" })
  return status === 401 && body.errors !== undefined
}

async function ownUid(client: Client): Promise<number> {
  const { body } = await client.get(`/jsonapi/user/user?filter[name]=${client.administrator.name}`)
  return Number(tree(tree(list(body.data)[0]).attributes).drupal_internal__uid)
}

const ownProfile = async (client: Client) => (await client.get(userPath(await ownUid(client)))).body

async function showsOwnRoles(client: Client): Promise<boolean> {
  return list((await ownProfile(client)).roles).length > 0
}

async function namesFeatures(client: Client): Promise<boolean> {
  return (await ownProfile(client)).g30_features !== undefined
}

async function codesRefusals(client: Client): Promise<boolean> {
  const { body } = await client.send("POST", "/jsonapi/user/user", { body: { data: { type: "user--user", attributes: { name: " ann" } } } })
  return list(body.errors).some((error) => tree(tree(error).meta).code === "username-begins-with-space")
}

async function mailsLateChanges(client: Client): Promise<boolean> {
  return (await ownProfile(client)).field_mail_changes !== undefined
}

async function limitsLostPasswords(client: Client): Promise<boolean> {
  const ask = () => client.send("POST", `${lostPasswordPath}?_format=json`, { body: { mail: `${aWord()}@example.org` }, as: "" })
  const answers: number[] = []
  for (let count = 0; count < 21 && !answers.includes(429); count += 1) answers.push((await ask()).status)
  return answers.includes(429)
}

async function hasCalendars(client: Client): Promise<boolean> {
  const { status, body } = await client.send("POST", userCalendarPath(await ownUid(client)), { body: {} })
  if (status !== 200) return false
  const token = /\/calendar\/(.+)\.ics$/.exec(String(body.address))?.[1] ?? ""
  const { headers } = await client.send("GET", subscriptionPath(token), { as: "", headers: { accept: "text/calendar" } })
  return headers.get("content-type")?.startsWith("text/calendar") === true
}

async function invites(client: Client): Promise<boolean> {
  const account = await client.account()
  const { status } = await client.send("POST", invitationPath(String(account.attributes.drupal_internal__uid)), { body: {} })
  // The account has a password.
  return status === 409
}

async function givesContentToHeir(client: Client): Promise<boolean> {
  const [account, heir] = [await client.account(), await client.account()]
  const author = { uid: { data: { type: "user--user", id: account.id } } }
  const article = await client.make("node--article", { title: aWord(), status: true }, author)
  const { status } = await client.send("DELETE", `${account.path}?reassign=${heir.id}`)
  if (status >= 400) return false
  const { body } = await client.get(article.path)
  return tree(tree(tree(tree(body.data).relationships).uid).data).id === heir.id
}

export const ofSession = {
  "`user_id` in the answer with tokens": answersUserId,
  "a spent refresh token is taken once more": refreshesTwice,
  "a new password ends the other sign-ins": endsOtherSignIns,
  "a sign-out ends the refresh token": endsSignIns,
  "JSON:API in the refusal of a token": refusesTokensInJson,
  "one's own roles in the profile": showsOwnRoles,
  "refusals have codes": codesRefusals,
  "the profile names what is offered": namesFeatures,
  "mails about late changes of events": mailsLateChanges,
  "limits for lost passwords": limitsLostPasswords,
  "members' calendars": hasCalendars,
  invitations: invites,
  "an heir of a deleted account's content": givesContentToHeir,
} as const
