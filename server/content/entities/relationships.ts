/** Drupal lists inherited relationships first, then the declared ones by name. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, targetType, type RelationshipField, type ResourceType } from "#contract/fields.ts"

export type RelationshipModel =
  /** A node type or vocabulary is configuration: it has an identifier but no resource. */
  | { readonly kind: "bundle"; readonly name: string }
  /** The identifier of this user is public, though the account is not. */
  | { readonly kind: "author" | "reviser"; readonly name: string; readonly target: "user--user" }
  /** Drupal has this relationship, which always has the same value here. */
  | { readonly kind: "fixed"; readonly name: string }
  | { readonly kind: "roles"; readonly name: string }
  | { readonly kind: "field"; readonly name: string; readonly field: RelationshipField; readonly target: ResourceType }

const inherited = {
  node: [
    { kind: "bundle", name: "node_type" },
    { kind: "reviser", name: "revision_uid", target: "user--user" },
    { kind: "author", name: "uid", target: "user--user" },
  ],
  taxonomy_term: [
    { kind: "bundle", name: "vid" },
    { kind: "fixed", name: "revision_user" },
    { kind: "fixed", name: "parent" },
  ],
  user: [{ kind: "roles", name: "roles" }],
  file: [{ kind: "author", name: "uid", target: "user--user" }],
} as const

const relationshipsByType = new Map<ResourceType, readonly RelationshipModel[]>()

export function relationshipsOf(type: ResourceType): readonly RelationshipModel[] {
  const relationships = relationshipsByType.get(type) ?? [...inherited[kindOf(type).entityType], ...declaredOf(type)]
  relationshipsByType.set(type, relationships)
  return relationships
}

function declaredOf(type: ResourceType): readonly RelationshipModel[] {
  const declared = Object.entries(fieldsOf(type)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return declared.flatMap(([name, field]) => (isRelationship(field) ? [{ kind: "field", name, field, target: targetType(field) }] : []))
}

export function relationshipOf(type: ResourceType, name: string): RelationshipModel | undefined {
  return relationshipsOf(type).find((relationship) => relationship.name === name)
}

export function targetOfRelationship(relationship: RelationshipModel): ResourceType | undefined {
  return "target" in relationship ? relationship.target : undefined
}

export function isMany(relationship: RelationshipModel): boolean {
  if (relationship.kind === "field") return relationship.field.many === true
  return relationship.kind === "roles" || relationship.name === "parent"
}
