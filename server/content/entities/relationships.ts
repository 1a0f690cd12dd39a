/** The relationships of a resource type: those that every entity of its kind has, then the declared ones by name, as Drupal lists them. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type RelationshipField, type ResourceType } from "#contract/fields.ts"

export type RelationshipModel =
  /** The bundle of a node or term: configuration, which has an identifier but no resource of its own here. */
  | { readonly kind: "bundle"; readonly name: string }
  /** A user by number: who wrote, or who revised. Its identifier is public, the account isn't. */
  | { readonly kind: "author" | "reviser"; readonly name: string; readonly target: "user--user" }
  /** What Drupal has and this model has not: always the same value. */
  | { readonly kind: "fixed"; readonly name: string }
  /** Roles of a user: configuration too. */
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

// Worked out once for each type: every resource that is written asks.
const known = new Map<ResourceType, readonly RelationshipModel[]>()

/** The relationships of a type, in the order in which Drupal writes them. */
export function relationshipsOf(type: ResourceType): readonly RelationshipModel[] {
  const relationships = known.get(type) ?? [...inherited[kindOf(type).entityType], ...declaredOf(type)]
  known.set(type, relationships)
  return relationships
}

function declaredOf(type: ResourceType): readonly RelationshipModel[] {
  const declared = Object.entries(fieldsOf(type)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return declared.flatMap(([name, field]) => (isRelationship(field) ? [{ kind: "field", name, field, target: targetOf(field) }] : []))
}

/** One relationship of a type by name. */
export function relationshipOf(type: ResourceType, name: string): RelationshipModel | undefined {
  return relationshipsOf(type).find((relationship) => relationship.name === name)
}

/** The type that a relationship leads to, or undefined where there is no resource to lead to. */
export function targetOfRelationship(relationship: RelationshipModel): ResourceType | undefined {
  return "target" in relationship ? relationship.target : undefined
}

/** Whether a relationship holds a list, so that its data is an array even when it has one item or none. */
export function isMany(relationship: RelationshipModel): boolean {
  if (relationship.kind === "field") return relationship.field.many === true
  return relationship.kind === "roles" || relationship.name === "parent"
}

function targetOf(field: RelationshipField): ResourceType {
  return field.type === "entity_reference" ? field.target : "file--file"
}
