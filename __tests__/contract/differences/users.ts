/** Declared differences in writing accounts (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"

const rolesWin = "a contributor manages accounts as an administrator does (docs/product.md)"
const ownName = "users change their own name (docs/product.md)"
const ownRoles = "users see their own roles and status, and a contributor reads what an administrator reads"
const notKept = "the model keeps no time of the last access and no first address"
const jsonErrors = "errors below /jsonapi are JSON:API documents in place of HTML"
const token = "the answer has the user's number; tokens live 15 minutes"

/**
 * By recording. Besides, each resource has a `meta` with its version and, for admins, whether it has a password and an invitation, which
 * the comparison leaves out. A stale If-Match is a 412, and an account without a password is invited.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "juser-01-get-me": { parts: ["attributes", "relationships"], reason: ownRoles },
  "juser-02-get-me-anonymous": {
    parts: ["status", "error"],
    reason: "visitors see no account, not even its display name (docs/product.md)",
  },
  "juser-03-admin-get": { parts: ["included", "attributes"], reason: `${notKept}; roles have identifiers but no resources` },
  "juser-04-create-admin": { parts: ["attributes"], reason: notKept },
  "juser-05-create-contributor": { parts: ["status", "error"], reason: `${rolesWin}; the password sent is too short` },
  "juser-06b-patch-own-pass-existing": { parts: ["attributes", "relationships"], reason: ownRoles },
  "juser-06b2-old-token-after-password-change": { parts: ["headers"], reason: jsonErrors },
  "juser-06c-patch-own-pass-back": { parts: ["attributes", "relationships"], reason: ownRoles },
  "juser-06d-patch-own-name": { parts: ["status", "error"], reason: ownName },
  "juser-07-admin-patch-block": { parts: ["attributes"], reason: notKept },
  "juser-07b-contributor-patch-other": { parts: ["status", "error"], reason: rolesWin },
  "juser-09-rest-patch-own-json": { parts: ["body"], reason: ownRoles },
  "juser-09a-token-after-own-patch": { parts: ["body"], reason: ownRoles },
  "juser-09b-rest-post-register-403": {
    parts: ["status", "headers", "body"],
    reason: "accounts are made through JSON:API alone; /entity is an address of the site",
  },
  "juser-10-rest-password-patch-other-403": { parts: ["status", "body"], reason: rolesWin },
  "juser-11a-jsonapi-patch-own-field-member": { parts: ["attributes", "relationships"], reason: ownRoles },
  "juser-11b-token-after-jsonapi-patch": { parts: ["headers"], reason: jsonErrors },
  "juser-11e-patch-own-mail-with-pass": { parts: ["headers"], reason: jsonErrors },
  "juser-11g-refresh-after-mail-change": { parts: ["body"], reason: token },
  "juser-11h-patch-own-password": { parts: ["attributes", "relationships"], reason: ownRoles },
  "juser-11j-refresh-after-own-password-change": { parts: ["body"], reason: token },
  "juser-12a-admin-patches-user": { parts: ["attributes"], reason: notKept },
  "juser-12c-refresh-after-admin-patch": { parts: ["body"], reason: token },
  "juser-13a-rest-patch-own-field-member": { parts: ["body"], reason: ownRoles },
}
