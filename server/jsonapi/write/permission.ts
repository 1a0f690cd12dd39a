/** docs/drupal-contract.md, Languages, says what an address of a language allows. */
import { kindOf } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import { mayWrite, type Operation, type Target, type Viewer } from "#contract/permissions.ts"
import type { Edited } from "#server/content/editing/save.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { hasLanguage, isTranslatable } from "#server/content/entities/languages.ts"
import { absentTranslation, Refusal } from "#server/http/refusal.ts"
import type { EntityRoute } from "#server/jsonapi/read-resources.ts"
import { currentEntity } from "./answers.ts"
import type { WriteRequest } from "./write-request.ts"

export function checkMayWrite(viewer: Viewer, operation: Operation, target: Target): void {
  if (!mayWrite(viewer, operation, target)) throw new Refusal(403, refusalDetail(operation, target))
}

/** Runs before the body is read and the database is locked. @throws Refusal 403, 404 */
export function refuseEarly({ source: { db }, caller }: WriteRequest, operation: Operation, route: EntityRoute): void {
  if (!mayWrite(caller, operation, route)) checkMayWrite(caller, operation, targetOf(currentEntity(db, caller, route)))
}

export function targetOf({ type, uuid, id, author }: Entity): Target {
  return { type, uuid, uid: type === "user--user" ? id : (author?.id ?? null) }
}

const verbs = { create: "create", update: "edit", delete: "delete" } as const

function refusalDetail(operation: Operation, { type }: Target): string {
  const { entityType, bundle } = kindOf(type)
  switch (entityType) {
    case "node":
      return operation === "create" ? "" : `The '${verbs[operation]} any ${bundle} content' permission is required.`
    case "taxonomy_term":
      return `The following permissions are required: '${verbs[operation]} terms in ${bundle}' OR 'administer taxonomy'.`
    case "user":
      if (operation !== "update") return "The 'administer users' permission is required."
      return "Users can only update their own account, unless they have the 'administer users' permission."
    case "file":
      return operation === "create" ? "" : "Only the file owner can update or delete the file entity."
  }
}

/** Any language's address changes accounts and files. @throws Refusal 405 if the item lacks the language */
export function editedIn(language: Langcode, item: Entity): Edited {
  if (!isTranslatable(item.type)) return { item, language: item.langcode }
  if (hasLanguage(item, language)) return { item, language }
  throw absentTranslation(item)
}

/** Only the original's address deletes an item, with all translations. @throws Refusal 405 */
export function refuseTranslation(language: Langcode, item: Entity): void {
  if (!isTranslatable(item.type) || item.langcode === language) return
  const detail =
    "Deleting a resource object translation is not yet supported. See https://www.drupal.org/docs/8/modules/jsonapi/translations."
  throw new Refusal(405, detail, { headers: { Allow: "GET" } })
}
