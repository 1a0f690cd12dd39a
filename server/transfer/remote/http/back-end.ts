/** Signs in at a back end and finds out what it has. */
import * as v from "valibot"
import { collectionPath, jsonapiPath, redirectsPath, translationPath } from "#contract/paths.ts"
import { kindOf } from "#contract/content.ts"
import { roles, type Langcode, type ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { redirectType } from "#contract/redirect.ts"
import { clientOf, type Client } from "./client.ts"
import { RefusedRequest, RemoteProblem } from "./problem.ts"
import { sender, type Send, type Transport } from "./send.ts"
import { tokensFor, type Credentials } from "./tokens.ts"
import { itemTypes } from "../items/local-items.ts"
import { identifiersIn } from "../items/remote-items.ts"

export type BackEnd = {
  readonly client: Client
  readonly isDrupal: boolean
  readonly kinds: ReadonlySet<ResourceType>
  readonly hasRedirects: boolean
  /** The languages beside English whose addresses the site has. */
  readonly languages: ReadonlySet<Langcode>
  /** Whether it can add and remove translations. Drupal's core can't. */
  readonly makesTranslations: boolean
  /** UUIDs of roles by name. The embedded server takes the names. */
  readonly roleIds: ReadonlyMap<string, string>
  /** The number of the account that is signed in. */
  readonly uid: number
}

const linksSchema = v.object({ links: v.looseObject({}) })

export async function connect(transport: Transport, credentials: Credentials, now: () => number): Promise<BackEnd> {
  const { base } = transport
  const send = sender(transport)
  const links = await entryPoint(base, await send(jsonapiPath, { method: "GET", headers: { Accept: "application/vnd.api+json" } }))
  const tokens = tokensFor(send, credentials, now)
  const client = clientOf(base, send, tokens)
  const uid = await tokens.uid()
  const isDrupal = links.has("user_role--user_role")
  const kinds = new Set(itemTypes.filter((type) => links.has(type)))
  await checkAccount(client, credentials.user, uid)
  const known = await languagesOf(send)
  const makesTranslations = known.size > 0 && (await hasTranslationRoute(client))
  const roleIds = isDrupal ? await rolesOf(client) : new Map<string, string>()
  return { client, isDrupal, kinds, hasRedirects: links.has(redirectType), languages: known, makesTranslations, roleIds, uid }
}

async function languagesOf(send: Send): Promise<ReadonlySet<Langcode>> {
  const others = languages.filter((language) => language !== defaultLanguage)
  const found = others.map(async (language) => {
    const answer = await send(inLanguage(language, jsonapiPath), { method: "GET", headers: { Accept: mediaType } })
    const body: unknown = await answer.json().catch(() => null)
    return answer.ok && v.is(linksSchema, body) ? [language] : []
  })
  return new Set((await Promise.all(found)).flat())
}

const noUuid = "00000000-0000-4000-8000-000000000000"

/** If the route exists, a Drupal refuses the method GET, and a server of this project a language that there isn't. */
async function hasTranslationRoute(client: Client): Promise<boolean> {
  const path = translationPath("node--page", noUuid, "fr")
  const answer = await client.get(path)
  await answer.body?.cancel()
  if (answer.status === 405) return true
  return client.act("POST", path.replace(/fr$/, "und"), {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusedRequest) return error.status === 422
      throw error
    },
  )
}

async function entryPoint(base: string, answer: Response): Promise<ReadonlySet<string>> {
  const body: unknown = await answer.json().catch(() => null)
  const names = v.is(linksSchema, body) ? Object.keys(v.parse(linksSchema, body).links) : []
  if (answer.ok && itemTypes.some((type) => names.includes(type))) return new Set(names)
  if (answer.ok && names.includes("self")) {
    throw new RemoteProblem(
      `${base} has a JSON:API, but none of this project's kinds of content (${itemTypes.slice(0, 3).join(", ")} …). On a Drupal, apply the recipe.`,
    )
  }
  throw new RemoteProblem(
    `${base}${jsonapiPath} is no JSON:API (status ${answer.status}). Give the address of a Drupal with the module jsonapi, or of a content server of this project.`,
  )
}

/** @throws RemoteProblem unless the account is an administrator: others would push and pull a part, and take it for all */
async function checkAccount(client: Client, user: string, uid: number): Promise<void> {
  const problem = new RemoteProblem(`${user} is no administrator at ${client.base}. Sign in as one: others don't see drafts and accounts.`)
  const { resources } = await client.list(`${collectionPath("user--user")}?filter[drupal_internal__uid]=${uid}`).catch((error: unknown) => {
    throw error instanceof RefusedRequest && error.status === 403 ? problem : error
  })
  const held = identifiersIn(resources[0]?.relationships.roles?.data).map(({ meta }) => meta.drupal_internal__target_id)
  // Drupal's account 1 may do everything, whatever its roles.
  if (held.includes("administrator") || held.includes("contributor") || (uid === 1 && resources.length > 0)) return
  throw problem
}

async function rolesOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const { resources } = await client.list("/jsonapi/user_role/user_role").catch((error: unknown) => {
    if (error instanceof RefusedRequest) return { resources: [] }
    throw error
  })
  return new Map(
    resources.flatMap(({ id, attributes }) =>
      typeof attributes.drupal_internal__id === "string" ? [[attributes.drupal_internal__id, id] as const] : [],
    ),
  )
}

/** What the back end lacks, in words for the operator. */
export function lacksOf({ kinds, hasRedirects, isDrupal, roleIds }: BackEnd): readonly string[] {
  const missing = itemTypes
    .filter((type) => !kinds.has(type))
    .map((type) => `${kindOf(type).plural}: the site has no ${type}, so they are left out. Apply the recipe.`)
  const noRoles = isDrupal ? Object.keys(roles).filter((role) => !roleIds.has(role)) : []
  return [
    ...missing,
    ...(hasRedirects
      ? []
      : [
          `Redirects and former addresses: the site has no ${redirectsPath}, so they are left out. On a Drupal, install the module redirect.`,
        ]),
    ...(noRoles.length === 0
      ? []
      : [
          `The roles ${noRoles.join(", ")}: the site has none of these names or doesn't show them, so accounts don't get them. Apply the recipe.`,
        ]),
  ]
}
