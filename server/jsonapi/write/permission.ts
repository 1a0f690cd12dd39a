/** Whether a caller may write at all, and Drupal's words where they may not. */
import { kindOf } from "#contract/content.ts"
import { mayWrite, type Operation, type Target, type Viewer } from "#contract/permissions.ts"
import { Refusal } from "#server/http/refusal.ts"

/** @throws Refusal 403 */
export function checkMayWrite(viewer: Viewer, operation: Operation, target: Target): void {
  if (!mayWrite(viewer, operation, target)) throw new Refusal(403, words(operation, target))
}

const verbs = { create: "create", update: "edit", delete: "delete" } as const

function words(operation: Operation, { type }: Target): string {
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
