import type { ResourceType } from "./content.ts"
import type { FieldTo, KindWith, RelationshipFieldTo } from "./field-groups.ts"

// content.ts needs these too, and may not import this file.
export { attachmentRules, baseFields, labelFields, langcodes, mostValues, pictureRules, place, roles } from "./field-groups.ts"
export type { Allowed, AttributeField, EntityType, Langcode, Role, Widget } from "./field-groups.ts"
export type { FieldName, ResourceType } from "./content.ts"

export type RelationshipField = RelationshipFieldTo<ResourceType>
export type Field = FieldTo<ResourceType>
export type Kind = KindWith<ResourceType>

export function plainName(field: string): string {
  return field.replace(/^field_/, "").replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export function isRelationship(field: Field): field is RelationshipField {
  return isFile(field) || field.type === "entity_reference"
}

export function isFile(field: Field): field is Extract<RelationshipField, { readonly type: "image" | "file" }> {
  return field.type === "image" || field.type === "file"
}

export function targetType(field: RelationshipField): ResourceType {
  return isFile(field) ? "file--file" : field.target
}

export function focusFieldOf(picture: string): string {
  return `${picture}_focus`
}

/** A logo is shown whole, so it has no focus point. */
export const logoField = "field_logo"

export function isFocusField(field: Field): boolean {
  return field.widget === "focus_point"
}
