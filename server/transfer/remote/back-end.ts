/** Signs in at a back end and reads its features. */
import * as v from "valibot"
import { textOf } from "#contract/field-types/field-type.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { clientOf, type Client, type RemoteList } from "./http/client.ts"
import { RefusedRequest } from "./http/problem.ts"
import { sender, type Send, type Transport } from "./http/send.ts"
import { subjectOf, tokensFor, type Credentials } from "./http/tokens.ts"
import { itemTypes, rolesOf } from "./values.ts"

export type BackEnd = Awaited<ReturnType<typeof connect>>

const linksSchema = v.object({ links: v.looseObject({}) })
const nothing: RemoteList = { resources: [], hidden: 0 }

export async function connect(transport: Transport, credentials: Credentials) {
  const { base } = transport
  const send = sender(transport)
  const names = await resourceNames(send)
  const lacking = itemTypes.filter((type) => !names.includes(type))
  if (lacking.length > 0) {
    throw new Error(
      `${base}${jsonapiPath} lacks ${lacking.join(", ")}. Give the address of a Drupal with the recipe, or of a content server of this project.`,
    )
  }
  const tokens = tokensFor(send, credentials)
  const client = clientOf(base, send, tokens)
  const uid = subjectOf(await tokens.current())
  await checkAccount(client, credentials.user, uid)
  const isDrupal = names.includes("user_role--user_role")
  return {
    client,
    isDrupal,
    /** Its kinds of nodes and terms that this project doesn't have. */
    foreignKinds: names.filter((name) => /^(node|taxonomy_term)--/.test(name) && !itemTypes.some((type) => type === name)),
    hasRedirects: names.includes(redirectType),
    roleIds: await roleIdsOf(client),
    fields: isDrupal ? await fieldsOf(client) : null,
    /** The number of the account that is signed in. */
    uid,
  }
}

async function resourceNames(send: Send): Promise<readonly string[]> {
  const answer = await send(jsonapiPath, { method: "GET", headers: { Accept: mediaType } })
  const body = v.safeParse(linksSchema, await answer.json().catch(() => null))
  return answer.ok && body.success ? Object.keys(body.output.links) : []
}

async function unlessRefused(list: Promise<RemoteList>): Promise<RemoteList> {
  return list.catch((error: unknown) => {
    if (error instanceof RefusedRequest) return nothing
    throw error
  })
}

/** @throws Error unless the account is an administrator: others would push and pull a part, and take it for all */
async function checkAccount(client: Client, user: string, uid: number): Promise<void> {
  const { resources } = await unlessRefused(client.list(`${collectionPath("user--user")}?filter[drupal_internal__uid]=${uid}`))
  const roleNames = resources.flatMap(rolesOf)
  // Drupal's account 1 may do everything, whatever its roles.
  if (roleNames.includes("administrator") || roleNames.includes("contributor") || (uid === 1 && resources.length > 0)) return
  throw new Error(`${user} is no administrator at ${client.base}. Sign in as one: others don't see drafts and accounts.`)
}

/** Returns the UUIDs of roles by name. The embedded server has no list of them, and takes the names. */
async function roleIdsOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const { resources } = await unlessRefused(client.list("/jsonapi/user_role/user_role"))
  return new Map(resources.map(({ id, attributes }) => [textOf(attributes.drupal_internal__id), id]))
}

/** Returns the fields of a Drupal by kind, each with whether it is required; null unless the account may administer fields, as account 1 may. */
async function fieldsOf(client: Client): Promise<ReadonlyMap<string, ReadonlyMap<string, boolean>> | null> {
  const { resources } = await unlessRefused(client.list("/jsonapi/field_config/field_config?page[limit]=50"))
  const fields = new Map<string, Map<string, boolean>>()
  for (const { attributes } of resources) {
    const kind = `${textOf(attributes.entity_type)}--${textOf(attributes.bundle)}`
    const ofKind = fields.get(kind) ?? new Map<string, boolean>()
    fields.set(kind, ofKind.set(textOf(attributes.field_name), attributes.required === true))
  }
  return resources.length === 0 ? null : fields
}
