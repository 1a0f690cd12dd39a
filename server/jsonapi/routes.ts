/** Reads what an address below /jsonapi names. */
import type { ResourceType } from "#contract/fields.ts"
import type { Document, Links } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { seesOldRevisions } from "#server/content/access.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { Address } from "./address.ts"
import { notAllowed } from "./errors.ts"
import { atRevision } from "#server/content/entities/revisions.ts"
import { collection, entryPoint, individual, related, relationship, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { resourceLink } from "#server/jsonapi/documents/links.ts"

/**
 * The document that has an address.
 *
 * @throws Refusal, DomainError
 */
export function read(reading: ReadRequest, address: Address | undefined): Document {
  switch (address?.kind) {
    case undefined:
      throw noRoute(reading)
    case "entry-point":
      return entryPoint(reading)
    case "collection":
      return readCollection(reading, address.type)
    case "individual":
      return readIndividual(reading, address.type, address.uuid)
    case "related":
    case "relationship":
      return readRelationship(reading, address)
  }
}

function readCollection(reading: ReadRequest, type: ResourceType): Document {
  const version = reading.parameters.get("resourceVersion")
  if (version !== undefined && version !== "rel:latest-version" && version !== "rel:working-copy") {
    throw new Refusal(400, "Collections are read at their latest version only; ask each resource for its revisions.")
  }
  return collection(reading, type)
}

function readIndividual(reading: ReadRequest, type: ResourceType, uuid: string): Document {
  const { current, entity } = readVersion(reading, visibleEntity(reading, type, uuid, "individual"))
  return individual(reading, entity, entity === current ? {} : otherVersions(reading, entity))
}

type RelationshipAddress = Extract<Address, { readonly kind: "related" | "relationship" }>

function readRelationship(reading: ReadRequest, { kind, type, uuid, model }: RelationshipAddress): Document {
  const route = kind === "relationship" ? `${model.name}.relationship.get` : `${model.name}.related`
  const { entity } = readVersion(reading, visibleEntity(reading, type, uuid, route))
  return kind === "relationship" ? relationship(reading, entity, model) : related(reading, entity, model)
}

/** @throws Refusal 403 or 404 where the viewer sees no such entity */
export function visibleEntity({ db, viewer }: Pick<ReadRequest, "db" | "viewer">, type: ResourceType, uuid: string, route: string): Entity {
  const entity = readEntity(db, type, uuid, viewer)
  if (entity?.isVisible === true) return entity
  if (entity !== undefined) throw new Refusal(403, notAllowed, { pointer: "/data" })
  throw noEntity(type, route)
}

/** Drupal's words for an entity that isn't there; `route` is its name for what was asked. */
export function noEntity(type: ResourceType, route: string): Refusal {
  const path = `${collectionPath(type)}/{entity}`
  return new Refusal(404, `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.${route}")`)
}

function readVersion(reading: ReadRequest, current: Entity): { readonly current: Entity; readonly entity: Entity } {
  const version = reading.parameters.get("resourceVersion")
  if (version === undefined || version === "rel:latest-version" || version === "rel:working-copy") return { current, entity: current }
  const [, vid] = typeof version === "string" ? (/^id:(\d{1,15})$/.exec(version) ?? []) : []
  if (vid === undefined) throw new Refusal(400, "A resource version identifier was provided in an invalid format.")
  const isCurrent = Number(vid) === (current.vid ?? current.id)
  if (isCurrent) return { current, entity: current }
  if (!seesOldRevisions(reading.viewer, current))
    throw new Refusal(403, `${notAllowed} The user does not have access to the requested version.`, { pointer: "/data" })
  const entity = atRevision(reading.db, current, Number(vid), reading.viewer)
  if (entity === undefined) throw new Refusal(404, `The requested version, identified by \`id:${vid}\`, could not be found.`)
  return { current, entity }
}

function otherVersions({ origin }: ReadRequest, { type, uuid }: Entity): Links {
  return {
    "latest-version": resourceLink(origin, type, uuid, "rel:latest-version"),
    "working-copy": resourceLink(origin, type, uuid, "rel:working-copy"),
  }
}

function noRoute({ origin, path }: ReadRequest): Refusal {
  return new Refusal(404, `No route found for "GET ${origin}${path}"`)
}
