const passwordHint = "12 characters or more. Three words nobody would put together work well."
const tooShort = "12 characters or more are needed."

export const login = {
  /** In the browser's title bar. */
  page: "Login",
  title: "Promoting and improving the practice of the profession",
  mail: "Email",
  password: "Password",
  submit: "Login to account",
  busy: "Logging in…",
  forgot: "Forgot password?",
  back: "Back to login",
  mailMissing: "Enter your email address.",
  mailIncomplete: "This is not a complete email address.",
  passwordMissing: "Enter your password.",
  wantToBe: "Want to be a member?",
  contact: "Contact us",
  orSee: "or see",
  join: "how to join",
  picture: "Spiral stair with timber treads in a round concrete well, seen from above",
  needsScripts: "This page works with JavaScript only. Switch it on in this browser.",
}

export const oups = {
  title: "Oups",
  tryAgain: "Try again",
}

export const lostPassword = {
  title: "Forgot password?",
  lead: "Give the email address of your account. If we know it, a link to set a new password is on its way within a minute.",
  submit: "Send the link",
  busy: "Sending…",
  checkMail: "Check your email",
  onItsWay: "The link is on its way",
  sent: (mail: string) => `If an account exists for ${mail}, it received an email just now. The link works once, for 24 hours.`,
  again: "Send again",
  againIn: (time: string) => `Send again in ${time}`,
  otherAddress: "Use another address",
}

export const resetPassword = {
  title: "Set a new password",
  account: "Account",
  accountMissing: "Enter the name or the email address of your account.",
  temporary: "Temporary password",
  enterTemporary: "Enter the temporary password",
  temporaryHint: "It is in the email that we sent.",
  temporaryMissing: "Enter the temporary password.",
  password: "New password",
  hint: passwordHint,
  repeat: "Repeat the new password",
  tooShort,
  differ: "The two passwords differ.",
  submit: "Save and log in",
  busy: "Saving…",
  expired: "This link has expired.",
  expiredHint: "A link works once, for 24 hours.",
  newLink: "Ask for a new link",
  saved: "Your new password is saved.",
  login: "Log in with it",
}

export const firstAdministrator = {
  title: "Create the first administrator",
  lead: "This account may do everything in the dashboard. Others get theirs from there.",
  name: "Name",
  nameMissing: "Enter your name.",
  submit: "Create the account and log in",
  made: "The account has been created.",
  used: "This link no longer works.",
  withoutLink: "This page needs its link.",
  linkHint: "While there is no administrator, each start of the server prints a new link. It works once, for 24 hours.",
  login: "Go to login",
}

export const sessionEnded = {
  title: "Your session has ended",
  text: (mail: string) => `Your text is kept in this browser. Log in as ${mail} to go on where you were.`,
  leave: "Leave without saving",
}

export const profile = {
  account: "Account",
  name: "Name",
  nameMissing: "Enter your name.",
  mail: "Email",
  mailMissing: "Enter your email address.",
  mailHint: "Changing it asks for your password.",
  language: "Preferred language",
  wantsMails: "Email me when an event is moved or cancelled at the last moment",
  passwords: "Password",
  current: "Current password",
  currentMissing: "Enter your current password to change your email address or your password.",
  password: "New password",
  passwordHint,
  tooShort,
  save: "Save",
  cancel: "Cancel",
  state: {
    saved: "All changes saved",
    unsaved: "Not saved yet",
    saving: "Saving…",
    failed: "Could not save",
  },
}

export const late = {
  failed: "This form could not be loaded",
  hint: "The server did not answer. Check your connection and try again.",
  reload: "Reload",
}
