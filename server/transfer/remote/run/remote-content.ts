/** Reads all content of a back end. */
import { fieldTypes } from "#contract/field-types/field-types.ts"
import { inLanguage } from "#contract/languages.ts"
import { collectionPath } from "#contract/paths.ts"
import { kindOf } from "#contract/content.ts"
import { isRelationship, type Field, type ResourceType } from "#contract/fields.ts"
import { decodePath } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import type { BackEnd } from "../http/back-end.ts"
import type { RemoteList, RemoteResource } from "../http/client.ts"
import { RefusedRequest, RemoteProblem } from "../http/problem.ts"
import { fieldNamed, fieldNames, hasTranslations, outdatedField } from "../items/item.ts"
import { isTranslation, languageOf, secondsIn } from "../items/remote-items.ts"
import { inParallel, requestLimit } from "./parallel.ts"

export type RemoteFile = {
  /** UUID there. */
  readonly id: string
  readonly name: string
  /** As the API gives it: relative to the host, or at another one. */
  readonly url: string
  /** Below the folder of files. */
  readonly path: string
  readonly size: number
  readonly changed: number
  readonly created: number
  readonly isInUse: boolean
  readonly author: string | null
}

export type RemoteContent = {
  /** The originals. */
  readonly resources: readonly RemoteResource[]
  readonly translations: readonly RemoteResource[]
  readonly files: readonly RemoteFile[]
  /** Fields that the back end has not, by kind. */
  readonly missing: ReadonlyMap<ResourceType, ReadonlySet<string>>
}

/** `onRead` gets the number of kinds that are read. */
export async function readRemote(backEnd: BackEnd, onRead: (done: number, total: number) => void): Promise<RemoteContent> {
  const types: readonly ResourceType[] = ["file--file", ...backEnd.kinds]
  let done = 0
  const lists = await inParallel(types, requestLimit, async (type) => {
    const { resources, hidden } = await everyLanguage(backEnd, type)
    if (hidden > 0) {
      throw new RemoteProblem(
        `${backEnd.client.base} hides ${hidden} of its ${kindOf(type).plural.toLowerCase()} from your account. Sign in as an administrator who may see all content.`,
      )
    }
    done += 1
    onRead(done, types.length)
    return { type, resources }
  })
  // Drupal lists its user 0, who is nobody.
  const all = lists.filter(({ type }) => type !== "file--file").flatMap((list) => list.resources)
  const resources = all.filter(({ attributes }) => Object.hasOwn(attributes, "langcode"))
  const files = lists.filter(({ type }) => type === "file--file").flatMap((list) => list.resources.map(remoteFile))
  const missing = await inParallel([...backEnd.kinds], requestLimit, async (type) => {
    const first = resources.find((resource) => resource.type === type)
    if (first !== undefined) return [type, fieldsMissingIn(first, type)] as const
    return [type, backEnd.isDrupal ? await probedFields(backEnd, type) : new Set<string>()] as const
  })
  return {
    resources: resources.filter((resource) => !isTranslation(resource)),
    translations: resources.filter(isTranslation),
    files,
    missing: new Map(missing),
  }
}

/** Each language of each item once. An address without a prefix shows English, or another language where there is none. */
async function everyLanguage({ client, languages }: BackEnd, type: ResourceType): Promise<RemoteList> {
  const { resources, hidden } = await client.list(listPath(type))
  const found = new Map(resources.map((resource) => [`${resource.id} ${languageOf(resource)}`, resource]))
  for (const language of hasTranslations(type) ? languages : []) {
    const list = await client.list(inLanguage(language, `${listPath(type)}&filter[langcode]=${language}`))
    for (const resource of list.resources.filter((one) => languageOf(one) === language)) found.set(`${resource.id} ${language}`, resource)
  }
  return { resources: [...found.values()], hidden }
}

function listPath(type: ResourceType): string {
  const { entityType } = kindOf(type)
  const number = { node: "nid", taxonomy_term: "tid", user: "uid", file: "fid" }[entityType]
  return `${collectionPath(type)}?sort=drupal_internal__${number}&page[limit]=50`
}

export function remoteFile({ id, attributes, relationships }: RemoteResource): RemoteFile {
  const { filename, uri, filesize, created, changed, status } = attributes
  const { value = "", url = "" } = uri !== undefined && isJsonObject(uri) ? uri : {}
  const author = relationships.uid?.data
  return {
    id,
    name: typeof filename === "string" ? filename : "",
    url: typeof url === "string" ? url : "",
    path: typeof value === "string" ? value.replace(/^\w+:\/\//, "") : "",
    size: Number(filesize ?? 0),
    changed: secondsIn(changed),
    created: secondsIn(created),
    isInUse: status === true,
    author: author === null || author === undefined || Array.isArray(author) ? null : author.id,
  }
}

/** The address of a file in texts. */
export function addressIn({ url }: RemoteFile): string {
  return decodePath(url)
}

function fieldsMissingIn({ attributes, relationships }: RemoteResource, type: ResourceType): ReadonlySet<string> {
  const names = [...fieldNames({ type }), outdatedField]
  return new Set(names.filter((name) => !Object.hasOwn(attributes, name) && !Object.hasOwn(relationships, name)))
}

/** Without an item a question tells: a sort by an unknown field is refused, and the refusal names it. */
async function probedFields({ client }: BackEnd, type: ResourceType): Promise<ReadonlySet<string>> {
  const missing = new Set<string>()
  const names = Object.keys(kindOf(type).fields)
  for (;;) {
    const asked = names.filter((name) => !missing.has(name)).map((name) => sortPath(name, fieldNamed(type, name)))
    const refused = await firstUnknown(client, type, asked)
    if (refused === null) return missing
    missing.add(refused)
  }
}

const mostSorts = 10

async function firstUnknown(client: BackEnd["client"], type: ResourceType, paths: readonly string[]): Promise<string | null> {
  for (let start = 0; start < paths.length; start += mostSorts) {
    try {
      await client.list(`${collectionPath(type)}?page[limit]=1&sort=${paths.slice(start, start + mostSorts).join(",")}`)
    } catch (error) {
      if (!(error instanceof RefusedRequest) || error.status !== 400) throw error
      const [, name] = /The field `(\w+)`.* does not exist/.exec(error.message) ?? []
      if (name === undefined) throw error
      return name
    }
  }
  return null
}

function sortPath(name: string, field: Field | undefined): string {
  if (field === undefined) return name
  if (isRelationship(field)) return `${name}.id`
  const { compares } = fieldTypes[field.type]
  const [part] = typeof compares === "string" ? [] : Object.keys(compares)
  return part === undefined ? name : `${name}.${part}`
}
