import { kindOf } from "#contract/content.ts"
import { mayWrite, type Operation, type Target, type Viewer } from "#contract/permissions.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { Refusal } from "#server/http/refusal.ts"
import type { EntityRoute } from "#server/jsonapi/routes.ts"
import { currentEntity } from "./answers.ts"
import type { WriteRequest } from "./source.ts"

export function checkMayWrite(viewer: Viewer, operation: Operation, target: Target): void {
  if (!mayWrite(viewer, operation, target)) throw new Refusal(403, refusalDetail(operation, target))
}

/** Checks the permission before the body is read and the database is locked. @throws Refusal 403, 404 */
export function refuseEarly({ source: { db }, caller }: WriteRequest, operation: Operation, route: EntityRoute): void {
  if (!mayWrite(caller, operation, route)) checkMayWrite(caller, operation, targetOf(currentEntity(db, caller, route)))
}

/** An entity as contract/permissions.ts knows it. */
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
