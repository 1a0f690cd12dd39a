import { fieldsOf, kindOf, kinds, resourceTypes } from "../../contract/content.ts"
import { isFile, isFocusField, type Field, type ResourceType } from "../../contract/fields.ts"

/** The kinds that the site is built from. */
export const sourcedTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

/** The name of a resource type's nodes as gatsby-source-drupal makes them: `node--article` → `node__article`. */
export function drupalNodeType(type: ResourceType): string {
  return type.replace(/-|__|:|\.|\s/g, "_")
}

/** The name of the GraphQL type that a reference leads to; `null` where the site isn't built from that kind. */
export function graphqlTarget(field: Field): string | null {
  return field.type === "entity_reference" ? kindOf(field.target).graphql : null
}

/** The fields of a kind that the site shows, by Drupal's name. A focus point belongs to its picture and is none of its own. */
export function siteFields(type: ResourceType): readonly (readonly [string, Field])[] {
  return Object.entries(kindOf(type).fields).filter(
    ([, field]) =>
      !isFocusField(field) && field.type !== "text_with_summary" && (field.type !== "entity_reference" || graphqlTarget(field) !== null),
  )
}

/** The relationship fields of a kind that hold files. */
export function fileFields(type: ResourceType): readonly string[] {
  return Object.entries(fieldsOf(type))
    .filter(([, field]) => isFile(field))
    .map(([name]) => name)
}
