/** The actors of __tests__/support/requests/actors.ts on a real Drupal, each with an account and a token of its own. */
import { kindOf } from "#contract/content.ts"
import { labelFields } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { passwordFor } from "#support/accounts.ts"
import { actorAccounts, actorScopes, actors, ownPage, type Actor, type ActorRequest } from "#support/requests/actors.ts"
import type { Item } from "#support/server.ts"
import type { TestDrupal } from "./a-drupal.ts"
import { made, userOf } from "./client.ts"

export type ActorDrupal = {
  readonly ask: (actor: Actor, asked: ActorRequest) => Promise<Response>
  /** Makes an item, as account 1. */
  readonly put: (entity: StoredEntity) => Promise<void>
  /** Drupal's number of an actor's account. */
  readonly uidOf: (actor: Actor) => number
}

export async function anActorDrupal(drupal: TestDrupal): Promise<ActorDrupal> {
  const admin = await userOf(drupal)
  const accounts = new Map<string, Item>()
  const put = async (entity: StoredEntity) => {
    const author = actorAccounts.find(({ uid }) => uid === entity.uid)
    await made(admin, entity.type, membersOf(entity, accounts.get(author?.name ?? "")?.id))
  }
  await put(ownPage)
  const { data } = await admin.get("/jsonapi/user_role/user_role")
  const roles = new Map(data.map(({ attributes, id }) => [String(attributes.drupal_internal__id), id]))
  for (const account of actorAccounts) accounts.set(account.name, await made(admin, "user--user", accountMembers(account, roles)))
  const tokens = new Map<Actor, string>()
  for (const actor of actors) if (actor !== "visitor") tokens.set(actor, await drupal.signIn(actor, passwordFor(actor), actorScopes[actor]))
  const blocked = accounts.get("blocked")
  if (blocked !== undefined) await admin.patch(blocked, { attributes: { status: false } })
  const ask = (actor: Actor, { path, headers, ...asked }: ActorRequest) => {
    const authorization = tokens.get(actor)
    const own = authorization === undefined ? {} : { authorization }
    return drupal.fetch(path, { ...asked, headers: { Accept: mediaType, ...headers, ...own }, redirect: "manual" })
  }
  return { ask, put, uidOf: (actor) => Number(accounts.get(actor)?.attributes.drupal_internal__uid) }
}

function accountMembers({ name, roles = [], isBoard = false, member }: (typeof actorAccounts)[number], ids: ReadonlyMap<string, string>) {
  const data = roles.map((role) => ({ type: "user_role--user_role", id: ids.get(role) ?? "" }))
  const page = member === undefined ? null : { type: member.type, id: member.uuid }
  return {
    attributes: { name, mail: `${name}@example.org`, pass: passwordFor(name), status: true, field_board: isBoard },
    relationships: { roles: { data }, field_member: { data: page } },
  }
}

/** Stored fields are named and shaped as on the wire. The author has another number in Drupal. */
function membersOf({ type, uuid, label, status, fields, alias, references }: StoredEntity, author: string | undefined) {
  const { entityType } = kindOf(type)
  const path = alias === null ? {} : { path: { alias } }
  const own = entityType === "user" ? { pass: passwordFor(label) } : path
  const linked = Object.entries(references).map(
    ([name, targets]) => [name, { data: targets.map(({ uuid: id }) => ({ type: "node--member", id })) }] as const,
  )
  const uid = author === undefined ? {} : { uid: { data: { type: "user--user", id: author } } }
  const attributes = { ...fields, ...own, [labelFields[entityType]]: label, status }
  return { id: uuid, attributes, relationships: { ...Object.fromEntries(linked), ...uid } }
}
