/** Declared differences in writing (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"

const rolesWin = "a contributor writes what an administrator writes (docs/product.md)"
const refused = ["status", "error"] as const

/**
 * By recording. Besides, an article without a date or address gets today's date and an address of its title, and is a draft. A text is
 * filtered when it is stored, and `meta.removed` names what was taken out.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "write-01c-create-status-contributor": { parts: refused, reason: rolesWin },
  "write-01e-create-created-contributor": { parts: refused, reason: rolesWin },
  "write-03h-wrong-relationship-type": { parts: refused, reason: "422 for a relationship of the wrong type" },
  "write-04-wrong-type": { parts: refused, reason: "422 for a payload of the wrong type" },
  "write-05b-no-permission": { parts: refused, reason: rolesWin },
  "write-05d-invalid-bearer": { parts: ["headers"], reason: "errors below /jsonapi are JSON:API documents in place of HTML" },
  "write-05e-scopeless-token": {
    parts: ["error"],
    reason: "a token without scope gets a visitor's answer, since there is no permission 'access content' here",
  },
  "write-07e-patch-type-mismatch": { parts: refused, reason: "422 for a payload of the wrong type" },
  "write-07f-patch-other-owner": { parts: refused, reason: rolesWin },
  "write-07k-patch-status-contributor": { parts: refused, reason: rolesWin },
  "write-07o-owner-lists-own-unpublished": { parts: ["ids"], reason: "a contributor reads all drafts (docs/product.md)" },
  "write-07r-patch-path-alias-with-stale-pid": { parts: refused, reason: "422 where Drupal fails with a 500" },
  "write-07s-patch-duplicate-alias": { parts: refused, reason: "422 for an address that is somebody else's" },
  "write-07t-patch-bad-alias": { parts: refused, reason: "422 where Drupal fails with a 500" },
  "write-08-stale-3-if-match": { parts: refused, reason: "If-Match is honoured, a stale one is a 412" },
  "write-10-delete-other-owner": { parts: ["status", "headers", "error"], reason: rolesWin },
  "write-20-jsonapi-read-only-mode": {
    parts: ["status", "headers", "error"],
    reason: "Drupal's read-only mode is a setting; ours always writes",
  },
}
