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
}
