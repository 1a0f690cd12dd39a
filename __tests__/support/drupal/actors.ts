/** The actors of __tests__/support/requests/actors.ts on a real Drupal, each with an account and a token of its own. */
import { kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath, tokenPath } from "#contract/paths.ts"
import { scopes, siteClient } from "#contract/session.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { passwordFor } from "#support/accounts.ts"
import { actorAccounts, actorScopes, actors, ownPage, type Actor, type ActorRequest } from "#support/requests/actors.ts"

type Drupal = { readonly url: string; readonly administrator: { readonly name: string; readonly password: string } }

export type ActorDrupal = {
  readonly ask: (actor: Actor, asked: ActorRequest) => Promise<Response>
  /** Makes an item, as account 1. */
  readonly put: (entity: StoredEntity) => Promise<void>
  /** Drupal's number of an actor's account. */
  readonly uidOf: (actor: Actor) => number
  readonly uuidOf: (actor: Actor) => string
}

type Body = Readonly<Record<string, unknown>>
type Known = { readonly uuid: string; readonly uid: number }
type Send = (method: string, path: string, body?: Body) => Promise<string>

export async function anActorDrupal({ url, administrator: { name, password } }: Drupal): Promise<ActorDrupal> {
  const send = sender(url, await signIn(url, { name, password, scope: scopes.join(" ") }))
  const known = new Map<string, Known>()
  const uuidOf = (actor: Actor) => known.get(actor)?.uuid ?? ""
  const put = async (entity: StoredEntity) => {
    const author = actorAccounts.find(({ uid }) => uid === entity.uid)
    await send("POST", collectionPath(entity.type), documentOf(entity, known.get(author?.name ?? "")?.uuid))
  }
  await put(ownPage)
  const roles = rolesOf(await send("GET", "/jsonapi/user_role/user_role"))
  for (const account of actorAccounts) {
    known.set(account.name, knownOf(await send("POST", collectionPath("user--user"), accountDocument(account, roles))))
  }
  const tokens = await tokensOf(url)
  const blocked = { type: "user--user", id: uuidOf("blocked"), attributes: { status: false } }
  await send("PATCH", individualPath("user--user", uuidOf("blocked")), { data: blocked })
  const ask = (actor: Actor, { method, path, headers, body }: ActorRequest) => {
    const token = tokens.get(actor)
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const given = { Accept: mediaType, ...headers, ...authorization }
    return fetch(new URL(path, url), { method, headers: given, redirect: "manual", ...(body === undefined ? {} : { body }) })
  }
  return { ask, put, uidOf: (actor) => known.get(actor)?.uid ?? 0, uuidOf }
}

async function tokensOf(url: string): Promise<ReadonlyMap<Actor, string>> {
  const allScopes = scopes.join(" ")
  const signedIn = actors.filter((actor) => actor !== "visitor")
  const made = signedIn.map(async (actor) => {
    const scope = actorScopes[actor] ?? allScopes
    return [actor, await signIn(url, { name: actor, password: passwordFor(actor), scope })] as const
  })
  return new Map(await Promise.all(made))
}

async function signIn(url: string, { name, ...given }: { readonly name: string; readonly password: string; readonly scope: string }) {
  const form = { grant_type: "password", client_id: siteClient, username: name, ...given }
  const answer = await fetch(new URL(tokenPath, url), { method: "POST", body: new URLSearchParams(form) })
  const { access_token: token } = (await answer.json()) as { readonly access_token?: string }
  if (token === undefined) throw new Error(`${name} could not sign in: ${answer.status}`)
  return token
}

function sender(url: string, token: string): Send {
  const headers = { Accept: mediaType, "Content-Type": mediaType, authorization: `Bearer ${token}` }
  return async (method, path, body) => {
    const answer = await fetch(new URL(path, url), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text
  }
}

function rolesOf(text: string): ReadonlyMap<string, string> {
  const { data } = JSON.parse(text) as { readonly data: readonly { id: string; attributes: { drupal_internal__id: string } }[] }
  return new Map(data.map(({ id, attributes }) => [attributes.drupal_internal__id, id]))
}

function knownOf(text: string): Known {
  const { data } = JSON.parse(text) as { readonly data: { id: string; attributes: { drupal_internal__uid: number } } }
  return { uuid: data.id, uid: data.attributes.drupal_internal__uid }
}

function accountDocument(account: (typeof actorAccounts)[number], ids: ReadonlyMap<string, string>): Body {
  const { name, roles = [], isBoard = false, member } = account
  const data = roles.map((role) => ({ type: "user_role--user_role", id: ids.get(role) ?? "" }))
  const page = member === undefined ? null : { type: member.type, id: member.uuid }
  return {
    data: {
      type: "user--user",
      attributes: { name, mail: `${name}@example.org`, pass: passwordFor(name), status: true, field_board: isBoard },
      relationships: { roles: { data }, field_member: { data: page } },
    },
  }
}

/** Stored fields are named and shaped as on the wire. The author has another number in Drupal. */
function documentOf({ type, uuid, label, status, fields, alias, references }: StoredEntity, author: string | undefined): Body {
  const { entityType } = kindOf(type)
  const path = alias === null ? {} : { path: { alias } }
  const own = entityType === "user" ? { pass: passwordFor(label) } : path
  const linked = Object.entries(references).map(
    ([name, targets]) => [name, { data: targets.map(({ uuid: id }) => ({ type: "node--member", id })) }] as const,
  )
  const uid = author === undefined ? {} : { uid: { data: { type: "user--user", id: author } } }
  const attributes = { ...fields, ...own, [labelFields[entityType]]: label, status }
  return { data: { type, id: uuid, attributes, relationships: { ...Object.fromEntries(linked), ...uid } } }
}
