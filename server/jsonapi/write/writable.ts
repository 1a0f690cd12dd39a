import { fieldsOf, kindOf } from "#contract/content.ts"
import { isRelationship, type EntityType } from "#contract/fields.ts"
import { mayWriteField, type Target, type Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipsOf } from "#server/content/entities/relationships.ts"

/** `written` is stored, `ignored` is accepted and dropped, `fixed` must be the present value. */
type Treatment = (typeof treatments)[number]

const treatments = ["written", "ignored", "fixed"] as const

/** The base fields. Fields that Drupal accepts and overwrites are ignored here. */
const baseFields: Readonly<Record<EntityType, Readonly<Record<Treatment, readonly string[]>>>> = {
  node: {
    written: ["created", "langcode", "path", "revision_log"],
    ignored: ["changed", "drupal_internal__vid", "revision_translation_affected"],
    fixed: ["drupal_internal__nid", "revision_timestamp", "sticky", "default_langcode"],
  },
  taxonomy_term: {
    written: ["langcode", "path"],
    ignored: ["changed", "drupal_internal__revision_id", "revision_translation_affected", "revision_log_message"],
    fixed: ["drupal_internal__tid", "revision_created", "default_langcode"],
  },
  user: {
    written: ["pass", "langcode"],
    ignored: ["changed"],
    fixed: ["drupal_internal__uid", "display_name", "preferred_admin_langcode", "timezone", "created", "login", "default_langcode"],
  },
  file: { written: [], ignored: [], fixed: [] },
}

export function treatmentOfAttribute({ type }: Target, name: string): Treatment {
  const declared = fieldsOf(type)
  const field = Object.hasOwn(declared, name) ? declared[name] : undefined
  if (field !== undefined && !isRelationship(field)) return "written"
  const base = baseFields[kindOf(type).entityType]
  const treatment = treatments.find((one) => base[one].includes(name))
  if (treatment !== undefined) return treatment
  throw new Refusal(422, `The attribute ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
}

export function treatmentOfRelationship({ type }: Target, name: string): Treatment {
  const model = relationshipsOf(type).find((relationship) => relationship.name === name)
  if (model === undefined) throw new Refusal(422, `The relationship ${name.slice(0, 200)} does not exist on the ${type} resource type.`)
  const isAuthor = model.kind === "author" && kindOf(type).entityType === "node"
  return model.kind === "field" || model.kind === "roles" || isAuthor ? "written" : "fixed"
}

/** Drupal's reason why a field may not be written; null if it may. */
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
