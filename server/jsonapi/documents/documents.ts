import { createHash } from "node:crypto"
import { resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Document, DocumentMeta, Links, Resource } from "#contract/jsonapi.ts"
import { collectionPath, jsonapiPath, redirectsPath } from "#contract/paths.ts"
import type { Viewer } from "#contract/permissions.ts"
import { redirectType } from "#contract/redirect.ts"
import { type Entity, visibleReferences, type UserReference } from "#server/content/entities/entity.ts"
import { pictureFacts } from "#server/content/files/picture-facts.ts"
import { readPage, type Page } from "#server/content/search/read-page.ts"
import { Refusal } from "#server/http/refusal.ts"
import { isMany, targetOfRelationship, type RelationshipModel, relationshipOf } from "#server/content/entities/relationships.ts"
import type { Database } from "#server/database/open.ts"
import { jsonapiMember, notAllowed } from "#server/jsonapi/errors.ts"
import { addressAt, listLinks, pageLink, relationshipLinks, resourceLink, selfLink, type LinkBase, type RequestUrl } from "./links.ts"
import { parseCollectionQuery, parseSelection, type FieldSelection } from "#server/jsonapi/query/query.ts"
import { linkage, resourceOf, versionOf } from "./resource.ts"
import { viewEntities, visibleAmong } from "#server/content/entities/read.ts"
import type { IncludeTree } from "#server/jsonapi/query/include-tree.ts"

export type ReadRequest = RequestUrl & { readonly db: Database; readonly viewer: Viewer }

export function entryPoint(reading: ReadRequest): Document {
  const collections = resourceTypes.map((type) => [type, { href: addressAt(reading, collectionPath(type)) }] as const)
  const named = [
    ...collections,
    [redirectType, { href: addressAt(reading, redirectsPath) }] as const,
    ["self", { href: addressAt(reading, jsonapiPath) }] as const,
  ]
  return { jsonapi: jsonapiMember, data: [], links: Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1))) }
}

export function collection(reading: ReadRequest, type: ResourceType): Document {
  const query = parseCollectionQuery(type, reading.parameters)
  const page = readPage(reading.db, { type, language: reading.language, ...query }, reading.viewer)
  const document = resourceDocument(reading, page.entities, query)
  return {
    ...document,
    data: withPictureFacts(reading, type, document.data),
    meta: pageMeta(reading, type, page),
    links: { ...(query.offset > 0 && { first: pageLink(reading, 0, query.limit) }), ...listLinks(reading, { ...query, ...page }) },
  }
}

export function individual(reading: ReadRequest, entity: Entity, versions: Links = {}): Document {
  const document = resourceDocument(reading, [entity], parseSelection(entity.type, reading.parameters), versions)
  const [data = null] = withPictureFacts(reading, entity.type, document.data)
  return { ...document, data, links: { self: selfLink(reading) } }
}

/** Adds the facts only to files that were asked for themselves: a build includes thousands, whose references say the same. */
function withPictureFacts({ db, viewer }: ReadRequest, type: ResourceType, resources: readonly Resource[]): readonly Resource[] {
  if (type !== "file--file") return resources
  const facts = pictureFacts(
    db,
    resources.map(({ id }) => id),
    viewer,
  )
  return resources.map((resource) => {
    const meta = facts.get(resource.id)
    return meta === undefined ? resource : { ...resource, meta }
  })
}

export function related(reading: ReadRequest, entity: Entity, model: RelationshipModel): Document {
  const selection = parseSelection(targetOfRelationship(model), reading.parameters)
  const pks = targets(entity, model.name)
  const entities = visibleEntities(reading, pks)
  if (!isMany(model) && pks.length > entities.length) throw new Refusal(403, notAllowed, { pointer: "/data" })
  const document = resourceDocument(reading, entities, selection)
  const [first = null] = document.data
  return { ...document, data: isMany(model) ? document.data : first, links: { self: selfLink(reading) } }
}

export function relationship(reading: ReadRequest, entity: Entity, model: RelationshipModel): Document {
  parseSelection(targetOfRelationship(model), reading.parameters)
  const own = resourceLink(reading, entity).href
  const { related } = relationshipLinks(own, model.name, versionOf(entity))
  return { jsonapi: jsonapiMember, data: linkage(entity, model), links: { related, self: selfLink(reading) } }
}

/** Only the entities themselves have links to other `versions`. */
export function resourceDocument(
  reading: ReadRequest,
  entities: readonly Entity[],
  { fields, include }: FieldSelection,
  versions: Links = {},
) {
  const { origin, language, viewer } = reading
  const options = { origin, language, viewer, fields }
  const resources = entities.map((entity) => resourceOf(entity, options, versions))
  if (include.size === 0) return { jsonapi: jsonapiMember, data: resources }
  const included = includedEntities(reading, entities, include).map((entity) => resourceOf(entity, options))
  return { jsonapi: jsonapiMember, data: resources, ...(included.length > 0 && { included }) }
}

function pageMeta(place: LinkBase, type: ResourceType, { count, omitted }: Page): DocumentMeta {
  if (omitted.length === 0) return { count }
  const help = { href: "https://www.drupal.org/docs/8/modules/json-api/filtering#filters-access-control" }
  const items = omitted.map((uuid) => [`item--${shortName(uuid)}`, { ...resourceLink(place, { type, uuid }), meta: omittedMeta }] as const)
  const detail = "Some resources have been omitted because of insufficient authorization."
  return { count, omitted: { detail, links: { help, ...Object.fromEntries(items) } } }
}

const omittedMeta = { rel: "item", detail: notAllowed } as const

// Drupal's names are random. Here an item keeps its name, so that an unchanged answer keeps its ETag.
function shortName(uuid: string): string {
  return createHash("sha1").update(uuid).digest("base64url").slice(0, 7)
}

type Source = Pick<ReadRequest, "db" | "viewer" | "language">
type Walk = Source & { readonly loaded: Map<number, Entity> }
type Level = readonly { readonly tree: IncludeTree; readonly entities: readonly Entity[] }[]

/** Leaves out the primary entities. Each level of the tree takes one round of queries. */
function includedEntities({ db, viewer, language }: Source, primary: readonly Entity[], tree: IncludeTree): readonly Entity[] {
  const walk = { db, viewer, language, loaded: new Map(primary.map((entity) => [entity.pk, entity])) }
  let level: Level = [{ tree, entities: primary }]
  while (level.length > 0) level = nextLevel(level, walk)
  // A list of revisions has the same entity several times.
  const isPrimary = new Set(primary.map(({ pk }) => pk))
  return [...walk.loaded.values()].filter(({ pk }) => !isPrimary.has(pk))
}

function nextLevel(level: Level, walk: Walk): Level {
  const branches = level.flatMap(({ tree, entities }) =>
    [...tree].map(([name, below]) => ({
      below,
      pks: [...new Set(entities.flatMap((entity) => targets(entity, name)))],
    })),
  )
  load([...new Set(branches.flatMap(({ pks }) => pks))], walk)
  return branches.flatMap(({ below, pks }) => {
    const entities = pks.flatMap((pk) => walk.loaded.get(pk) ?? [])
    return below.size > 0 && entities.length > 0 ? [{ tree: below, entities }] : []
  })
}

function load(pks: readonly number[], { loaded, ...source }: Walk): void {
  const missing = pks.filter((pk) => !loaded.has(pk))
  for (const entity of visibleEntities(source, missing)) loaded.set(entity.pk, entity)
}

function visibleEntities({ db, viewer, language }: Source, pks: readonly number[]): readonly Entity[] {
  const visible = visibleAmong(db, pks, { viewer, language })
  const visiblePks = pks.filter((pk) => visible.has(pk))
  return viewEntities(db, visiblePks, { viewer, language })
}

/** Includes invisible entities. */
function targets(entity: Entity, name: string): readonly number[] {
  const relationship = relationshipOf(entity.type, name)
  const of = (account: UserReference | null) => (account === null ? [] : [account.pk])
  switch (relationship?.kind) {
    case "field":
      return visibleReferences(entity, name).map(({ pk }) => pk)
    case "author":
      return of(entity.author)
    case "reviser":
      return of(entity.revision.author)
    case "bundle":
    case "fixed":
    case "roles":
    case undefined:
      return []
  }
}
