import type { ResourceType } from "#contract/fields.ts"
import type { Document, Links } from "#contract/jsonapi.ts"
import { collectionPath } from "#contract/paths.ts"
import { seesOldRevisions } from "#server/content/visibility.ts"
import { versionNumber, type Entity } from "#server/content/entities/entity.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { readShown } from "#server/content/entities/read.ts"
import { noRoute, Refusal } from "#server/http/refusal.ts"
import type { Address } from "./address.ts"
import { notAllowed } from "./errors.ts"
import { atRevision } from "#server/content/entities/revisions.ts"
import { collection, entryPoint, individual, related, relationship, type ReadRequest } from "#server/jsonapi/documents/documents.ts"
import { resourceLink, type LinkBase } from "#server/jsonapi/documents/links.ts"

/** `version` belongs to the one resource that was asked for. */
type ReadResult = { readonly document: Document; readonly version?: number }

export function readDocument(reading: ReadRequest, address: Address | undefined): ReadResult {
  switch (address?.kind) {
    case undefined:
      throw noRoute("GET", reading.origin + reading.path)
    case "entry-point":
      return { document: entryPoint(reading) }
    case "collection":
      return { document: readCollection(reading, address.type) }
    case "individual":
      return readIndividual(reading, address.type, address.uuid)
    case "related":
    case "relationship":
      return { document: readRelationship(reading, address) }
  }
}

function readCollection(reading: ReadRequest, type: ResourceType): Document {
  const version = reading.parameters.get("resourceVersion")
  if (version !== undefined && version !== "rel:latest-version" && version !== "rel:working-copy") {
    throw new Refusal(400, "Collections are read at their latest version only; ask each resource for its revisions.")
  }
  return collection(reading, type)
}

function readIndividual(reading: ReadRequest, type: ResourceType, uuid: string): ReadResult {
  const current = visibleEntity(reading, { type, uuid, route: "individual" })
  const entity = readVersion(reading, current)
  const document = individual(reading, entity, entity === current ? {} : otherVersions(reading, entity))
  return { document, version: versionNumber(entity) }
}

type RelationshipAddress = Extract<Address, { readonly kind: "related" | "relationship" }>

function readRelationship(reading: ReadRequest, { kind, type, uuid, model }: RelationshipAddress): Document {
  const route = kind === "relationship" ? `${model.name}.relationship.get` : `${model.name}.related`
  const entity = readVersion(reading, visibleEntity(reading, { type, uuid, route }))
  return kind === "relationship" ? relationship(reading, entity, model) : related(reading, entity, model)
}

/** The 404 names `route`, which is Drupal's name. */
export type EntityRoute = { readonly type: ResourceType; readonly uuid: string; readonly route: string }

type EntityReading = Pick<ReadRequest, "db" | "viewer" | "language">

/** @throws Refusal 403, 404 */
export function visibleEntity({ db, viewer, language }: EntityReading, { type, uuid, route }: EntityRoute): Entity {
  const entity = readShown(db, { type, uuid, language }, viewer)
  if (entity?.isVisible === true) return entity
  if (entity !== undefined) throw new Refusal(403, notAllowed, { pointer: "/data" })
  throw noEntity({ type, route })
}

export function noEntity({ type, route }: Pick<EntityRoute, "type" | "route">): Refusal {
  const path = `${collectionPath(type)}/{entity}`
  return new Refusal(404, `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.${route}")`)
}

/** Returns `current` itself if the request names the present revision. */
function readVersion(reading: ReadRequest, current: Entity): Entity {
  const version = reading.parameters.get("resourceVersion")
  if (version === undefined || version === "rel:latest-version" || version === "rel:working-copy") return current
  const [, vid] = typeof version === "string" ? (/^id:(\d{1,15})$/.exec(version) ?? []) : []
  if (vid === undefined) throw new Refusal(400, "A resource version identifier was provided in an invalid format.")
  if (Number(vid) === versionNumber(current)) return current
  if (!seesOldRevisions(reading.viewer, current))
    throw new Refusal(403, `${notAllowed} The user does not have access to the requested version.`, { pointer: "/data" })
  const entity = atRevision(reading.db, current, Number(vid), reading.viewer)
  if (entity === undefined) throw new Refusal(404, `The requested version, identified by \`id:${vid}\`, could not be found.`)
  return shownIn(entity, reading.language)
}

function otherVersions(place: LinkBase, entity: Entity): Links {
  return {
    "latest-version": resourceLink(place, entity, "rel:latest-version"),
    "working-copy": resourceLink(place, entity, "rel:working-copy"),
  }
}
