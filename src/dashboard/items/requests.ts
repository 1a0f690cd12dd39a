import type { AxiosRequestConfig } from "axios"
import { fieldsOf, kindOf } from "#contract/content.ts"
import { labelFields, isRelationship, type EntityType, type Langcode, type ResourceType } from "#contract/fields.ts"
import { mediaType } from "#contract/jsonapi.ts"
import type { SeriesChange } from "#contract/agenda/series-change.ts"
import type { ListedType } from "#contract/redirect.ts"
import { collectionPath, individualPath, seriesChangePath, translationPath } from "#contract/paths.ts"
import type { Continued } from "./item.ts"
import { pathIn } from "./languages.ts"
import type { SaveDocument } from "./to-document.ts"

export const jsonapiHeaders = { Accept: mediaType, "Content-Type": mediaType } as const

const numberNames: Readonly<Record<EntityType, string>> = {
  node: "drupal_internal__nid",
  taxonomy_term: "drupal_internal__tid",
  user: "drupal_internal__uid",
  file: "drupal_internal__fid",
}

/** Edit addresses have the number; other requests use the UUID. */
export type ItemName = { readonly type: ResourceType; readonly language?: Langcode | undefined } & (
  | { readonly number: number }
  | { readonly id: string }
)

/** Includes targets whose labels the editor shows, and the authors of the item and of its revision. */
export function includeOf(type: ResourceType): string {
  const fields = Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isRelationship(field) ? [name] : []))
  return [...fields, ...(kindOf(type).entityType === "node" ? ["uid", "revision_uid"] : [])].join(",")
}

export function numberName(type: ResourceType): string {
  return numberNames[kindOf(type).entityType]
}

export function byNumber(type: ResourceType, number: number, language?: Langcode): AxiosRequestConfig {
  return {
    url: pathIn(language, collectionPath(type)),
    headers: { Accept: mediaType },
    params: { [`filter[${numberName(type)}]`]: number, ...including(type) },
  }
}

type RevisionName = { readonly version?: string | undefined; readonly language?: Langcode | undefined }

/** By default the back end sends the present version in English. Without an English text, it sends another language. */
export function byId(type: ResourceType, id: string, { version, language }: RevisionName = {}): AxiosRequestConfig {
  const revision = version === undefined ? {} : { resourceVersion: `id:${version}` }
  return { url: pathIn(language, individualPath(type, id)), headers: { Accept: mediaType }, params: { ...including(type), ...revision } }
}

function including(type: ResourceType): Readonly<Record<string, string>> {
  const include = includeOf(type)
  return include === "" ? {} : { include }
}

/** The same request ends the former series. */
export function continuationRequest({ data }: SaveDocument, { id, at }: Continued): AxiosRequestConfig {
  const body: SeriesChange = { scope: "following", at, change: { kind: "edit", data } }
  return { method: "post", url: seriesChangePath(id), headers: jsonapiHeaders, data: body }
}

export function ifMatch(version: string | null) {
  return version === null ? {} : { "If-Match": `"${version}"` }
}

type Write = {
  readonly document: SaveDocument
  readonly isNew: boolean
  readonly version: string | null
  readonly language: Langcode
}

/** A PATCH at the address of a language changes that language, and the fields that all languages share. */
export function writeRequest({ document, isNew, version, language }: Write): AxiosRequestConfig {
  const { type, id } = document.data
  return {
    method: isNew ? "post" : "patch",
    url: isNew ? collectionPath(type) : pathIn(language, individualPath(type, id)),
    headers: { ...jsonapiHeaders, ...(isNew ? {} : ifMatch(version)) },
    params: including(type),
    data: document,
  }
}

type Removal = {
  readonly type: ListedType
  readonly id: string
  readonly version: string | null
  /** Drupal refuses a deletion at addresses of other languages than the original's. */
  readonly language?: Langcode | undefined
  readonly heir?: string
}

/** The content of a deleted user goes to the heir. Without an heir it stays without an author. */
export function removalRequest({ type, id, version, language, heir = "" }: Removal): AxiosRequestConfig {
  return {
    method: "delete",
    url: pathIn(language, individualPath(type, id)),
    params: type === "user--user" ? { reassign: heir } : {},
    headers: { Accept: mediaType, ...ifMatch(version) },
  }
}

export type TranslationName = {
  readonly type: ResourceType
  readonly id: string
  readonly language: Langcode
  readonly version: string | null
}

/** The draft is a copy of the original, or empty but for its title. */
export function additionRequest({ type, id, language, version }: TranslationName, isEmpty: boolean): AxiosRequestConfig {
  return {
    method: "post",
    url: translationPath(type, id, language),
    headers: { "Content-Type": "application/json", Accept: mediaType, ...ifMatch(version) },
    data: isEmpty ? { empty: true } : {},
  }
}

export function translationRemoval({ type, id, language, version }: TranslationName): AxiosRequestConfig {
  return { method: "delete", url: translationPath(type, id, language), headers: { Accept: mediaType, ...ifMatch(version) } }
}

/** Drupal writes JSON:API's conditions so; the operator is `=` by default. */
export type Condition = { readonly path: string; readonly operator?: string; readonly value?: string | readonly string[] }

export function parametersOf(name: string, { path, operator = "=", value }: Condition): Record<string, string> {
  const start = `filter[${name}][condition]`
  const values = typeof value === "string" ? [["", value] as const] : (value ?? []).map((each, index) => [`[${index}]`, each] as const)
  return {
    [`${start}[path]`]: path,
    [`${start}[operator]`]: operator,
    ...Object.fromEntries(values.map(([key, each]) => [`${start}[value]${key}`, each])),
  }
}

export type Search = { readonly type: ResourceType; readonly text: string; readonly limit?: number }

/** An empty text finds the newest items. */
export function searchRequest({ type, text, limit = 20 }: Search): AxiosRequestConfig {
  const label = labelFields[kindOf(type).entityType]
  const words = text.trim()
  return {
    url: collectionPath(type),
    headers: { Accept: mediaType },
    params: {
      [`fields[${type}]`]: label,
      sort: words === "" ? `-changed,-${numberName(type)}` : label,
      "page[limit]": limit,
      ...(words === "" ? {} : parametersOf("words", { path: label, operator: "CONTAINS", value: words })),
      // A Drupal has a user 0, who stands for all visitors.
      ...(type === "user--user" ? parametersOf("known", { path: numberName(type), operator: ">", value: "0" }) : {}),
    },
  }
}
