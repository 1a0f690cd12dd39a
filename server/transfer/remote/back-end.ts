import * as v from "valibot"
import { textOf } from "#contract/field-types/field-type.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { clientOf, identifiersIn, RefusedRequest, subjectOf, type Client, type Login, type RemoteResource } from "./http/client.ts"
import { sender, type Send, type Transport } from "./http/send.ts"
import { itemTypes } from "./item-text.ts"

export type BackEnd = Awaited<ReturnType<typeof connectBackEnd>>

const linksSchema = v.object({ links: v.record(v.string(), v.unknown()) })

export async function connectBackEnd(transport: Transport, credentials: Login) {
  const { base } = transport
  const send = sender(transport)
  const names = await resourceNames(send)
  const lacking = itemTypes.filter((type) => !names.includes(type))
  if (lacking.length > 0) {
    throw new Error(
      `${base}${jsonapiPath} lacks ${lacking.join(", ")}. Give the address of a Drupal with the recipe, or of a content server of this project.`,
    )
  }
  const client = clientOf(base, send, credentials)
  const uid = subjectOf(await client.currentToken())
  await checkAccount(client, credentials.user, uid)
  const isDrupal = names.includes("user_role--user_role")
  const roles = await listUnlessRefused(client, "/jsonapi/user_role/user_role")
  const fields = isDrupal ? await listUnlessRefused(client, "/jsonapi/field_config/field_config?page[limit]=50") : []
  return {
    client,
    isDrupal,
    /** This project doesn't have these kinds of nodes and terms. */
    foreignKinds: names.filter((name) => /^(node|taxonomy_term)--/.test(name) && !itemTypes.some((type) => type === name)),
    hasRedirects: names.includes(redirectType),
    /** The embedded server has no list of roles, and takes their names. */
    roleIds: new Map(roles.map(({ id, attributes }) => [textOf(attributes.drupal_internal__id), id])),
    /**
     * Maps fields such as `node--page.body` to whether they are required. The result is empty unless the account may administer fields, as account 1
     * may.
     */
    fields: new Map(fields.map(({ attributes }) => [fieldPlace(attributes), attributes.required === true])),
    /** Is the number of the account that is signed in. */
    uid,
  }
}

function fieldPlace({ entity_type: type, bundle, field_name: name }: RemoteResource["attributes"]): string {
  return `${textOf(type)}--${textOf(bundle)}.${textOf(name)}`
}

async function resourceNames(send: Send): Promise<readonly string[]> {
  const answer = await send(jsonapiPath, { method: "GET", headers: { Accept: mediaType } })
  // An address without a back end answers with a page.
  const body: unknown = await answer.json().catch(() => null)
  return answer.ok && v.is(linksSchema, body) ? Object.keys(body.links) : []
}

async function listUnlessRefused(client: Client, path: string): Promise<readonly RemoteResource[]> {
  return client.list(path).catch((error: unknown) => {
    if (error instanceof RefusedRequest) return []
    throw error
  })
}

/** @throws Error unless the account is an administrator: others would push and pull a part, and take it for all */
async function checkAccount(client: Client, user: string, uid: number): Promise<void> {
  const accounts = await listUnlessRefused(client, `${collectionPath("user--user")}?filter[drupal_internal__uid]=${uid}`)
  const roles = accounts.flatMap((account) => identifiersIn(account, "roles")).map(({ meta }) => meta.drupal_internal__target_id)
  // Drupal's account 1 may do everything, whatever its roles.
  if (roles.includes("administrator") || roles.includes("contributor") || (uid === 1 && accounts.length > 0)) return
  throw new Error(`${user} is no administrator at ${client.base}. Sign in as one: others don't see drafts and accounts.`)
}
