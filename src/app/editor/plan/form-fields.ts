/** The fields of a form: those of the content model, and the ones that Drupal has beside them. */
import { fieldsOf, kindOf } from "#contract/content.ts"
import { langcodes, type EntityType, type Field, type Kind, type ResourceType } from "#contract/fields.ts"
import { editorLabels } from "#lib/strings/members-area/editor.ts"

export type FormFields = Readonly<Record<string, Field>>

export function formFieldsOf(type: ResourceType): FormFields {
  return withOwnFields(kindOf(type), fieldsOf(type), type)
}

/** `fields` are the kind's own and those of its entity type. */
export function withOwnFields(
  { entityType, publicPath }: Pick<Kind, "entityType" | "publicPath">,
  fields: FormFields,
  type: string,
): FormFields {
  const own = entityType === "node" ? nodeFields(publicPath) : {}
  const labels = editorLabels[type] ?? {}
  const labelled = Object.entries({ ...own, ...fields }).map(
    ([name, field]) => [name, { ...field, label: labels[name] ?? field.label }] as const,
  )
  return Object.fromEntries(labelled)
}

function nodeFields(publicPath: string | null): FormFields {
  return {
    ...(publicPath !== null && { path: { type: "string", label: editorLabels.all.path, maxLength: 255 } satisfies Field }),
    langcode: { type: "list_string", label: editorLabels.all.langcode, allowed: langcodes, required: true },
  }
}

const titles: Readonly<Record<EntityType, string>> = { node: "title", taxonomy_term: "name", user: "name", file: "filename" }

/** The field that names an item. */
export function titleFieldOf(entityType: EntityType): string {
  return titles[entityType]
}
