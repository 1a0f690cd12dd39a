import { createHash } from "node:crypto"
import { isResourceType, kindOf } from "#contract/content.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { labelFields, type ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, languages } from "#contract/languages.ts"
import { collectionPath, redirectsPath } from "#contract/paths.ts"
import { anyLanguage } from "#contract/redirect.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import type { RedirectValues } from "#server/content/redirects/change-redirect.ts"
import { isJsonObject } from "#server/database/json.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { fileEntity } from "#server/transfer/folder-files.ts"
import { isTranslatable } from "#server/content/entities/languages.ts"
import type { BackEnd } from "./back-end.ts"
import { identifiersIn, type Client, type RemoteResource } from "./http/client.ts"
import { itemTypes, secondsIn, textOfResource, type ItemText } from "./item-text.ts"

/** `resource` is the site's own text. */
export type SiteText = ItemText & { readonly resource: RemoteResource }

/** UUID and number (nid, tid or uid) are the site's. */
export type SiteItem = Pick<StoredEntity, "type" | "uuid" | "label"> & {
  readonly number: number
  /** The original comes first. */
  readonly texts: readonly [SiteText, ...SiteText[]]
}

export type SiteFile = {
  readonly entity: StoredEntity
  /** The API's address is relative to the host. */
  readonly url: string
  /** Is relative to the folder of files. */
  readonly path: string
  readonly size: number
}

/** `isFormer` means that a change of an item's address made it; null if the back end doesn't say. */
export type SiteRedirect = RedirectValues & { readonly isFormer: boolean | null }

export type SiteContent = {
  readonly items: readonly SiteItem[]
  readonly files: readonly SiteFile[]
  readonly redirects: readonly SiteRedirect[]
}

export async function readSite({ client, hasRedirects }: BackEnd, progress: Progress): Promise<SiteContent> {
  const types: readonly ResourceType[] = ["file--file", ...itemTypes]
  let done = 0
  const lists = await inParallel(types, async (type) => {
    const resources = await everyLanguage(client, type)
    done += 1
    progress(`Reading ${client.base}`, done, types.length)
    return resources
  })
  const [files = [], ...others] = lists
  const redirects = hasRedirects ? await client.list(`${redirectsPath}?page[limit]=50`) : []
  return { items: others.flatMap(itemsOf), files: files.map(fileOf), redirects: redirects.map(redirectOf) }
}

/** Changes with all content that the record of a push compares. */
export function contentDigestOf({ items, redirects }: SiteContent): string {
  const texts = items.map(({ uuid, texts: all }) => [uuid, all.map(({ langcode, values, links }) => [langcode, values, links])])
  const sorted = [...texts, ...redirects.map(({ uuid, path, uri }) => [uuid, path, uri])].map((one) => JSON.stringify(one)).toSorted()
  return createHash("sha256").update(sorted.join("\n")).digest("base64url")
}

/** Returns each language of each item once. An address without a prefix shows English, or else another language. */
async function everyLanguage(client: Client, type: ResourceType): Promise<readonly RemoteResource[]> {
  const numbers = { node: "nid", taxonomy_term: "tid", user: "uid", file: "fid" }
  const path = `${collectionPath(type)}?sort=drupal_internal__${numbers[kindOf(type).entityType]}&page[limit]=50`
  const others = isTranslatable(type) ? languages.filter((language) => language !== defaultLanguage) : []
  const resources = [...(await client.list(path))]
  for (const language of others) resources.push(...(await client.list(inLanguage(language, `${path}&filter[langcode]=${language}`))))
  return [...new Map(resources.map((resource) => [`${resource.id} ${textOf(resource.attributes.langcode)}`, resource])).values()]
}

function itemsOf(resources: readonly RemoteResource[]): readonly SiteItem[] {
  const texts = new Map<string, SiteText[]>()
  for (const resource of resources) {
    const { type, id, attributes } = resource
    // Drupal lists its user 0, the anonymous visitor, who has no language.
    if (!isResourceType(type) || !Object.hasOwn(attributes, "langcode")) continue
    texts.set(id, [...(texts.get(id) ?? []), { ...textOfResource(type, resource), resource }])
  }
  const isTranslation = ({ resource }: SiteText) => Number(resource.attributes.default_langcode === false)
  return [...texts.values()].flatMap((all) => {
    const [original, ...others] = all.toSorted((one, other) => isTranslation(one) - isTranslation(other))
    if (original === undefined) return []
    const { type, uuid, values, resource } = original
    const label = textOf(values[labelFields[kindOf(type).entityType]])
    return [{ type, uuid, label, number: numberOf(resource), texts: [original, ...others] as const }]
  })
}

export function numberOf({ attributes }: RemoteResource): number {
  const { drupal_internal__nid: nid, drupal_internal__tid: tid, drupal_internal__uid: uid, drupal_internal__fid: fid } = attributes
  return Number(nid ?? tid ?? uid ?? fid ?? 0)
}

export function fileOf(resource: RemoteResource): SiteFile {
  const { filename, uri = null, filesize, created, changed, status } = resource.attributes
  const { value = "", url = "" } = isJsonObject(uri) ? uri : {}
  const path = textOf(value).replace(/^\w+:\/\//, "")
  const size = Number(filesize ?? 0)
  const [author = 0] = identifiersIn(resource, "uid").map(({ meta }) => Number(meta.drupal_internal__target_id))
  const entry = {
    ...{ file: path, fid: numberOf(resource), uuid: resource.id, filename: textOf(filename), used: status === true },
    ...{ author: author > 0 ? author : null, created: textOf(created), changed: textOf(changed) },
  }
  return { entity: fileEntity(entry, path, size), url: textOf(url), path, size }
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
