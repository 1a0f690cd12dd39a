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

// For answers in which the server says nothing.
export const problems = {
  credentials: "The user credentials were incorrect.",
  "blocked-for-now": "There were too many attempts.",
  offline: "The server did not answer. Check your connection and try again.",
  "signed-out": "Your session has ended. Log in to go on.",
  forbidden: "You are not allowed to do this.",
  invalid: "The server did not accept this. Check what you wrote and try again.",
  "not-found": "This no longer exists.",
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
