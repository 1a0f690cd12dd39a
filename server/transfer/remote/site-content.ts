/** Reads all content of a back end. */
import { createHash } from "node:crypto"
import { isResourceType, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { labelFields, type Langcode, type ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, redirectsPath } from "#contract/paths.ts"
import { anyLanguage } from "#contract/redirect.ts"
import { isLangcode, type StoredEntity } from "#server/content/entities/entity.ts"
import { mediaTypes } from "#server/content/files/media-types.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { isJsonObject } from "#server/database/json.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { extensionOf } from "#server/transfer/folder-files.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import type { BackEnd } from "./back-end.ts"
import { identifiersIn, type Resource } from "./http/client.ts"
import { fieldNames, itemTypes, secondsIn, valueOf } from "./values.ts"

export type SiteItem = {
  readonly type: ResourceType
  /** That of the site. */
  readonly uuid: string
  /** nid, tid or uid. */
  readonly number: number
  readonly label: string
  /** A resource for each language, the original first. */
  readonly texts: readonly [Resource, ...Resource[]]
}

export type SiteFile = {
  readonly entity: StoredEntity
  /** As the API gives it, relative to the host. */
  readonly url: string
  /** Below the folder of files. */
  readonly path: string
  readonly size: number
}

/** `isFormer`: made by a change of an item's address; null if the back end doesn't say. */
export type SiteRedirect = RedirectValues & { readonly isFormer: boolean | null }

export type SiteContent = {
  readonly items: readonly SiteItem[]
  readonly files: readonly SiteFile[]
  readonly redirects: readonly SiteRedirect[]
}

export async function readSite(backEnd: BackEnd, progress: Progress): Promise<SiteContent> {
  const { client, hasRedirects } = backEnd
  const types: readonly ResourceType[] = ["file--file", ...itemTypes]
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
  const valuesOf = (type: ResourceType, text: Resource) => fieldNames(type, true).map((name) => valueOf(text, name))
  const texts = items.map(({ type, uuid, texts: all }) => [uuid, all.map((text) => [languageOf(text), valuesOf(type, text)])])
  const sorted = [...texts, ...redirects.map(({ uuid, path, uri }) => [uuid, path, uri])].map((one) => JSON.stringify(one)).toSorted()
  return createHash("sha256").update(sorted.join("\n")).digest("base64url")
}

/** Each language of each item once. An address without a prefix shows English, or another language where there is none. */
async function everyLanguage({ client }: BackEnd, type: ResourceType): Promise<readonly Resource[]> {
  const numbers = { node: "nid", taxonomy_term: "tid", user: "uid", file: "fid" }
  const path = `${collectionPath(type)}?sort=drupal_internal__${numbers[kindOf(type).entityType]}&page[limit]=50`
  const { resources, hidden } = await client.list(path)
  if (hidden > 0) throw new Error(`${client.base} hides ${hidden} items of ${type} from your account. Sign in as another administrator.`)
  const byLanguage = new Map(resources.map((resource) => [`${resource.id} ${languageOf(resource)}`, resource]))
  for (const language of isTranslatable(type) ? languages : []) {
    if (language === defaultLanguage) continue
    const list = await client.list(inLanguage(language, `${path}&filter[langcode]=${language}`))
    for (const resource of list.resources.filter((one) => languageOf(one) === language))
      byLanguage.set(`${resource.id} ${language}`, resource)
  }
  return [...byLanguage.values()]
}

function itemsOf(resources: readonly Resource[]): readonly SiteItem[] {
  // Drupal lists its user 0, the anonymous visitor, who has no language.
  const items = resources.filter(({ type, attributes }) => type !== "file--file" && Object.hasOwn(attributes, "langcode"))
  const byId = new Map<string, Resource[]>()
  for (const text of items) byId.set(text.id, [...(byId.get(text.id) ?? []), text])
  return [...byId.values()].flatMap((texts) => siteItem(texts) ?? [])
}

/** Returns an item of the answers for its languages; null for one of another kind. */
function siteItem(texts: readonly Resource[]): SiteItem | null {
  const isTranslation = ({ attributes }: Resource) => attributes.default_langcode === false
  const [original, ...others] = [...texts.filter((one) => !isTranslation(one)), ...texts.filter(isTranslation)]
  if (original === undefined || !isResourceType(original.type) || !itemTypes.includes(original.type)) return null
  const { type, id: uuid, attributes } = original
  const label = textOf(attributes[labelFields[kindOf(type).entityType]])
  return { type, uuid, number: numberOf(original), label, texts: [original, ...others] }
}

export function languageOf({ attributes: { langcode } }: Resource): Langcode {
  return isLangcode(langcode) ? langcode : defaultLanguage
}

export function numberOf({ attributes }: Resource): number {
  const { drupal_internal__nid: nid, drupal_internal__tid: tid, drupal_internal__uid: uid, drupal_internal__fid: fid } = attributes
  return Number(nid ?? tid ?? uid ?? fid ?? 0)
}

export function fileOf(resource: Resource): SiteFile {
  const { filename, uri = null, filesize, created, changed, status } = resource.attributes
  const { value = "", url = "" } = isJsonObject(uri) ? uri : {}
  const path = textOf(value).replace(/^\w+:\/\//, "")
  const size = Number(filesize ?? 0)
  const [author = 0] = identifiersIn(resource, "uid").map(({ meta }) => Number(meta.drupal_internal__target_id))
  const filemime = mediaTypes[extensionOf(path)] ?? "application/octet-stream"
  const entity: StoredEntity = {
    ...{ type: "file--file", uuid: resource.id, id: numberOf(resource), langcode: "en", status: status === true },
    ...{ label: textOf(filename), created: secondsIn(created), changed: secondsIn(changed), uid: author > 0 ? author : null },
    fields: { uri: `public://${path}`, filemime, filesize: size },
    references: {},
    alias: null,
  }
  return { entity, url: textOf(url), path, size }
}

function redirectOf({ id, attributes, meta = {} }: Resource): SiteRedirect {
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
