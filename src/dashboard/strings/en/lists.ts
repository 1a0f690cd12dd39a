import { counted } from "./counted.ts"

export const lists = {
  sections: "Dashboard sections",
  title: "Title",
  name: "Name",
  status: "Status",
  account: "Account",
  date: "Date",
  changed: "Changed",
  actions: "Actions",
  language: "Language",
  tag: "Tag",
  author: "Author",
  kind: "Kind",
  phase: "Phase",
  year: "Year",
  region: "Region",
  dates: "Dates",
  address: "Address",
  role: "Role",
  linkedMember: "Linked member",
  lastSeen: "Last seen",
  members: "Members",
  yes: "Yes",
  no: "No",
  sortBy: "Sort by",
  moreFilters: "More filters",
  all: {
    status: "All statuses",
    language: "All languages",
    tag: "All tags",
    author: "All authors",
    kind: "All kinds",
    phase: "All phases",
    year: "All years",
    region: "All regions",
    role: "All roles",
    account: "All accounts",
    field: (label: string) => `${label}: all`,
  },
  sorts: {
    changed: "Last changed",
    newest: "Date, newest",
    oldest: "Date, oldest",
    title: "Title A–Z",
    titleBack: "Title Z–A",
    name: "Name A–Z",
    nameBack: "Name Z–A",
  },
  states: { draft: "Draft", published: "Published", active: "Active", blocked: "Blocked", invited: "Invited" },
  noDate: "No date",
  never: "Never",
  selectAll: "Select all on this page",
  select: (title: string) => `Select ${title}`,
  actionsFor: (title: string) => `Actions for ${title}`,
  keys: "Arrow keys move between the rows, Space selects, Shift with an arrow key selects several, Enter opens.",
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  previous: "Previous page",
  next: "Next page",
  range: (from: number, to: number, count: number | null) => (count === null ? `${from}–${to}` : `${from}–${to} of ${count}`),
  noSuchPage: { title: "There is nothing on this page", first: "Back to the first page" },
  filtered: { text: "Fewer words or filters find more.", clear: "Clear all" },
  failed: {
    title: "The list could not be loaded",
    text: "The server did not answer. What you wrote is kept in this browser; nothing is lost.",
    detail: (address: string) => `Failed to fetch ${address}`,
    detailWithStatus: (address: string, status: number) => `Failed to fetch ${address} (${status})`,
    retryIn: (seconds: number) => `Trying again in ${seconds} s`,
    stale: "The list could not be brought up to date.",
  },
  export: {
    start: "Export as CSV",
    failed: "The export failed.",
  },
}

const lowered = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

type EmptyList = { readonly title: string; readonly text: string; readonly first: string }

const kindWords = (label: string, plural: string, empty: EmptyList) => {
  const [one, many] = [lowered(label), lowered(plural)]
  return {
    title: plural,
    create: `New ${one}`,
    search: `Search ${many}`,
    loading: `Loading ${many}`,
    empty,
    noMatch: `No ${one} matches all of this`,
    count: counted(one, many),
  }
}

export const listKinds = {
  publications: kindWords("Publication", "Publications", {
    title: "Nothing written yet",
    text: "The first publication appears on the home page as soon as it is live. Drafts stay between us.",
    first: "Write the first one",
  }),
  members: kindWords("Member", "Members", {
    title: "No members yet",
    text: "Each member gets a page in the directory of the public site.",
    first: "Add the first one",
  }),
  actionsProjects: {
    ...kindWords("Action or project", "Actions and projects", {
      title: "Nothing planned yet",
      text: "Actions and projects show what the association does. The newest stands on the home page.",
      first: "Describe the first one",
    }),
    title: "Actions & projects",
    count: counted("entry", "entries"),
  },
  users: {
    ...kindWords("User", "Users", { title: "No users yet", text: "Users log in to the members’ area.", first: "Invite the first one" }),
    search: "Search by name or email",
  },
  pages: kindWords("Page", "Pages", {
    title: "No pages yet",
    text: "Begin with “Home”, “About us” and “Legal”: the home page and the footer wait for them. Other pages have an address of their own.",
    first: "Write the first one",
  }),
}

const termWords = (label: string, plural: string, text: string) => ({
  ...kindWords(label, plural, { title: `No ${lowered(plural)} yet`, text, first: `New ${lowered(label)}` }),
  noMatch: `No ${lowered(label)} matches`,
})

export const termLists = {
  tags: termWords("Tag", "Tags", "Tags say what a publication or a project is about."),
  specialities: termWords("Speciality", "Specialities", "Visitors filter the members by their specialities."),
  categories: {
    ...termWords("Category", "Categories", "A category gives the events of the agenda their colour."),
    title: "Event categories",
  },
}

export const wordsOfKind = (label: string, plural: string) =>
  kindWords(label, plural, {
    title: `No ${lowered(plural)} yet`,
    text: "Whatever you write here begins as a draft.",
    first: "Write the first one",
  })

export const listActions = {
  selection: "Selection",
  selected: (count: number) => `${count} selected`,
  duplicate: "Duplicate",
  publish: "Publish",
  unpublish: "Unpublish",
  tag: "Add tag",
  delete: "Delete",
  clear: "Clear selection",
  block: "Block",
  unblock: "Unblock",
  invite: "Send invitation again",
  add: "Add",
  rename: "Rename",
  colour: "Colour",
  working: {
    publish: "Publishing",
    unpublish: "Unpublishing",
    tag: "Adding the tag",
    invite: "Sending",
    other: "Saving",
  },
  progress: (what: string, done: number, total: number) => `${what}, ${done} of ${total}`,
  done: {
    publish: (what: string) => `${what} published`,
    unpublish: (what: string) => `${what} unpublished`,
    tag: (what: string) => `Tag added to ${what}`,
    duplicate: (what: string) => `Duplicated as ${what}, a draft`,
    block: (what: string) => `${what} blocked`,
    unblock: (what: string) => `${what} unblocked`,
    invite: (what: string) => `Invitation sent to ${what}`,
    created: (name: string) => `“${name}” created`,
    saved: (name: string) => `“${name}” saved`,
  },
  deleting: (what: string) => `${what} deleted`,
  copyOf: (title: string) => `Copy of ${title}`,
  report: {
    title: (failed: number, total: number) => `${failed} of ${total} could not be changed`,
    redirectTitle: (failed: number, total: number) => `${failed} of ${total} got no redirect`,
    noRedirect: (why: string) => `It is off the site, but the redirect could not be stored: ${why}`,
    rest: (done: number) => (done === 1 ? "The other one is changed." : `The other ${done} are changed.`),
    changedMeanwhile: "Somebody changed it meanwhile. Look at it and try again.",
  },
  confirm: {
    title: { delete: (what: string) => `Delete ${what}?`, unpublish: (what: string) => `Unpublish ${what}?` },
    named: (title: string) => `“${title}”`,
    unknown: "Whatever refers to these loses the reference.",
    live: (count: number): string => (count === 1 ? "It disappears from the public site." : "They disappear from the public site."),
  },
  blocking: {
    title: (who: string) => `Block ${who}?`,
    text: "A blocked account can no longer log in, and is logged out everywhere at once. What it wrote stays. You can unblock it at any time.",
  },
  dialogFailed: "The question could not be loaded",
  tagging: { title: "Add a tag", choose: "Choose a tag" },
}
