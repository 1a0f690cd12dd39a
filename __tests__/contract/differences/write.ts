/** Declared differences in writing (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"
import { does, refuses, says } from "./forms.ts"

const rolesWin = "a contributor writes what an administrator writes (docs/product.md)"

/**
 * By recording. Besides, an article without a date or address gets today's date and an address of its title, and is a draft. A text is
 * filtered when it is stored, and `meta.removed` names what was taken out.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "write-01c-create-status-contributor": does(rolesWin, 201),
  "write-01e-create-created-contributor": does(rolesWin, 201),
  "write-03h-wrong-relationship-type": refuses(
    "422 for a relationship of the wrong type",
    "422 Unprocessable Content: field_tags.0: The type node--member can't be referred to here; it has to be taxonomy_term--tags. at /data/relationships/field_tags/data/0",
  ),
  "write-04-wrong-type": refuses(
    "422 for a payload of the wrong type",
    "422 Unprocessable Content: The type of the resource is node--page, and its address takes node--article. at /data/type",
  ),
  "write-05e-scopeless-token": says(
    "a token without scope gets a visitor's answer, since there is no permission 'access content' here",
    "403 Forbidden: ",
  ),
  "write-07e-patch-type-mismatch": refuses(
    "422 for a payload of the wrong type",
    "422 Unprocessable Content: The type of the resource is node--page, and its address takes node--article. at /data/type",
  ),
  "write-07k-patch-status-contributor": does(rolesWin),
  "write-07o-owner-lists-own-unpublished": {
    reason: "a contributor reads all drafts (docs/product.md)",
    ours: { ids: { lacks: [], has: ["f66338b5-3c4e-4306-8b20-f8402ad254a9", "f2c4132c-a8cb-4758-a47e-f338e1dbcb69"] } },
  },
  "write-07r-patch-path-alias-with-stale-pid": refuses(
    "422 where Drupal fails with a 500",
    "422 Unprocessable Content: path.0.pid: The item's address has changed since it was read. Send the alias alone, without pid. at /data/attributes/path/pid",
  ),
  "write-07s-patch-duplicate-alias": refuses(
    "422 for an address that is somebody else's",
    '422 Unprocessable Content: path.0.alias: The address /post/nouvelle-charte-des-adherents is already that of "Nouvelle charte des adhérents" in this language. Choose another one. at /data/attributes/path/alias',
  ),
  "write-07t-patch-bad-alias": refuses(
    "422 where Drupal fails with a 500",
    '422 Unprocessable Content: path.0.alias: The alias path has to start with a slash: write it as "/post/ten-points". at /data/attributes/path/alias',
  ),
  "write-08-stale-3-if-match": refuses(
    "If-Match is honoured, a stale one is a 412",
    "412 Precondition Failed: It was changed since it was read, and is at revision N now. Read it again and repeat the change on that.",
  ),
  "write-20-jsonapi-read-only-mode": {
    reason: "Drupal's read-only mode is a setting; ours always writes",
    ours: { status: 201, headers: { allow: null }, error: "none" },
  },
}
