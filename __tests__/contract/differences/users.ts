/** Declared differences in writing accounts (docs/drupal-contract.md). */
import { backEndFeatures } from "#contract/back-end-features.ts"
import type { Difference } from "../replay.ts"
import { does, refuses } from "./forms.ts"

const rolesWin = "a contributor manages accounts as an administrator does (docs/product.md)"
const ownName = "users change their own name (docs/product.md)"

/**
 * By recording. Besides, each resource has a `meta` with its version and, for admins, whether it has a password and an invitation, which
 * the comparison leaves out. A stale If-Match is a 412, and an account without a password is invited.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "juser-02-get-me-anonymous": refuses(
    "visitors see no account, not even its display name (docs/product.md)",
    "403 Forbidden: The current user is not allowed to GET the selected resource. at /data",
  ),
  "juser-06d-patch-own-name": does(ownName),
  "juser-09b-rest-post-register-403": {
    reason: "accounts are made through JSON:API alone; /entity is an address of the site",
    ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: { message: null } },
  },
  "juser-10-rest-password-patch-other-403": {
    reason: rolesWin,
    ours: {
      status: 200,
      body: {
        changed: [{ value: "2026-11-21T12:00:00+00:00", format: "Y-m-d\\TH:i:sP" }],
        created: [{ value: "2026-11-21T08:47:04+00:00", format: "Y-m-d\\TH:i:sP" }],
        default_langcode: [{ value: true }],
        field_mail_changes: [{ value: true }],
        g30_features: backEndFeatures.map((value) => ({ value })),
        field_member: [],
        langcode: [{ value: "en" }],
        login: [{ value: "2026-11-21T12:00:00+00:00", format: "Y-m-d\\TH:i:sP" }],
        mail: [{ value: "zz@example.org" }],
        message: null,
        name: [{ value: "lecteur" }],
        preferred_admin_langcode: [],
        preferred_langcode: [{ value: "en" }],
        roles: [],
        status: [{ value: true }],
        timezone: [{ value: "Europe/Brussels" }],
        uid: [{ value: 4 }],
        uuid: [{ value: "3f2c7645-95e7-4be8-966a-9bbba238ab37" }],
      },
    },
  },
}
