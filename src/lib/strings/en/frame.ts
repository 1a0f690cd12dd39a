export const site = {
  description: "Promoting and Improving The Architectural Practice",
  tagline: "Promoting and improving the architectural practice",
  association: "Association of architects",
  street: "Rue du Fil à Plomb 30",
  locality: "Brussels",
  country: "Belgium",
}

export const frame = {
  skip: "Skip to content",
  home: "G30, home",
  mainMenu: "Main",
  menu: "Menu",
  breadcrumb: "Breadcrumb",
  members: "Members",
  actionsProjects: "Actions & Projects",
  publications: "Publications",
  membersArea: "Members Area",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  tagline: ["Promoting and improving", "the architectural practice"],
  agenda: "Agenda",
  about: "About",
  join: "Join us",
  clients: "Looking for an architect?",
  press: "Press",
  legal: "Legal",
  version: (name: string, version: string) => `${name} ${version}`,
  search: "Search",
  languages: "Languages",
  notTranslated: "The page that you came from does not exist in English yet.",
  backToPage: "Back to that page",
  /** A list and what narrows it, for example "Agenda: Lectures". */
  partOf: (whole: string, part: string) => `${whole}: ${part}`,
  announced: (page: string) => `Navigated to ${page}`,
  tryAgain: "Try again",
  copyright: (year: string) => `© ${year} G30`,
}

export const footer = {
  association: "Association",
  postalAddress: "Postal address",
  phone: "Phone",
  fax: "Fax",
  contact: "Contact",
  copy: "Copy",
  copyAddress: (mail: string) => `Copy the address ${mail}`,
  copied: "copied",
  failedToCopy: "Failed to copy",
}

export const cookies = {
  name: "Cookies",
  message: "This website uses cookies to ensure you get the best experience on our website.",
  accept: "Got it!",
  decline: "Decline",
  present: { accepted: "You accepted cookies.", declined: "You declined cookies." },
}

export const notFound = {
  title: "Page not found",
  code: "404",
  couldNotFind: "Could not find",
  couldNotFindThis: "Could not find this page.",
  crossedBox: "On a drawing, a crossed box means there is nothing here.",
  backHome: "Back to home",
  closest: "Is it one of these pages?",
}

/** The pages of login and passwords show these before their form is there (account.ts). */
export const accountPage = {
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

export const dashboard = {
  title: "Dashboard",
  titleOf: (title: string) => `${title} - G30`,
  loading: "Loading",
  needsScripts: "This part of the site works with JavaScript only.",
  notice: "Notice",
  close: "Close",
  retry: "Retry",
  editProfile: "Edit profile",
  chunkFailed: {
    title: "This page could not be loaded",
    text: "The server did not answer. Check your connection and try again.",
  },
}

export const listTitles: Readonly<Record<string, string>> = {
  post: "Publications",
  member: "Members",
  "action-project": "Actions & projects",
  people: "Users",
  page: "Pages",
  tag: "Tags",
  speciality: "Specialities",
  "event-category": "Event categories",
}
