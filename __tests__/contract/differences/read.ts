/** Declared differences in reading (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"

const sorting = "a sort must not tell where a hidden item stands, so a sorted list has visible items only"
const notServed = "path aliases, menus and roles are no resources of ours; /router/translate-path resolves addresses"
const jsonErrors = "errors below /jsonapi are JSON:API documents, so that a client can read them"
const accents = "a search ignores accents and the case of accented letters"
const cors = "a browser on another origin may send If-Match, which only we honour, and read ETag, Location, Retry-After and the request id"
const rolesWin = "a contributor reads what an administrator reads (docs/product.md)"

/**
 * By recording. All answers differ in these as well: `meta.count` is there; `Vary` names Authorization and Accept-Encoding in place of
 * Cookie and X-Consumer-ID; ETags are weak, since one answer has several encodings; headers that name Drupal are missing.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "oauth-36b-expired-access-jsonapi": { parts: ["headers"], reason: jsonErrors },
  "read-01-entrypoint": { parts: ["links"], reason: "the entry point lists the types of our model; configuration has no resources here" },
  "read-02-collection-action_project": { parts: ["ids", "omitted"], reason: sorting },
  "read-02-collection-agenda": { parts: ["ids", "omitted"], reason: sorting },
  "read-02-collection-member": { parts: ["ids", "omitted"], reason: sorting },
  "read-02-collection-page": { parts: ["ids", "omitted"], reason: sorting },
  "read-04-sort-title": { parts: ["ids", "omitted"], reason: sorting },
  "read-04c-sort-long": { parts: ["ids", "omitted"], reason: sorting },
  "read-06-filter-path-alias": { parts: ["status", "headers", "error"], reason: "a 400 that says what to do, where Drupal leaks a 500" },
  "read-07-filter-title-contains": { parts: ["ids"], reason: accents },
  "read-07b-filter-title-contains-noaccent": { parts: ["ids"], reason: accents },
  "read-10e-bad-filter-memberof": {
    parts: ["status", "headers", "error"],
    reason: "a 400 that names the group, where Drupal leaks its SQL",
  },
  "read-11-include": { parts: ["included"], reason: "visitors see no account, not even its display name" },
  "read-11c-include-unknown": { parts: ["error"], reason: "the possible values are the relationships of our model" },
  "read-13e-unknown-type": { parts: ["headers"], reason: jsonErrors },
  "read-13f-unknown-type-html": { parts: ["headers"], reason: jsonErrors },
  "read-14d-unpublished-list-contributor": { parts: ["ids"], reason: rolesWin },
  "read-18-cors": { parts: ["headers"], reason: cors },
  "read-18c-preflight": { parts: ["headers"], reason: cors },
  "read-20d-path-alias-collection-anon": { parts: ["status", "error"], reason: notServed },
  "read-20e-path-alias-collection-admin": { parts: ["status", "error"], reason: notServed },
  "read-20f-alias-html": {
    parts: ["status", "headers", "body"],
    reason: "nodes are read through JSON:API; their addresses are the site's",
  },
  "read-21-menu-link-content-anon": { parts: ["status", "error"], reason: notServed },
  "read-21b-menu-link-content-admin": { parts: ["status", "error"], reason: notServed },
  "read-21c-menu-items": { parts: ["headers"], reason: jsonErrors },
  "read-21d-linkset": { parts: ["status", "headers", "body"], reason: notServed },
  "read-22-users-anon": {
    parts: ["ids", "links"],
    reason: "visitors see no account, not even its display name (docs/product.md)",
  },
  "read-22b-users-contributor": { parts: ["ids"], reason: `${rolesWin}; Drupal's user 0, Anonymous, is no account` },
  "read-22c-users-admin": {
    parts: ["ids", "included", "omitted"],
    reason: "Drupal's user 0, Anonymous, is no account; roles have identifiers but no resources",
  },
  "read-22d-roles-admin": { parts: ["status", "error"], reason: notServed },
  "read-22e-roles-anon": { parts: ["status", "error"], reason: notServed },
  "upload-13-get-file-binary": { parts: ["headers"], reason: "Drupal leaves the caching of files to nginx; here they carry Cache-Control" },
}
