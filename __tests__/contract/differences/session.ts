/** Declared differences in sign-in, profiles and lost passwords (docs/drupal-contract.md). */
import type { Difference } from "../replay.ts"

const jsonErrors = "errors of the API are JSON, so that a client can read them"
const rolesShown = "core alone hides roles from their own user; the module that user-20 was recorded with shows them"
const rolesWin = "a contributor reads and changes what an administrator does (docs/product.md)"
const noDates = "the content model has neither an account's last access nor its first mail; the own last sign-in is the present one"
const noCookies = "sign-in is by OAuth only, without cookies"
const notServed = "only the paths of Drupal's module rest_password are served; Drupal core's paths belong to the site"
const reloaded = "a spent refresh token works once more for 30 s (reuse.test.ts): a page that is reloaded has lost the answer"
const lateMails = "the profile says whether its user wants mails about late changes of events"
const ifMatch = "browsers may send If-Match too"

/**
 * By recording. The answer with tokens has `user_id` besides. Tokens, time zone and identifiers of roles belong to each server and are
 * not compared. No recording shows that guesses from many addresses are slowed down (`__tests__/server/session/limits/flood.test.ts`), since Drupal does not do so.
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
    reason: "there are the password and refresh grants, and no page to authorize on",
  },
  "oauth-31-refresh-reused": { parts: ["body", "headers", "status"], reason: reloaded },
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
  "user-20-own-with-roles": { parts: ["body"], reason: lateMails },
  "user-22-lecteur-own-no-extra-role": { parts: ["body"], reason: lateMails },
  "user-09-get-administrator-views-contributor": { parts: ["body"], reason: noDates },
  "user-10-get-lecteur-own": { parts: ["body"], reason: rolesShown },
  "user-21-other-no-roles": { parts: ["body"], reason: `${rolesWin}; an account has one member page` },
  "user-23-webmaster-own": { parts: ["body"], reason: noDates },
  "user-24-jsonapi-me-with-roles": {
    parts: ["attributes", "omitted"],
    reason: `${rolesWin}; roles have identifiers but no resources`,
  },
}
