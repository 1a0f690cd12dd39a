/** Reads all content of a back end. */
import { createHash } from "node:crypto"
import { fieldsOf, isResourceType, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { isRelationship, labelFields, type Field, type Langcode, type ResourceType } from "#contract/fields.ts"
import { toSeconds } from "#contract/agenda/brussels.ts"
import type { Json } from "#contract/jsonapi.ts"
import { defaultLanguage, inLanguage } from "#contract/languages.ts"
import { collectionPath, redirectsPath } from "#contract/paths.ts"
import { anyLanguage } from "#contract/redirect.ts"
import { isLangcode } from "#server/content/entities/entity.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { hasTranslations } from "#server/transfer/format/views.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { BackEnd } from "./back-end.ts"
import { identifiersIn, type RemoteResource } from "./http/client.ts"
import { RemoteProblem } from "./http/problem.ts"
import { itemTypes, outdatedField, type Item, type Text } from "./item.ts"
import { linkMeta, tidyValue, type Values } from "./values.ts"

export type SiteText = Text & {
  /** Unix seconds. A term has no time of creation, so it is that of its change. */
  readonly created: number
  readonly changed: number
  /** The number of the alias, without which a Drupal would add another alias. */
  readonly pid: number | null
  /** The HTML that visitors get for each rich text. */
  readonly processed: ReadonlyMap<string, string>
}

/** `uuid` is that of the site. */
export type SiteItem = Omit<Item, "texts"> & {
  readonly texts: readonly SiteText[]
  /** The names of all fields that the site tells of it. */
  readonly names: ReadonlySet<string>
}

export type SiteFile = {
  readonly id: string
  readonly number: number
  readonly name: string
  /** As the API gives it: relative to the host, or at another one. */
  readonly url: string
  /** Below the folder of files. */
  readonly path: string
  readonly size: number
  readonly changed: number
  readonly created: number
  readonly isInUse: boolean
  readonly author: number | null
}

/** `isFormer`: made by a change of an item's address; null if the back end doesn't say. */
export type SiteRedirect = RedirectValues & { readonly isFormer: boolean | null }

export type SiteContent = {
  readonly items: readonly SiteItem[]
  readonly files: readonly SiteFile[]
  readonly redirects: readonly SiteRedirect[]
}

export async function readSite(backEnd: BackEnd, progress: Progress): Promise<SiteContent> {
  const { client, kinds, hasRedirects } = backEnd
  const types: readonly ResourceType[] = ["file--file", ...kinds]
  let done = 0
  const lists = await inParallel(types, async (type) => {
    const resources = await everyLanguage(backEnd, type)
    done += 1
    progress(`Reading ${client.base}`, done, types.length)
    return resources
  })
  const resources = lists.flat()
  const redirects = hasRedirects ? (await client.list(`${redirectsPath}?page[limit]=50`)).resources : []
  return {
    items: itemsOf(resources),
    files: resources.filter(({ type }) => type === "file--file").map(fileOf),
    redirects: redirects.map(redirectOf),
  }
}

/** Returns a fingerprint that changes with all content that the record of a push compares. */
export function versionOf({ items, redirects }: SiteContent): string {
  const texts = items.map((item) => [item.uuid, item.texts.map(({ langcode, values }) => [langcode, values])])
  const sorted = [...texts, ...redirects.map(({ uuid, path, uri }) => [uuid, path, uri])].map((one) => JSON.stringify(one)).toSorted()
  return createHash("sha256").update(sorted.join("\n")).digest("base64url")
}

/** Each language of each item once. An address without a prefix shows English, or another language where there is none. */
async function everyLanguage({ client, languages }: BackEnd, type: ResourceType): Promise<readonly RemoteResource[]> {
  const numbers = { node: "nid", taxonomy_term: "tid", user: "uid", file: "fid" }
  const path = `${collectionPath(type)}?sort=drupal_internal__${numbers[kindOf(type).entityType]}&page[limit]=50`
  const { resources, hidden } = await client.list(path)
  if (hidden > 0)
    throw new RemoteProblem(`${client.base} hides ${hidden} items of ${type} from your account. Sign in as another administrator.`)
  const byLanguage = new Map(resources.map((resource) => [`${resource.id} ${languageOf(resource)}`, resource]))
  for (const language of hasTranslations(type) ? languages : []) {
    const list = await client.list(inLanguage(language, `${path}&filter[langcode]=${language}`))
    for (const resource of list.resources.filter((one) => languageOf(one) === language))
      byLanguage.set(`${resource.id} ${language}`, resource)
  }
  return [...byLanguage.values()]
}

function itemsOf(resources: readonly RemoteResource[]): readonly SiteItem[] {
  const grouped = new Map<string, RemoteResource[]>()
  for (const resource of resources) {
    // Drupal lists its user 0, the anonymous visitor.
    if (resource.type === "file--file" || !Object.hasOwn(resource.attributes, "langcode")) continue
    grouped.set(resource.id, [...(grouped.get(resource.id) ?? []), resource])
  }
  return [...grouped.values()].flatMap((group) => siteItem(group) ?? [])
}

/** Returns an item of the answers for its languages; null for one of another kind. */
export function siteItem(group: readonly RemoteResource[]): SiteItem | null {
  const ordered = [...group.filter((one) => !isTranslation(one)), ...group.filter(isTranslation)]
  const [original] = ordered
  if (original === undefined || !isResourceType(original.type) || !itemTypes.includes(original.type)) return null
  const { type, id: uuid, attributes, relationships } = original
  const label = attributes[labelFields[kindOf(type).entityType]]
  const texts = ordered.map((resource) => siteText(type, resource))
  const names = new Set([...Object.keys(attributes), ...Object.keys(relationships)])
  return { type, uuid, number: numberOf(original), label: textOf(label), texts, names }
}

function siteText(type: ResourceType, resource: RemoteResource): SiteText {
  const { attributes, relationships } = resource
  const declared = Object.entries(fieldsOf(type)).map(([name, field]) => [name, valueOf(resource, name, field)] as const)
  const path = attributes.path !== undefined && isJsonObject(attributes.path) ? attributes.path : {}
  const created = secondsIn(attributes.created ?? attributes.changed)
  // Drupal's user 0 means no author.
  const authors = identifiersIn(relationships.uid?.data).filter(({ meta }) => meta.drupal_internal__target_id !== 0)
  const roles = identifiersIn(relationships.roles?.data).map(({ meta }) => String(meta.drupal_internal__target_id))
  const own: Values = {
    created,
    path: typeof path.alias === "string" && path.alias !== "" ? path.alias : null,
    uid: authors.map(({ id }) => ({ uuid: id, meta: {} })),
    roles: roles.toSorted(),
    [outdatedField]: attributes[outdatedField] === true,
  }
  const rich = Object.entries(attributes).flatMap(([name, value]) =>
    isJsonObject(value) && typeof value.processed === "string" ? [[name, value.processed] as const] : [],
  )
  return {
    langcode: languageOf(resource),
    values: { ...Object.fromEntries(declared), ...own },
    created,
    changed: secondsIn(attributes.changed),
    pid: typeof path.pid === "number" ? path.pid : null,
    processed: new Map(rich),
  }
}

function valueOf({ attributes, relationships }: RemoteResource, name: string, field: Field): Json {
  if (!isRelationship(field)) return tidyValue(field, attributes[name] ?? null, attributes)
  const links = identifiersIn(relationships[name]?.data).filter(({ id }) => id !== "missing" && id !== "virtual")
  return links.map(({ id, meta }) => ({ uuid: id, meta: linkMeta(field, jsonIn(meta)) }))
}

function jsonIn(meta: Readonly<Record<string, unknown>>): Values {
  const plain = Object.entries(meta).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? [[name, value] as const] : [],
  )
  return Object.fromEntries(plain)
}

function languageOf({ attributes: { langcode } }: RemoteResource): Langcode {
  return isLangcode(langcode) ? langcode : defaultLanguage
}

function isTranslation({ attributes }: RemoteResource): boolean {
  return attributes.default_langcode === false
}

function numberOf({ attributes }: RemoteResource): number {
  const { drupal_internal__nid: nid, drupal_internal__tid: tid, drupal_internal__uid: uid, drupal_internal__fid: fid } = attributes
  return Number(nid ?? tid ?? uid ?? fid ?? 0)
}

export function fileOf(resource: RemoteResource): SiteFile {
  const { filename, uri, filesize, created, changed, status } = resource.attributes
  const { value = "", url = "" } = uri !== undefined && isJsonObject(uri) ? uri : {}
  const [owner] = identifiersIn(resource.relationships.uid?.data)
  const number = owner?.meta.drupal_internal__target_id
  return {
    id: resource.id,
    number: numberOf(resource),
    name: textOf(filename),
    url: textOf(url),
    path: textOf(value).replace(/^\w+:\/\//, ""),
    size: Number(filesize ?? 0),
    changed: secondsIn(changed),
    created: secondsIn(created),
    isInUse: status === true,
    author: typeof number === "number" && number > 0 ? number : null,
  }
}

function redirectOf({ id, attributes, meta }: RemoteResource): SiteRedirect {
  const { redirect_source: source = null, redirect_redirect: target = null, status_code: status, language, created } = attributes
  return {
    uuid: id,
    path: `/${isJsonObject(source) ? textOf(source.path).replace(/^\//, "") : ""}`,
    uri: isJsonObject(target) ? textOf(target.uri) : "",
    status: Number(status ?? 301),
    langcode: typeof language === "string" ? language : anyLanguage,
    created: secondsIn(created),
    isFormer: typeof meta.isFormer === "boolean" ? meta.isFormer : null,
  }
}

function secondsIn(value: Json | undefined): number {
  return typeof value === "string" ? (toSeconds(value) ?? 0) : 0
}
