/**
 * General reasons for which we owe another answer than the recorded one. Each rule turns a recording into the answer that we owe, with which ours is
 * compared in full. What differs for a reason of its own stands in `differences/`.
 */
import { backEndFeatures } from "#contract/back-end-features.ts"
import { fold } from "#contract/fold.ts"
import { defaultLanguage, inLanguage, splitLanguage } from "#contract/languages.ts"
import { kindOf, resourceTypes } from "#contract/content.ts"
import type { Json } from "#contract/jsonapi.ts"
import { recordedOrigin } from "./compare.ts"
import type { Exchange } from "./exchange.ts"
import { isTree, list, tree, type Tree } from "./json.ts"
import { recordedSite } from "./recorded-site.ts"

type Response = Exchange["response"]

/** Returns the response itself where the rule has nothing to say. */
type Rule = (response: Response, request: Exchange["request"]) => Response

const withBody = (response: Response, body: Tree): Response => ({ ...response, body })

/** A client can't read the HTML that Drupal sends with an error. Outside of the API an error is plain text. */
const errorsAreReadable: Rule = (response, { target }) => {
  const { status, headers } = response
  if (status < 400 || headers["content-type"]?.startsWith("text/html") !== true) return response
  const isOfSession = ["/oauth", "/user", "/api"].some((start) => target.startsWith(start))
  const readable = target.startsWith("/jsonapi")
    ? "application/vnd.api+json"
    : isOfSession
      ? "application/json"
      : "text/plain; charset=utf-8"
  return { ...response, headers: { ...headers, "content-type": readable } }
}

/** A browser on another origin may send If-Match, which only we honour, and read what a client needs. A Drupal has a setting for it. */
const otherOrigins: Rule = (response) => {
  const { headers } = response
  if (headers["access-control-allow-origin"] === undefined) return response
  const allowed = headers["access-control-allow-headers"]
  const more =
    allowed === undefined
      ? { "access-control-expose-headers": "Location, ETag, X-Request-ID, Retry-After" }
      : { "access-control-allow-headers": `${allowed}, if-match` }
  return { ...response, headers: { ...headers, ...more } }
}

/** A sort must not tell where a hidden item stands, so a sorted list has visible items only. */
const nothingLeaksByOrder: Rule = (response, { target, viewer }) => {
  const { pathname, searchParams } = new URL(target, recordedOrigin)
  const sort =
    searchParams.get("sort") ?? (searchParams.get("sort[d][direction]") === "DESC" ? "-" : "") + (searchParams.get("sort[d][path]") ?? "")
  const { body, ids } = response
  if (viewer !== undefined || ids === undefined || sort === "" || tree(tree(body).meta).omitted === undefined) return response
  const [, , entityType, bundle] = pathname.split("/")
  const direction = sort.startsWith("-") ? -1 : 1
  const keyOf = ({ created, label }: { readonly created: number; readonly label: string }) =>
    sort.endsWith("title") ? fold(label) : created
  const shown = recordedSite()
    .filter(({ type, status }) => type === `${entityType}--${bundle}` && status)
    .toSorted(
      (one, other) => direction * (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : Number(one.id) - Number(other.id)),
    )
  const limit = Number(searchParams.get("page[limit]") ?? 50)
  return { ...withBody(response, without(tree(body), "meta")), ids: shown.slice(0, limit).map(({ uuid }) => uuid) }
}

/** The entry point lists the kinds of our model. Configuration has no resources here. */
const ownKinds: Rule = (response, { target }) => {
  if (splitLanguage(target).path !== "/jsonapi" || response.status !== 200) return response
  const types = [...resourceTypes.map((type) => [kindOf(type).entityType, kindOf(type).bundle]), ["redirect", "redirect"]]
  const links = types.map(
    ([entityType, bundle]) => [`${entityType}--${bundle}`, { href: `${recordedOrigin}/jsonapi/${entityType}/${bundle}` }] as const,
  )
  return withBody(response, {
    ...tree(response.body),
    links: { ...Object.fromEntries(links), self: { href: `${recordedOrigin}/jsonapi` } },
  })
}

export const recordedRoles = {
  contributor: "ea6f55bc-057e-4a7b-b7d7-029970fc361b",
  administrator: "0c7f8e91-361a-438a-9897-7174f5d55571",
} as const

/** Roles have identifiers and no resources, so no answer includes one. */
const rolesAreNames: Rule = (response) => {
  const { body, includedIds = [] } = response
  const ids = includedIds.filter((id) => !Object.values<string>(recordedRoles).includes(id))
  const links = Object.entries(tree(tree(tree(tree(body).meta).omitted).links))
  const others = links.filter(([name, link]) => name !== "help" && !JSON.stringify(link).includes("/user_role/user_role/"))
  const isOmitted = links.length > 1 && others.length === 0
  if (ids.length === includedIds.length && !isOmitted) return response
  const included = list(tree(body).included).filter((item) => tree(item).type !== "user_role--user_role")
  const rest = isOmitted ? without(tree(body), "meta") : tree(body)
  return { ...withBody(response, { ...rest, included }), includedIds: ids }
}

/** Our model has neither an account's last access nor its first mail address. An account that has never signed in has no such time. */
const notKept: Rule = (response) => {
  const { body } = response
  if (isProfile(body)) {
    const kept = without(body, "access", "init")
    return Object.keys(kept).length === Object.keys(body).length
      ? response
      : withBody(response, JSON.stringify(kept.login ?? null).includes("1970-01-01") ? { ...kept, login: [] } : kept)
  }
  return withAccounts(response, (account) => {
    const attributes = without(tree(account.attributes), "access", "init")
    return Object.keys(attributes).length === Object.keys(tree(account.attributes)).length ? account : { ...account, attributes }
  })
}

/** One's own profile has one's roles, mails and the back end's features, but neither one's status nor one's last login. */
const ownProfile: Rule = (response, { viewer }) => {
  const { body } = response
  if (!isProfile(body)) return response
  const uid = tree(list(body.uid)[0]).value
  const numbers: Readonly<Record<string, number>> = { contributor: 2, administrator: 3, reader: 4 }
  const isOwn = uid === (viewer === undefined ? undefined : numbers[viewer])
  const roles = viewer === "contributor" ? [{ target_id: viewer, target_type: "user_role", target_uuid: recordedRoles.contributor }] : []
  const own = isOwn ? { roles, ...without(body, "status", "login") } : body
  return withBody(response, { ...own, field_mail_changes: [{ value: true }], g30_features: backEndFeatures.map((value) => ({ value })) })
}

/** A contributor reads of an account what the recorded administrator reads. */
const contributorsAreAdmins: Rule = (response, { viewer, target }) =>
  viewer !== "contributor" || target.includes("fields[user--user]")
    ? response
    : withAccounts(response, (account) => {
        const { attributes, relationships, id } = account
        const href = `${recordedOrigin}/jsonapi/user/user/${String(id)}`
        const data = [{ type: "user_role--user_role", id: recordedRoles.contributor, meta: { drupal_internal__target_id: viewer } }]
        const roles = { data, links: { related: { href: `${href}/roles` }, self: { href: `${href}/relationships/roles` } } }
        return {
          ...account,
          attributes: { login: null, status: null, ...tree(attributes) },
          relationships: { roles, ...tree(relationships) },
        }
      })

/** Each server signs with a key of its own. */
const ownKey: Rule = (response) =>
  tree(response.body).keys === undefined
    ? response
    : withBody(response, JSON.parse(JSON.stringify(response.body).replace(/"n":"[^"]+"/, '"n":"KEY"')))

/** A whole node or term tells of its languages. The recorded site of before had one, and no Drupal without our module lists them. */
const itemsTellOfLanguages: Rule = (response) => {
  const body = tree(response.body)
  const facts = { content_translation_outdated: false, content_translation_source: "und", translations: [] }
  const one = (item: Json): Json => {
    const attributes = tree(tree(item).attributes)
    const isWhole = attributes.default_langcode !== undefined && (attributes.sticky !== undefined || attributes.description !== undefined)
    return isWhole ? withoutTranslator({ ...tree(item), attributes: { ...facts, ...attributes } }) : item
  }
  const of = (name: "data" | "included") => (Array.isArray(body[name]) ? list(body[name]).map(one) : one(body[name] ?? null))
  const changed = {
    ...body,
    ...(body.data === undefined ? {} : { data: of("data") }),
    ...(body.included === undefined ? {} : { included: of("included") }),
  }
  return JSON.stringify(changed) === JSON.stringify(body) ? response : withBody(response, changed)
}

/** A term's translation has its author and its time as the term itself has none; ours keep neither. */
function withoutTranslator(item: Tree): Tree {
  const relationships = without(tree(item.relationships), "content_translation_uid")
  const attributes = without(tree(item.attributes), "content_translation_created")
  return { ...item, attributes, ...(item.relationships === undefined ? {} : { relationships }) }
}

/** A filter must not tell of a hidden text, so a filtered list names no hidden items. */
const nothingLeaksByFilter: Rule = (response, { target, viewer }) => {
  const isFiltered = viewer === undefined && target.includes("filter[") && tree(tree(response.body).meta).omitted !== undefined
  return isFiltered && isOfLanguages(target) ? withBody(response, without(tree(response.body), "meta")) : response
}

/** A link has the language of the address that was asked. Drupal's depend on what was read before. */
const linksHaveThePrefix: Rule = (response, { target }) => {
  const { language } = splitLanguage(target)
  const text = JSON.stringify(response.body ?? null)
  const prefixed = text.replaceAll(`${recordedOrigin}/jsonapi`, `${recordedOrigin}${inLanguage(language, "/jsonapi")}`)
  return prefixed === text ? response : { ...response, body: JSON.parse(prefixed) }
}

/** What a write has made tells the language of its address, as each reading does. A new item is a draft. */
const writesAnswerTheWhole: Rule = (response, { method, target }) => {
  const { data } = tree(response.body)
  const { attributes } = tree(data)
  const path = tree(tree(attributes).path)
  const isNew = method === "POST" && tree(attributes).status === true
  if (!isOfLanguages(target) || (path.langcode !== null && !isNew)) return response
  const langcode = tree(attributes).langcode ?? null
  const whole = {
    ...tree(attributes),
    ...(path.langcode === null ? { path: { ...path, langcode } } : {}),
    ...(isNew ? { status: false } : {}),
  }
  return withBody(response, { ...tree(response.body), data: { ...tree(data), attributes: whole } })
}

/** The recordings with several languages ask for these. */
function isOfLanguages(target: string): boolean {
  return target.includes("langcode") || splitLanguage(target).language !== defaultLanguage
}

export const rules = {
  errorsAreReadable,
  otherOrigins,
  nothingLeaksByOrder,
  ownKinds,
  rolesAreNames,
  notKept,
  ownProfile,
  contributorsAreAdmins,
  ownKey,
  itemsTellOfLanguages,
  nothingLeaksByFilter,
  linksHaveThePrefix,
  writesAnswerTheWhole,
} as const

/** The recording with the answer that we owe, and the rules that say so. */
export function owed(exchange: Exchange): { readonly exchange: Exchange; readonly by: readonly string[] } {
  const by: string[] = []
  let { response } = exchange
  for (const [name, rule] of Object.entries(rules)) {
    const next = rule(response, exchange.request)
    if (next !== response) by.push(name)
    response = next
  }
  return { exchange: { ...exchange, response }, by }
}

function isProfile(body: Json | undefined): body is Tree {
  return isTree(body) && body.uid !== undefined && body.uuid !== undefined && body.preferred_langcode !== undefined
}

function withAccounts(response: Response, change: (account: Tree) => Tree): Response {
  const body = tree(response.body)
  const one = (item: Json): Json => (tree(item).type === "user--user" && tree(item).attributes !== undefined ? change(tree(item)) : item)
  const { data = null } = body
  const changed = Array.isArray(data) ? list(data).map(one) : one(data)
  return JSON.stringify(changed) === JSON.stringify(data) ? response : withBody(response, { ...body, data: changed })
}

function without(all: Tree, ...names: readonly string[]): Tree {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
}
