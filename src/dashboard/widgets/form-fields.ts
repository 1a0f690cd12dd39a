/** A form has the content model's fields, and those that Drupal has beside them. */
import { kindOf } from "#contract/content.ts"
import { baseFields, type Field, type Kind, type ResourceType } from "#contract/fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type FormFields = Readonly<Record<string, Field>>

const fieldsByType = new Map<ResourceType, FormFields>()

/** Returns the same objects at each call, so that React renders a field again only if it changed. */
export function formFieldsOf(type: ResourceType): FormFields {
  const fields = fieldsByType.get(type) ?? withOwnFields(kindOf(type), appWords.model.fieldsOf(type), type)
  fieldsByType.set(type, fields)
  return fields
}

/** `fields` are the kind's own and those of its entity type. */
function withOwnFields({ entityType, publicPath }: Pick<Kind, "entityType" | "publicPath">, fields: FormFields, type: string): FormFields {
  const own = entityType === "node" ? nodeFields(publicPath) : {}
  const labels = appWords.editorLabels[type] ?? {}
  const labelled = Object.entries({ ...own, ...fields, ...(entityType === "user" ? userFields(fields) : {}) }).map(
    ([name, field]) => [name, { ...field, label: labels[name] ?? field.label }] as const,
  )
  return Object.fromEntries(labelled)
}

function nodeFields(publicPath: string | null): FormFields {
  return {
    ...(publicPath !== null && { path: { type: "string", label: appWords.editorLabels.all.path, maxLength: 255 } satisfies Field }),
    langcode: { type: "list_string", label: appWords.editorLabels.all.langcode, allowed: appWords.model.languages, required: true },
  }
}

function userFields(fields: FormFields): FormFields {
  const { field_member: member, field_board: board } = fields
  return {
    roles: { type: "list_string", label: appWords.people.labels.roles, allowed: appWords.model.roles, many: true },
    // Every account has a language. If the form didn't ask for it, the server would choose one.
    preferred_langcode: {
      ...baseFields.user.preferred_langcode,
      label: appWords.people.labels.language,
      allowed: appWords.model.languages,
      required: true,
    },
    ...(member !== undefined && { field_member: { ...member, help: appWords.people.memberHint } }),
    ...(board !== undefined && { field_board: { ...board, help: appWords.people.boardHint } }),
  }
}
