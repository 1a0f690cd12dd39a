/** Declared differences in reading (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"
import { hasNoRoute, says, servesNoNode } from "./forms.ts"

const notServed = "path aliases, menus and roles are no resources of ours; /router/translate-path resolves addresses"
const accents = "a search ignores accents and the case of accented letters"
const rolesWin = "a contributor reads what an administrator reads (docs/product.md)"

/**
 * By recording. All answers differ in these as well: `meta.count` is there; `Vary` names Authorization, Accept-Encoding and G30-Links in
 * place of Cookie and X-Consumer-ID; ETags are weak, since one answer has several encodings; headers that name Drupal are missing.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "read-06-filter-path-alias": {
    reason: "a 400 that says what to do, where Drupal leaks a 500",
    ours: {
      status: 400,
      headers: { "cache-control": "max-age=300, public" },
      error: ["400 Bad Request: `path` can't be filtered or sorted by. Resolve an alias with /router/translate-path?path=… instead."],
    },
  },
  "read-07-filter-title-contains": { reason: accents, ours: { ids: { lacks: [], has: ["6f75d0f0-92f0-4a9f-a716-a05a20285315"] } } },
  "read-07b-filter-title-contains-noaccent": {
    reason: accents,
    ours: { ids: { lacks: [], has: ["6f75d0f0-92f0-4a9f-a716-a05a20285315"] } },
  },
  "read-10e-bad-filter-memberof": {
    reason: "a 400 that names the group, where Drupal leaks its SQL",
    ours: {
      status: 400,
      headers: { "cache-control": "max-age=300, public" },
      error: ["400 Bad Request: The filter group `zzz` does not exist."],
    },
  },
  "read-11-include": {
    reason: "visitors see no account, not even its display name",
    ours: {
      included: {
        lacks: [
          "12afac9b-6a82-4c2c-9906-0ba8f8368a48",
          "142ca0e9-9d9a-42a2-88e5-d9b240fcf54d",
          "3b82fde8-73d9-452f-a4cf-909b757357c6",
          "5a36be44-c6d5-47dd-a0ba-d7b487ab7978",
        ],
        has: [],
      },
    },
  },
  "read-11c-include-unknown": says(
    "the possible values are the relationships of our model",
    "400 Bad Request: `nope` is not a valid relationship field name. Possible values: node_type, revision_uid, uid, field_attachments, field_authors, field_gallery, field_image, field_tags.",
  ),
  "read-14d-unpublished-list-contributor": {
    reason: rolesWin,
    ours: { ids: { lacks: [], has: ["f66338b5-3c4e-4306-8b20-f8402ad254a9", "f2c4132c-a8cb-4758-a47e-f338e1dbcb69"] } },
  },
  "read-20d-path-alias-collection-anon": hasNoRoute(notServed, "GET /jsonapi/path_alias/path_alias"),
  "read-20e-path-alias-collection-admin": hasNoRoute(notServed, "GET /jsonapi/path_alias/path_alias"),
  "read-20f-alias-html": servesNoNode("nodes are read through JSON:API; their addresses are the site's", "revision_translation_affected"),
  "read-21-menu-link-content-anon": hasNoRoute(notServed, "GET /jsonapi/menu_link_content/menu_link_content"),
  "read-21b-menu-link-content-admin": hasNoRoute(notServed, "GET /jsonapi/menu_link_content/menu_link_content"),
  "read-21d-linkset": {
    reason: notServed,
    ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: { linkset: null } },
  },
  "read-22-users-anon": {
    reason: "visitors see no account, not even its display name (docs/product.md)",
    ours: { ids: [], links: { next: null } },
  },
  "read-22b-users-contributor": {
    reason: `${rolesWin}; Drupal's user 0, Anonymous, is no account`,
    ours: { ids: { lacks: ["a249ef89-6ff1-4af5-ac5f-dc7fb24ac471"], has: [] } },
  },
  "read-22c-users-admin": {
    reason: "Drupal's user 0, Anonymous, is no account; roles have identifiers but no resources",
    ours: {
      ids: { lacks: ["a249ef89-6ff1-4af5-ac5f-dc7fb24ac471"], has: [] },
      included: { lacks: ["373ef158-9c12-4e97-961b-596457c8a00e"], has: [] },
      omitted: {
        lacks: [
          "Some resources have been omitted because of insufficient authorization.",
          '{"href":"/jsonapi/user/user/a249ef89-6ff1-4af5-ac5f-dc7fb24ac471/field_member","meta":{"rel":"item","detail":"The current user is not allowed to view this relationship. The user only has authorization for the \'view label\' operation."}}',
          '{"href":"/jsonapi/user/user/a249ef89-6ff1-4af5-ac5f-dc7fb24ac471/roles","meta":{"rel":"item","detail":"The current user is not allowed to view this relationship. The user only has authorization for the \'view label\' operation."}}',
        ],
        has: [null],
      },
    },
  },
  "read-22d-roles-admin": hasNoRoute(notServed, "GET /jsonapi/user_role/user_role"),
  "read-22e-roles-anon": hasNoRoute(notServed, "GET /jsonapi/user_role/user_role"),
  "upload-13-get-file-binary": {
    reason: "Drupal leaves the caching of files to nginx; here they carry Cache-Control",
    ours: { headers: { "cache-control": "public, no-cache" } },
  },
}
