/** Signs in at a back end and reads its features. */
import * as v from "valibot"
import { textOf } from "#contract/field-types/field-type.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { clientOf, identifiersIn, type Client, type RemoteList } from "./http/client.ts"
import { RefusedRequest, RemoteProblem } from "./http/problem.ts"
import { sender, type Send, type Transport } from "./http/send.ts"
import { tokensFor, type Credentials } from "./http/tokens.ts"
import { itemTypes } from "./item.ts"

export type BackEnd = {
  readonly client: Client
  readonly isDrupal: boolean
  readonly kinds: readonly ResourceType[]
  /** Its kinds of nodes and terms that this project doesn't have. */
  readonly foreignKinds: readonly string[]
  readonly hasRedirects: boolean
  /** The languages beside English whose addresses the site has. */
  readonly languages: ReadonlySet<Langcode>
  /** UUIDs of roles by name. The embedded server takes the names. */
  readonly roleIds: ReadonlyMap<string, string>
  /** The fields of a Drupal by kind, each with whether it is required; null where the account may not read them. */
  readonly fields: ReadonlyMap<string, ReadonlyMap<string, boolean>> | null
  /** The number of the account that is signed in. */
  readonly uid: number
}

const linksSchema = v.object({ links: v.looseObject({}) })
const nothing: RemoteList = { resources: [], hidden: 0 }

export async function connect(transport: Transport, credentials: Credentials): Promise<BackEnd> {
  const { base } = transport
  const send = sender(transport)
  const links = await linksAt(send, jsonapiPath)
  const kinds = itemTypes.filter((type) => links.has(type))
  if (kinds.length === 0) {
    throw new RemoteProblem(
      `${base}${jsonapiPath} has none of this project's kinds of content (${itemTypes.slice(0, 2).join(", ")} …). Give the address of a Drupal with the recipe, or of a content server of this project.`,
    )
  }
  const tokens = tokensFor(send, credentials)
  const client = clientOf(base, send, tokens)
  const uid = await tokens.uid()
  await checkAccount(client, credentials.user, uid)
  const isDrupal = links.has("user_role--user_role")
  const others = languages.filter((language) => language !== defaultLanguage)
  const prefixed = await Promise.all(others.map(async (one) => ((await linksAt(send, inLanguage(one, jsonapiPath))).size > 0 ? [one] : [])))
  return {
    client,
    isDrupal,
    kinds,
    foreignKinds: [...links].filter((name) => /^(node|taxonomy_term)--/.test(name) && !itemTypes.some((type) => type === name)),
    hasRedirects: links.has(redirectType),
    languages: new Set(prefixed.flat()),
    roleIds: isDrupal ? await rolesOf(client) : new Map(),
    fields: isDrupal ? await fieldsOf(client) : null,
    uid,
  }
}

async function linksAt(send: Send, path: string): Promise<ReadonlySet<string>> {
  const answer = await send(path, { method: "GET", headers: { Accept: mediaType } })
  const body: unknown = await answer.json().catch(() => null)
  return new Set(answer.ok && v.is(linksSchema, body) ? Object.keys(v.parse(linksSchema, body).links) : [])
}

async function unlessRefused(list: Promise<RemoteList>): Promise<RemoteList> {
  return list.catch((error: unknown) => {
    if (error instanceof RefusedRequest) return nothing
    throw error
  })
}

/** @throws RemoteProblem unless the account is an administrator: others would push and pull a part, and take it for all */
async function checkAccount(client: Client, user: string, uid: number): Promise<void> {
  const { resources } = await unlessRefused(client.list(`${collectionPath("user--user")}?filter[drupal_internal__uid]=${uid}`))
  const roleNames = identifiersIn(resources[0]?.relationships.roles?.data).map(({ meta }) => meta.drupal_internal__target_id)
  // Drupal's account 1 may do everything, whatever its roles.
  if (roleNames.includes("administrator") || roleNames.includes("contributor") || (uid === 1 && resources.length > 0)) return
  throw new RemoteProblem(`${user} is no administrator at ${client.base}. Sign in as one: others don't see drafts and accounts.`)
}

async function rolesOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const { resources } = await unlessRefused(client.list("/jsonapi/user_role/user_role"))
  return new Map(resources.map(({ id, attributes }) => [textOf(attributes.drupal_internal__id), id]))
}

/** Only an account that may administer fields sees them, as account 1. */
async function fieldsOf(client: Client): Promise<BackEnd["fields"]> {
  const { resources } = await unlessRefused(client.list("/jsonapi/field_config/field_config?page[limit]=50"))
  const fields = new Map<string, Map<string, boolean>>()
  for (const { attributes } of resources) {
    const kind = `${textOf(attributes.entity_type)}--${textOf(attributes.bundle)}`
    const ofKind = fields.get(kind) ?? new Map<string, boolean>()
    fields.set(kind, ofKind.set(textOf(attributes.field_name), attributes.required === true))
  }
  return resources.length === 0 ? null : fields
}
