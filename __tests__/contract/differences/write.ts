/** Where writing deliberately doesn't answer what Drupal answered, and why. */
import type { Difference } from "../replay.ts"

const rolesWin = "product.md: a contributor writes what an administrator writes"
const better = "contract.md, Writing"
const refused = ["status", "error"] as const

/**
 * By recording: the parts of the answer that differ, and the reason. Beside them, an article without a date gets today's, one without an
 * address the one made of its title, and it is a draft; a text loses to its format when it is stored, not when it is shown, and `meta.removed` says what.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "write-01c-create-status-contributor": { parts: refused, reason: rolesWin },
  "write-01e-create-created-contributor": { parts: refused, reason: rolesWin },
  "write-03h-wrong-relationship-type": { parts: refused, reason: `${better}: 422 for a relationship of the wrong type` },
  "write-04-wrong-type": { parts: refused, reason: `${better}: 422 for a payload of the wrong type` },
  "write-05b-no-permission": { parts: refused, reason: rolesWin },
  "write-05d-invalid-bearer": { parts: ["headers"], reason: "contract.md, Sign-in: JSON:API errors on /jsonapi in place of HTML" },
  "write-05e-scopeless-token": {
    parts: ["error"],
    reason:
      "contract.md, Sign-in: a token without scope can do nothing; it is told what who isn't signed in is told, as we have no 'access content'",
  },
  "write-07e-patch-type-mismatch": { parts: refused, reason: `${better}: 422 for a payload of the wrong type` },
  "write-07f-patch-other-owner": { parts: refused, reason: rolesWin },
  "write-07k-patch-status-contributor": { parts: refused, reason: rolesWin },
  "write-07o-owner-lists-own-unpublished": { parts: ["ids"], reason: "product.md: a contributor reads all drafts" },
  "write-07r-patch-path-alias-with-stale-pid": { parts: refused, reason: `${better}: 422 where Drupal fails with a 500` },
  "write-07s-patch-duplicate-alias": { parts: refused, reason: `${better}: 422 for an address that is somebody else's` },
  "write-07t-patch-bad-alias": { parts: refused, reason: `${better}: 422 where Drupal fails with a 500` },
  "write-08-stale-3-if-match": { parts: refused, reason: `${better}: If-Match is honoured, a stale one is a 412` },
  "write-10-delete-other-owner": { parts: ["status", "headers", "error"], reason: rolesWin },
  "write-20-jsonapi-read-only-mode": {
    parts: ["status", "headers", "error"],
    reason: "Drupal's read-only mode is a setting; ours always writes",
  },
}
