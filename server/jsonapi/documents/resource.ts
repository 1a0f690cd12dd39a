import { kindOf } from "#contract/content.ts"
import type { Json, Links, Relationship, Resource, ResourceIdentifier, ResourceMeta } from "#contract/jsonapi.ts"
import { may, type Viewer } from "#contract/permissions.ts"
import { visibleReferences, type Entity, type UserReference } from "#server/content/entities/entity.ts"
import { isMany, relationshipsOf, type RelationshipModel } from "#server/content/entities/relationships.ts"
import { attributesOf, drupalTime } from "./attributes.ts"
import { bundleId, roleId } from "#server/content/entities/configuration.ts"
import { relationshipLinks, resourceLink, type LinkBase } from "./links.ts"
import type { Fieldsets } from "#server/jsonapi/query/query.ts"

export type RenderOptions = LinkBase & { readonly viewer: Viewer; readonly fields: Fieldsets }

/** As in Drupal, a resource has no empty `attributes` and `relationships`. */
export function resourceOf(entity: Entity, { origin, language, viewer, fields }: RenderOptions, versions: Links = {}): Resource {
  const selection = fields.get(entity.type)
  const isWanted = (name: string) => selection === undefined || selection.has(name)
  const attributes = Object.entries(attributesOf(entity, viewer)).filter(([name]) => isWanted(name))
  const models = relationshipsOf(entity.type).filter(({ name }) => isWanted(name))
  const place = { origin, language }
  const own = resourceLink(place, entity).href
  const version = versionOf(entity)
  const meta = accountMeta(entity, viewer)
  const relationships = models.map((model): readonly [string, Relationship] => {
    return [model.name, { data: linkage(entity, model), links: relationshipLinks(own, model.name, version) }]
  })
  const links: Links = { ...versions, self: resourceLink(place, entity, version) }
  return {
    type: entity.type,
    id: entity.uuid,
    links:
      Object.keys(versions).length === 0
        ? links
        : Object.fromEntries(Object.entries(links).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
    ...(relationships.length > 0 ? { relationships: Object.fromEntries(relationships) } : {}),
    ...(meta === undefined ? {} : { meta }),
  }
}

/** Drupal has no attributes for these facts of an account. Other kinds have none. */
function accountMeta({ type, vid, hasPassword, invitedUntil }: Entity, viewer: Viewer): ResourceMeta | undefined {
  if (type !== "user--user" || vid === null) return undefined
  if (!may.readUsers(viewer)) return { version: vid }
  return { version: vid, has_password: hasPassword, ...(invitedUntil === null ? {} : { invited_until: drupalTime(invitedUntil) }) }
}

/** As in Drupal, only links to nodes and terms have a version. */
export function versionOf({ type, vid }: Entity): string | undefined {
  return type === "user--user" || vid === null ? undefined : `id:${vid}`
}

export function linkage(entity: Entity, model: RelationshipModel): ResourceIdentifier | readonly ResourceIdentifier[] | null {
  const identifiers = identifiersOf(entity, model)
  return isMany(model) ? identifiers : (identifiers[0] ?? null)
}

function identifiersOf(entity: Entity, model: RelationshipModel): readonly ResourceIdentifier[] {
  switch (model.kind) {
    case "bundle":
      return [bundleIdentifier(entity)]
    case "author":
      return accountIdentifier(entity.author)
    case "reviser":
      return accountIdentifier(entity.revision.author)
    case "fixed":
      return model.name === "parent" ? [{ type: entity.type, id: "virtual", meta: { links: { help: virtualHelp } } }] : []
    case "roles":
      return roleIdentifiers(entity.fields.roles)
    case "field":
      return visibleReferences(entity, model.name).map(({ type, uuid, id, meta }) => {
        return { type, id: uuid, meta: { ...meta, drupal_internal__target_id: id } }
      })
  }
}

function accountIdentifier(account: UserReference | null): readonly ResourceIdentifier[] {
  return account === null ? [] : [{ type: "user--user", id: account.uuid, meta: { drupal_internal__target_id: account.id } }]
}

function bundleIdentifier({ type }: Entity): ResourceIdentifier {
  const { entityType, bundle } = kindOf(type)
  const bundleType = entityType === "node" ? "node_type--node_type" : "taxonomy_vocabulary--taxonomy_vocabulary"
  return { type: bundleType, id: bundleId(type), meta: { drupal_internal__target_id: bundle } }
}

function roleIdentifiers(roles: Json | undefined): readonly ResourceIdentifier[] {
  const names = Array.isArray(roles) ? roles.filter((role) => typeof role === "string") : []
  return names.map((role) => ({ type: "user_role--user_role", id: roleId(role), meta: { drupal_internal__target_id: role } }))
}

const virtualHelp = {
  href: "https://www.drupal.org/docs/8/modules/json-api/core-concepts#virtual",
  meta: { about: "Usage and meaning of the 'virtual' resource identifier." },
}
