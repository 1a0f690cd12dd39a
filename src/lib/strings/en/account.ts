/** A browser loads these words with the forms of login, passwords and the profile. */

export const login = {
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
}

export const oups = {
  title: "Oups",
  tryAgain: "Try again",
}

export const lostPassword = {
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
  account: "Account",
  accountMissing: "Enter the name or the email address of your account.",
  temporary: "Temporary password",
  enterTemporary: "Enter the temporary password",
  temporaryHint: "It is in the email that we sent.",
  temporaryMissing: "Enter the temporary password.",
  password: "New password",
  hint: "12 characters or more. Three words nobody would put together work well.",
  repeat: "Repeat the new password",
  tooShort: "12 characters or more are needed.",
  differ: "The two passwords differ.",
  submit: "Save and log in",
  busy: "Saving…",
  expired: "This link has expired.",
  expiredHint: "A link works once, for 24 hours; an invitation for three days.",
  newLink: "Ask for a new link",
  saved: "Your new password is saved.",
  login: "Log in with it",
}

export const firstAdministrator = {
  lead: "This account may do everything in the dashboard. Others get theirs from there.",
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
  name: "Name",
  nameMissing: "Enter your name.",
  mailHint: "Changing it asks for your password.",
  language: "Preferred language",
  wantsMails: "Email me when an event is moved or cancelled at the last moment",
  current: "Current password",
  currentMissing: "Enter your current password to change your email address or your password.",
  save: "Save",
  cancel: "Cancel",
  state: {
    saved: "All changes saved",
    unsaved: "Not saved yet",
    saving: "Saving…",
    failed: "Could not save",
  },
}

export const reasons = {
  login: "Log in to see that page.",
  "admins-list": "Only contributors and administrators see that page. Here are the publications.",
  "admins-create": "Only contributors and administrators can create that. Here are the publications.",
  "admins-edit": "Only contributors and administrators can edit that. Here are the publications.",
  "own-member": "You can edit only your own page: here it is.",
  "no-member": "You can edit only your own page, and your account has none yet. Here are the publications.",
  "own-profile": "You can edit only your own profile: here it is.",
  // The server's words follow these three.
  "refused-read": "The server refused to show that:",
  "refused-save": "The server refused to save that:",
  "refused-delete": "The server refused to delete that:",
  withoutServerWords: "you are not allowed to do it.",
}

// These words are for answers in which the server says nothing.
export const problems = {
  credentials: "The user credentials were incorrect.",
  "blocked-for-now": "There were too many attempts.",
  offline: "The server did not answer. Check your connection and try again.",
  "signed-out": "Your session has ended. Log in to go on.",
  forbidden: "You are not allowed to do this.",
  invalid: "The server did not accept this. Check what you wrote and try again.",
  "not-found": "This no longer exists.",
  "too-large": "This is too large for the server. Make the text shorter, or choose a smaller file.",
  "not-offered": "The server doesn't offer this.",
  broken: "Something went wrong on the server. Try again in a moment.",
}

export const tryAgainAt = (time: Date) =>
  `You can try again at ${time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}.`

export const sessionNotices = {
  memory: "This browser keeps nothing for this site: you stay logged in on this page only, until you leave or reload it.",
  ended: "Your session has ended. Log in to go on.",
  offline: "The server does not answer. You are still logged in; trying again.",
}
