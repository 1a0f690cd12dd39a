/** Declared differences in sign-in, profiles and lost passwords (docs/drupal-contract.md). */
import { backEndFeatures } from "#contract/back-end-features.ts"
import type { Difference } from "../replay.ts"

const rolesWin = "a contributor reads and changes what an administrator does (docs/product.md)"
const noDates = "the content model has neither an account's last access nor its first mail; the own last sign-in is the present one"
const noCookies = "sign-in is by OAuth only, without cookies"
const notServed = "only the paths of Drupal's module rest_password are served; Drupal core's paths belong to the site"
const reloaded = "a spent refresh token works once more for 30 s (reuse.test.ts): a page that is reloaded has lost the answer"

/**
 * By recording. The answer with tokens has `user_id` besides. Tokens, time zone and identifiers of roles belong to each server and are
 * not compared. No recording shows that guesses from many addresses are slowed down (`__tests__/server/session/limits/flood.test.ts`), since Drupal does not do so.
 */
export const differences: Readonly<Record<string, Difference>> = {
  "login-01-cookie-json": {
    reason: noCookies,
    ours: {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: { csrf_token: null, current_user: null, logout_token: null },
    },
  },
  "login-02-cookie-json-wrong": {
    reason: noCookies,
    ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" }, body: { message: null } },
  },
  "login-03-session-token": {
    reason: noCookies,
    ours: { status: 404, headers: { "cache-control": "max-age=300, public", "content-type": "text/plain; charset=utf-8" } },
  },
  "oauth-18-get-token": {
    reason: "no answer at the address of the tokens is kept by a cache",
    ours: { headers: { "cache-control": "must-revalidate, no-cache, private" } },
  },
  "oauth-20-client-credentials": {
    reason: "a 400 that names the grant, where Drupal leaks a 500",
    ours: {
      status: 400,
      body: {
        error: "unsupported_grant_type",
        error_description: "The authorization grant type is not supported by the authorization server.",
        hint: "Check that all required parameters have been provided",
      },
    },
  },
  "oauth-23-debug": {
    reason: "nothing here shows what is in a token",
    ours: { status: 404, body: { message: "There is nothing at /oauth/debug." } },
  },
  "oauth-26-authorize-no-login": {
    reason: "there are the password and refresh grants, and no page to authorize on",
    ours: { status: 404, headers: { "cache-control": "max-age=300, public", "content-type": "application/json" } },
  },
  "oauth-31-refresh-reused": {
    reason: reloaded,
    ours: {
      status: 200,
      headers: { "cache-control": "no-store, private", "content-type": "application/json; charset=UTF-8" },
      body: {
        access_token: "TOKEN",
        error: null,
        error_description: null,
        expires_in: 3600,
        hint: null,
        refresh_token: "TOKEN",
        token_type: "Bearer",
      },
    },
  },
  "pass-14-reset-blocked": {
    reason: "an anonymous answer doesn't tell that an account is blocked",
    ours: { body: { message: "No valid temp password request." } },
  },
  "pass-20-core-password-request": { reason: notServed, ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } } },
  "pass-20b-core-password-unknown": { reason: notServed, ours: { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } } },
  "user-02-get-other-bearer-contributor": {
    reason: rolesWin,
    ours: {
      body: {
        field_mail_changes: [{ value: true }],
        g30_features: backEndFeatures.map((value) => ({ value })),
        login: [],
        mail: [{ value: "admin@example.org" }],
        preferred_admin_langcode: [],
        preferred_langcode: [{ value: "en" }],
        roles: [],
        status: [{ value: true }],
        timezone: [{ value: "Europe/Paris" }],
      },
    },
  },
  "user-06-no-format": {
    reason: "an account has no page; a 406 says which format there is",
    ours: { status: 406, headers: { "content-type": "text/plain; charset=UTF-8" } },
  },
  "user-08-get-admin-own": {
    reason: `${noDates}; user 1 is an account like any other`,
    ours: { body: { login: null, status: null, timezone: { lacks: [{ value: "UTC" }], has: [{ value: "Europe/Paris" }] } } },
  },
  "user-21-other-no-roles": {
    reason: `${rolesWin}; an account has one member page`,
    ours: {
      body: {
        field_mail_changes: [{ value: true }],
        g30_features: backEndFeatures.map((value) => ({ value })),
        field_member: {
          lacks: [
            { target_id: 3, target_type: "node", target_uuid: "373ef158-9c12-4e97-961b-596457c8a00e", url: "/member/reseau-mobilites-sud" },
          ],
          has: [],
        },
        login: [],
        mail: [{ value: "contributeur2@example.org" }],
        preferred_admin_langcode: [],
        preferred_langcode: [{ value: "en" }],
        roles: [{ target_id: "contributor", target_type: "user_role", target_uuid: "ea6f55bc-057e-4a7b-b7d7-029970fc361b" }],
        status: [{ value: true }],
        timezone: [{ value: "Europe/Paris" }],
      },
    },
  },
}
