/** Where signing in, profiles and lost passwords deliberately don't answer what Drupal answered, and why. */
import type { Difference } from "../replay.ts"

const jsonErrors = "errors of the API are JSON, so that a client can read them"
const rolesShown = "contract.md, Profile: core alone hides roles from their own user; the module that user-20 was recorded with shows them"
const rolesWin = "product.md: a contributor is an admin, as an administrator is, and reads and changes what one does"
const noDates =
  "when an account was last used, and which mail it was made with, isn't in the content model; one's own last sign-in is the present one"
const noCookies = "contract.md signs in by OAuth alone; nothing here is done by cookie"
const notServed = "contract.md has the paths of rest_password; Drupal's own are the site's here"
const ifMatch = "browsers may send If-Match too (contract.md, Writing: Better)"

/**
 * By recording: the parts of the answer that differ, and the reason. The answer with tokens has `user_id` besides (contract.md, Sign-in:
 * Better); tokens, the site's time zone and the identifiers of roles are each server's own and aren't compared.
 * Better, and in no recording, since Drupal counts by account and address alone: guesses from many addresses are slowed down (flood.test.ts).
 */
export const differences: Readonly<Record<string, Difference>> = {
  "login-01-cookie-json": { parts: ["body", "headers", "status"], reason: noCookies },
  "login-02-cookie-json-wrong": { parts: ["body", "headers", "status"], reason: noCookies },
  "login-03-session-token": { parts: ["headers", "status"], reason: noCookies },
  "oauth-02b-user-with-scopeless-token": { parts: ["body"], reason: rolesShown },
  "oauth-18-get-token": { parts: ["headers"], reason: jsonErrors },
  "oauth-20-client-credentials": { parts: ["body", "status"], reason: "a 400 that names the grant, where Drupal leaks a 500" },
  "oauth-22-userinfo-anonymous": { parts: ["headers"], reason: jsonErrors },
  "oauth-23-debug": { parts: ["body", "status"], reason: "nothing here shows what is in a token" },
  "oauth-24-jwks": { parts: ["body"], reason: "each server has its own key; that it verifies is tested in profile.test.ts" },
  "oauth-25-openid-configuration": { parts: ["headers"], reason: "outside the API's paths what isn't there is said in plain text" },
  "oauth-26-authorize-no-login": {
    parts: ["headers", "status"],
    reason: "contract.md has the password and refresh grants; there is no page to authorize on",
  },
  "oauth-36d-bad-bearer-entrypoint": { parts: ["headers"], reason: jsonErrors },
  "oauth-36e-bad-bearer-cors": { parts: ["headers"], reason: `${jsonErrors}; scripts may read the headers that clients need` },
  "oauth-40-cors-preflight-token": { parts: ["headers"], reason: ifMatch },
  "oauth-50-bearer-plus-cookie-none": {
    parts: ["links"],
    reason: "the entry point lists the types of our model; the recording's list is left out",
  },
  "pass-05-lost-no-format": { parts: ["headers"], reason: jsonErrors },
  "pass-05e-preflight": { parts: ["headers"], reason: ifMatch },
  "pass-20-core-password-request": { parts: ["headers", "status"], reason: notServed },
  "pass-20b-core-password-unknown": { parts: ["headers", "status"], reason: notServed },
  "user-01-get-own-bearer": { parts: ["body"], reason: rolesShown },
  "user-02-get-other-bearer-contributor": { parts: ["body"], reason: rolesWin },
  "user-06-no-format": { parts: ["headers", "status"], reason: "an account has no page; a 406 says which format there is" },
  "user-08-get-admin-own": { parts: ["body"], reason: `${noDates}; user 1 is an account like any other` },
  "user-09-get-administrator-views-contributor": { parts: ["body"], reason: noDates },
  "user-10-get-lecteur-own": { parts: ["body"], reason: rolesShown },
  "user-21-other-no-roles": { parts: ["body"], reason: `${rolesWin}; an account has one member page` },
  "user-23-webmaster-own": { parts: ["body"], reason: noDates },
  "user-24-jsonapi-me-with-roles": {
    parts: ["attributes", "omitted"],
    reason: `${rolesWin}; roles have identifiers but no resources`,
  },
}
