import { fieldsOf, kindOf, kinds, resourceTypes } from "../../contract/content.ts"
import { isFile, type Field, type Langcode, type ResourceType } from "../../contract/fields.ts"
import { defaultLanguage } from "../../contract/languages.ts"

export const sourcedTypes = resourceTypes.filter((type) => kinds[type].graphql !== null)

/** gatsby-source-drupal calls the nodes of `node--article` "node__article". */
export function drupalNodeType(type: ResourceType): string {
  return type.replace(/-|__|:|\.|\s/g, "_")
}

/** gatsby-source-drupal reads the items of a kind that have a language under this name. */
export function collectionName(type: ResourceType, language: Langcode): string {
  return language === defaultLanguage ? type : `${type} ${language}`
}

export function graphqlTarget(field: Field): string | null {
  return field.type === "entity_reference" ? kindOf(field.target).graphql : null
}

export function richTextFields(type: ResourceType): readonly string[] {
  return Object.entries(kindOf(type).fields).flatMap(([name, field]) => (field.type === "text_with_summary" ? [name] : []))
}

type FileField = { readonly name: string; readonly isPicture: boolean }

// Every build asks for the file fields of every item, so they are computed once for each kind.
const fileFieldsByType = new Map<ResourceType, readonly FileField[]>(
  resourceTypes.map((type) => [
    type,
    Object.entries(fieldsOf(type)).flatMap(([name, field]) => (isFile(field) ? { name, isPicture: field.type === "image" } : [])),
  ]),
)

export function fileFields(type: ResourceType): readonly FileField[] {
  return fileFieldsByType.get(type) ?? []
}
