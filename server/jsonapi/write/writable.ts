import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type EntityType } from "#contract/fields.ts"
import { mayWriteField, type Target, type Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipsOf } from "#server/content/entities/relationships.ts"

/** `written` is stored, `ignored` is accepted and dropped, `fixed` must be the present value. */
type Treatment = "written" | "ignored" | "fixed"

/** The base fields. Fields that Drupal accepts and overwrites are ignored here. */
const attributes: Readonly<Record<EntityType, Readonly<Record<string, Treatment>>>> = {
  node: {
    ...{ created: "written", langcode: "written", path: "written", revision_log: "written" },
    ...{ changed: "ignored", drupal_internal__vid: "ignored", revision_translation_affected: "ignored" },
    ...{ drupal_internal__nid: "fixed", revision_timestamp: "fixed", sticky: "fixed", default_langcode: "fixed" },
  },
  taxonomy_term: {
    ...{ langcode: "written", path: "written" },
    ...{
      changed: "ignored",
      drupal_internal__revision_id: "ignored",
      revision_translation_affected: "ignored",
      revision_log_message: "ignored",
    },
    ...{ drupal_internal__tid: "fixed", revision_created: "fixed", default_langcode: "fixed" },
  },
  user: {
    ...{ pass: "written", langcode: "written", changed: "ignored" },
    ...{ drupal_internal__uid: "fixed", display_name: "fixed", preferred_admin_langcode: "fixed", timezone: "fixed" },
    ...{ created: "fixed", login: "fixed", default_langcode: "fixed" },
  },
  file: {},
}

export function treatmentOfAttribute({ type }: Target, name: string): Treatment {
  const declared = fieldsOf(type)
  const field = Object.hasOwn(declared, name) ? declared[name] : undefined
  if (field !== undefined && !isRelationship(field)) return "written"
  const others = attributes[kindOf(type).entityType]
  const treatment = Object.hasOwn(others, name) ? others[name] : undefined
  if (treatment !== undefined) return treatment
  throw new Refusal(422, `The attribute ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
}

export function treatmentOfRelationship({ type }: Target, name: string): Treatment {
  const model = relationshipsOf(type).find((relationship) => relationship.name === name)
  if (model === undefined) throw new Refusal(422, `The relationship ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
  const isAuthor = model.kind === "author" && kindOf(type).entityType === "node"
  return model.kind === "field" || model.kind === "roles" || isAuthor ? "written" : "fixed"
}

/** Drupal's reason why a field may not be written; null where it may. */
export function fieldRefusal(viewer: Viewer, target: Target, { name, treatment }: { name: string; treatment: Treatment }): string | null {
  if (treatment === "written" && mayWriteField(viewer, target, name)) return null
  // Drupal's reasons about nodes don't fit an account, for which it gives none.
  if (kindOf(target.type).entityType === "user" && reasons[name] === administered) return ""
  return Object.hasOwn(reasons, name) ? (reasons[name] ?? "") : ""
}

const administered = " The 'administer nodes' permission is required."
const reasons: Readonly<Record<string, string>> = {
  drupal_internal__nid: " The entity ID cannot be changed.",
  drupal_internal__tid: " The entity ID cannot be changed.",
  drupal_internal__uid: " The entity ID cannot be changed.",
  node_type: " The entity type cannot be changed.",
  status: administered,
  promote: administered,
  sticky: " The content model has no such field.",
  created: administered,
  uid: administered,
  path: " The following permissions are required: 'administer url aliases' OR 'create url aliases'.",
}

export function internalName(name: string): string {
  return name.replace(/^drupal_internal__/, "")
}
