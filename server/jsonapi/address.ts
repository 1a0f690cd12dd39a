import { isResourceType } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { RouteParameters } from "#server/http/path.ts"
import { relationshipOf, type RelationshipModel } from "#server/content/entities/relationships.ts"

export type Address =
  | { readonly kind: "entry-point" }
  | { readonly kind: "collection"; readonly type: ResourceType }
  | { readonly kind: "individual"; readonly type: ResourceType; readonly uuid: string }
  | {
      readonly kind: "related" | "relationship"
      readonly type: ResourceType
      readonly uuid: string
      readonly model: RelationshipModel
    }

export function resourceTypeOf({ entityType = "", bundle = "" }: RouteParameters): ResourceType | undefined {
  const type = `${entityType}--${bundle}`
  return isResourceType(type) ? type : undefined
}

export function addressOf(parameters: RouteParameters): Address | undefined {
  const { id: uuid, related, relationship } = parameters
  const type = resourceTypeOf(parameters)
  if (type === undefined) return undefined
  if (uuid === undefined) return { kind: "collection", type }
  const name = related ?? relationship
  if (name === undefined) return { kind: "individual", type, uuid }
  const model = relationshipOf(type, name)
  return model && { kind: related === undefined ? "relationship" : "related", type, uuid, model }
}
