/** The values of a form, one for each field of a kind, under the field's machine name in Drupal. */
import type { FieldValue } from "#contract/field-types/field-types.ts"

export type { LinkValue, PersonValue } from "#contract/field-types/records.ts"
export type { FileValue, ReferenceValue } from "#contract/field-types/relationships.ts"
export type { RichText } from "#contract/field-types/rich-text.ts"
export type { FieldValue }

/**
 * Besides the fields of the content model: `langcode`, `path` (the slug, without the kind's public path; empty to have it made from the title),
 * `uid` (the author, a ReferenceValue or null) of nodes, `roles` (string[]) of users.
 */
export type Values = Readonly<Record<string, FieldValue>>
