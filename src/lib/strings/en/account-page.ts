/** What the pages of login and passwords show before their form is there (account.ts). */
export const accountPage = {
  /** In the browser's title bar. */
  login: "Login",
  lostPassword: "Forgot password?",
  resetPassword: "Set a new password",
  firstAdministrator: "Create the first administrator",
  wantToBe: "Want to be a member?",
  contact: "Contact us",
  orSee: "or see",
  join: "how to join",
  picture: "Spiral stair with timber treads in a round concrete well, seen from above",
  needsScripts: "This page works with JavaScript only. Switch it on in this browser.",
  late: {
    failed: "This form could not be loaded",
    hint: "The server did not answer. Check your connection and try again.",
    reload: "Reload",
  },
}
