const moment = (at: Date) =>
  at.toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" })

const items = (count: number) => (count === 1 ? "1 item is" : `${count} items are`)

export const people = {
  role: {
    member: "Member",
    memberHint: "Reads publications, follows the agenda, edits the linked member and own profile.",
    contributorHint: "Writes and publishes everything, manages members and users.",
    administratorHint: "The same rights as a contributor.",
  },
  labels: { roles: "Role", language: "Preferred language" },
  invitationHints: {
    mail: "The invitation goes here. The link works for three days.",
    link: "No email server is set up, so nobody gets an email. Invite the user, then make a link and pass it on.",
    none: "This server sends no invitation. The new user sets a password with this address, at ‘Forgot password?’ of the login.",
  },
  newAddressHint: "A new address ends the invitation for the present one.",
  memberHint: "The practice this person may edit.",
  boardHint: "Also sees the events of the board.",
  lastAdministrator: (name: string) => `${name} is the last active administrator. Give someone else the role first.`,
  ownAccount: (name: string) => `${name} is your own account. Another contributor or administrator can block or delete it.`,
  several: (names: readonly string[]) => (names.length === 1 ? names.join("") : `${names.length} users`),
  isProtected: {
    block: (who: string) => `${who} can’t be blocked`,
    delete: (who: string) => `${who} can’t be deleted`,
  },
  bar: {
    invite: { button: "Invite", busy: "Inviting…" },
    create: { button: "Create", busy: "Creating…" },
    change: { button: "Save", busy: "Saving…" },
  },
  access: {
    title: "Access",
    loading: "Loading the state of the account…",
    failed: "The state of the account could not be loaded.",
    lastSignIn: (at: Date) => `Last login: ${moment(at)}.`,
    never: "Has never logged in.",
    invitedUntil: (mail: string, until: Date) => `Invited. The link that was sent to ${mail} works until ${moment(until)}.`,
    expired: (until: Date) => `The invitation expired on ${moment(until)}.`,
    noPassword: "Has no password yet, and no invitation to the present address.",
    suspended: "While the account is blocked, no invitation can be sent.",
    resend: "Send the invitation again",
    sending: "Sending…",
    sent: (mail: string) => `The invitation is on its way to ${mail}. It works for three days, and ends the one before.`,
    noMailServer: "Has no password yet. No email server is set up, so no invitation was sent: make a link, and pass it on yourself.",
    notMailed: "No email server is set up, so nothing was sent. Open the user, make a link there, and pass it on yourself.",
    makeLink: "Make a link",
    linkMade: "Pass this link on. It works once, within three days, and ends the one before.",
    link: "Link to choose a password",
    copyLink: "Copy the link",
    unsavedMail: "Save the new address first: the invitation goes to the saved one.",
  },
  block: {
    title: "Block this account",
    button: "Block account",
    text: (name: string) => `${name} can log in. Blocking takes that away, and keeps the account.`,
    ask: (name: string) => `Block ${name}?`,
    means: (name: string) =>
      `${name} is logged out at once, and can't log in or ask for a new password until someone unblocks the account. Content, role and linked member stay as they are.`,
    others: "Your other changes on this screen are saved with it.",
  },
  unblock: {
    title: "This account is blocked",
    button: "Unblock account",
    text: (name: string) => `${name} can't log in.`,
    ask: (name: string) => `Unblock ${name}?`,
    means: (name: string) => `${name} can log in again with the same password, role and linked member.`,
    meansInvited: (name: string) =>
      `${name} has no password yet. The invitation works again, unless it has expired; you can send another one.`,
  },
  remove: {
    title: "Delete this account",
    text: "The account can't be brought back once it is gone. Blocking keeps it.",
    button: (count: number) => (count === 1 ? "Delete account" : `Delete ${count} accounts`),
    ask: (name: string) => `Delete ${name}?`,
    counting: "Looking for content of this user…",
    countFailed: "How much content this user has could not be loaded.",
    nothing: (name: string) => `Nothing on the site is by ${name}.`,
    content: (name: string, count: number) => `${items(count)} by ${name}.`,
    among: (titles: string) => `Among them ${titles}.`,
    legend: "What happens to the content?",
    stays: "It stays, without an account",
    staysHint: "It keeps its place on the site, and has no author among the users.",
    goes: "It goes to another user",
    heir: "The other user",
    heirMissing: "Choose the user who gets the content.",
    heirIsSame: "Choose another user: this one is to be deleted.",
  },
  own: {
    title: "Role and linked member",
    text: "Another administrator or contributor can change these.",
    none: "None",
  },
}

export const seeAs = {
  button: "See as",
  title: "See this page as",
  failed: "The page could not be loaded. Check your connection and press See as again.",
  watchers: { visitor: "Visitor", member: "Member", admin: "Administrator" },
  frame: (watcher: string) => `The page as seen by: ${watcher}`,
  noPage: "They do not see this page. It is a draft, which only contributors and administrators see.",
  draft: "The page is a draft: only contributors and administrators see it.",
  missing: (fields: string) => `Not shown to visitors: ${fields}.`,
  marked: (fields: string) => `Marked, because visitors do not see it: ${fields}.`,
  same: "Everybody sees the same.",
}
