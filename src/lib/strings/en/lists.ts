export const home = {
  latest: "Latest publications",
  allPublications: "All publications",
  actions: "Actions & projects",
  allActions: "All actions & projects",
  members: "Members",
  allMembers: "All members",
  practices: (practices: number, regions: number) =>
    `${practices} ${practices === 1 ? "practice" : "practices"}, ${regions} ${regions === 1 ? "region" : "regions"}`,
  nothingPublished: "Nothing is published yet.",
  noActions: "There are no actions or projects yet.",
  noMembers: "There are no members yet.",
}

export const call = {
  title: "Want to be a member?",
  text: "Practices of every size join G30 to share contracts, sites, materials and time.",
  join: "How to join",
  contact: "Contact us",
}

export const forClients = {
  title: "Looking for an architect?",
  text: "How to choose a practice, what a brief should contain, and two members who read yours free of charge.",
  more: "How to go about it",
}

export const about = {
  beside: "People and groups",
  board: "Board",
}

const kinds: Readonly<Record<string, string>> = { position: "Positions", opinion: "Opinions", report: "Reports", interview: "Interviews" }

export const publications = {
  title: "Publications",
  lead: "Positions, opinions, reports and interviews by the practices of G30.",
  filter: "Filter publications",
  facets: { year: "Year", tag: "Tag", kind: "Kind", language: "Language" },
  moreTags: (count: number) => `${count} more tags`,
  count: (count: number) => (count === 1 ? "1 publication" : `${count} publications`),
  ofYear: (year: string) => `Publications of ${year}`,
  ofKind: (kind: string) => kinds[kind] ?? kind,
  inLanguage: (language: string) => `Publications in ${language}`,
  page: (title: string, number: number) => `${title}, page ${number}`,
  clear: "Clear all",
  showMore: (count: number) => `Show ${count} more`,
  noMatch: "No publication matches all of this",
  notLoaded: "The publications could not be loaded",
  newer: "Newer",
  older: "Older",
  pages: "Further pages",
  narrow: "Filter",
  none: "Nothing is published yet.",
  noneNow: "What our members write appears here.",
}

export const actions = {
  title: "Actions & Projects",
  lead: "An action changes how we work together. A project is built. Both are led by members and open to others.",
  all: "All",
  actions: "Actions",
  projects: "Projects",
  kind: "Kind",
  count: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  none: "There are no actions or projects yet.",
}

export const members = {
  title: "Members",
  lead: (count: number) => (count === 1 ? "One practice." : `${count} practices.`),
  choose: "Choose a region or province, a speciality or a language you share.",
  description: "The practices of G30: who they are, where they work and what they are good at.",
  search: "Search by name, place, speciality or person",
  region: "Region",
  province: "Province",
  speciality: "Speciality",
  allSpecialities: "All specialities",
  language: "Language",
  allLanguages: "All languages",
  count: (count: number) => (count === 1 ? "1 member" : `${count} members`),
  removeFilter: (filter: string) => `Remove filter ${filter}`,
  filters: "Filters",
  clearAll: "Clear all",
  showMore: (count: number) => `Show ${count} more`,
  noMatch: "No member matches all of this",
  without: (filter: string, count: number) => `Without ${filter}, ${count === 1 ? "1 member matches" : `${count} members match`}.`,
  remove: (filter: string) => `Remove ${filter}`,
  nearest: (place: string) => `Nearest to ${place}`,
  quoted: (text: string) => `“${text}”`,
  none: "There are no members yet.",
  loading: "Searching…",
  notLoaded: "The members could not be loaded",
  all: "All members",
  narrow: "Search among these members",
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  describe: (title: string, count: number) =>
    `${title}: ${count === 1 ? "one practice" : `${count} practices`} of G30, who they are, where they work and what they are good at.`,
}

export const map = {
  title: "Map of the provinces",
  province: (name: string, count: number) => `${name}, ${count === 1 ? "1 practice" : `${count} practices`}`,
  shades: "The darker a province, the more practices are found there.",
  madeWith: "Made with",
  where: "Municipality, province or region",
  inProvince: (name: string) => `${name} (province)`,
  unknown: (name: string) => `No municipality, province or region is called “${name}”.`,
  sorted: (name: string) => `Nearest to ${name} first, by the places of`,
  notSorted: "The places could not be loaded. Try again later.",
  distance: (km: string) => `${km}\u00a0km`,
}

const places: Readonly<Record<string, string>> = {
  "BE-BRU": "Brussels",
  "BE-VAN": "the province of Antwerp",
  "BE-WLG": "the province of Liège",
  "BE-WLX": "the province of Luxembourg",
  "BE-WNA": "the province of Namur",
}

/** Such a page lists the members who meet one criterion. */
export const memberLists = {
  inPlace: (code: string, name: string) => `Architects in ${places[code] ?? name}`,
  forSpeciality: (name: string) => `Architects: ${name}`,
  speaking: (language: string) => `Architects who speak ${language}`,
}

export const search = {
  title: "Search",
  lead: "Publications, actions and projects, members, events and pages.",
  field: "Search the site",
  keys: "Ctrl + K opens the search from any page. The arrow keys move through the results.",
  needsScripts: "The search needs JavaScript. These pages list what there is.",
  lists: "You may be looking for",
  searching: "Searching…",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  kind: "Kind",
  all: "All",
  kinds: { publication: "Publications", action: "Actions & Projects", member: "Members", event: "Events", page: "Pages" },
  oneOf: { publication: "Publication", action: "Action or project", member: "Member", event: "Event", page: "Page" },
  language: "Language of the text",
  allLanguages: "All languages",
  more: (count: number) => `Show ${count} more`,
  none: (text: string) => `Nothing found for “${text}”`,
  hint: "Check the spelling, or use fewer or other words.",
  amongMembers: (text: string) => `Look for “${text}” in the directory of members`,
  withoutFilters: (count: number) =>
    count === 1 ? "Show 1 result of another kind or language" : `Show ${count} results of all kinds and languages`,
  missing: (names: readonly string[]) => `No page has ${names.map((name) => `“${name}”`).join(" or ")}. These are the results without it.`,
  partial: "No page has all of these words. These pages have most of them.",
  failed: "The search could not be loaded",
  failedText: "Check the connection, and try again.",
}
