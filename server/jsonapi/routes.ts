/** From an address below /jsonapi to a document. */
import { isResourceType, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { Document, Links } from "#contract/jsonapi.ts"
import { collectionPath, jsonapiPath } from "#contract/paths.ts"
import { seesOldRevisions } from "#server/content/access.ts"
import { findEntity, viewEntities, type Entity } from "#server/content/entities/read.ts"
import { Refusal } from "#server/http/refusal.ts"
import { notAllowed } from "./errors.ts"
import { relationshipOf, type RelationshipModel } from "#server/content/entities/relationships.ts"
import { atRevision } from "#server/content/entities/revisions.ts"
import { collection, entryPoint, individual, related, relationship, type Reading } from "./documents.ts"
import { resourceLink } from "./links.ts"

/**
 * Reads what the address of `reading` names.
 *
 * @throws Refusal
 */
export function read(reading: Reading): Document {
  const segments = reading.path
    .slice(jsonapiPath.length)
    .split("/")
    .filter((segment) => segment !== "")
  if (segments.length === 0) return entryPoint(reading)
  const [entityType = "", bundle = "", uuid, ...rest] = segments
  const type = `${entityType}--${bundle}`
  if (!isResourceType(type)) throw noRoute(reading)
  if (uuid === undefined) return readCollection(reading, type)
  const [name, ...others] = rest[0] === "relationships" ? rest.slice(1) : rest
  if (others.length > 0 || (rest[0] === "relationships" && name === undefined)) throw noRoute(reading)
  if (name === undefined) return readIndividual(reading, type, uuid)
  const model = relationshipOf(type, name)
  if (model === undefined) throw noRoute(reading)
  return readRelationship(reading, { type, uuid, model, isItself: rest[0] === "relationships" })
}

function readCollection(reading: Reading, type: ResourceType): Document {
  const version = reading.parameters.get("resourceVersion")
  if (version !== undefined && version !== "rel:latest-version" && version !== "rel:working-copy") {
    throw new Refusal(400, "Collections are read at their latest version only; ask each resource for its revisions.")
  }
  return collection(reading, type)
}

function readIndividual(reading: Reading, type: ResourceType, uuid: string): Document {
  const { current, entity } = readVersion(reading, visibleEntity(reading, type, uuid, "individual"))
  return individual(reading, entity, entity === current ? {} : otherVersions(reading, entity))
}

type Asking = { readonly type: ResourceType; readonly uuid: string; readonly model: RelationshipModel; readonly isItself: boolean }

function readRelationship(reading: Reading, { type, uuid, model, isItself }: Asking): Document {
  const route = isItself ? `${model.name}.relationship.get` : `${model.name}.related`
  const { entity } = readVersion(reading, visibleEntity(reading, type, uuid, route))
  return isItself ? relationship(reading, entity, model) : related(reading, entity, model)
}

/** @throws Refusal 403 or 404 where the viewer sees no such entity; `route` is Drupal's name for what was asked */
export function visibleEntity({ db, viewer }: Pick<Reading, "db" | "viewer">, type: ResourceType, uuid: string, route: string): Entity {
  const found = findEntity(db, kindOf(type).entityType, uuid, viewer)
  const [entity] = found?.isVisible === true ? viewEntities(db, [found.pk], viewer) : []
  if (entity !== undefined) return entity
  if (found !== undefined) throw new Refusal(403, notAllowed, { pointer: "/data" })
  const path = `${collectionPath(type)}/{entity}`
  throw new Refusal(404, `The "entity" parameter was not converted for the path "${path}" (route name: "jsonapi.${type}.${route}")`)
}

function readVersion(reading: Reading, current: Entity): { readonly current: Entity; readonly entity: Entity } {
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

function otherVersions({ origin }: Reading, { type, uuid }: Entity): Links {
  return {
    "latest-version": resourceLink(origin, type, uuid, "rel:latest-version"),
    "working-copy": resourceLink(origin, type, uuid, "rel:working-copy"),
  }
}

function noRoute({ origin, path }: Reading): Refusal {
  return new Refusal(404, `No route found for "GET ${origin}${path}"`)
}
