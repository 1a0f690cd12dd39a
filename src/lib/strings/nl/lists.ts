import type * as english from "../en/lists.ts"

export const home: typeof english.home = {
  latest: "Recentste publicaties",
  allPublications: "Alle publicaties",
  actions: "Acties en projecten",
  allActions: "Alle acties en projecten",
  members: "Leden",
  allMembers: "Alle leden",
  practices: (practices, regions) =>
    `${practices} ${practices === 1 ? "bureau" : "bureaus"}, ${regions} ${regions === 1 ? "gewest" : "gewesten"}`,
  nothingPublished: "Er is nog niets gepubliceerd.",
  noActions: "Er zijn nog geen acties of projecten.",
  noMembers: "Er zijn nog geen leden.",
}

export const call: typeof english.call = {
  title: "Wilt u lid worden?",
  text: "Bureaus van elke omvang sluiten zich aan bij G30 om contracten, werven, materialen en tijd te delen.",
  join: "Lid worden",
  contact: "Contacteer ons",
}

export const forClients: typeof english.forClients = {
  title: "Op zoek naar een architect?",
  text: "Hoe u een bureau kiest, wat er in een projectdefinitie moet staan, en twee leden die de uwe kosteloos nalezen.",
  more: "Hoe u het aanpakt",
}

export const about: typeof english.about = {
  beside: "Bestuur en werkgroepen",
  board: "Raad van bestuur",
}

const kinds: Readonly<Record<string, string>> = {
  position: "Standpunten",
  opinion: "Opinies",
  report: "Verslagen",
  interview: "Interviews",
}

export const publications: typeof english.publications = {
  title: "Publicaties",
  lead: "Standpunten, opinies, verslagen en interviews van de bureaus van G30.",
  filter: "Publicaties filteren",
  facets: { year: "Jaar", tag: "Trefwoord", kind: "Soort", language: "Taal" },
  moreTags: (count) => `Nog ${count} trefwoorden`,
  count: (count) => (count === 1 ? "1 publicatie" : `${count} publicaties`),
  ofYear: (year) => `Publicaties van ${year}`,
  ofKind: (kind) => kinds[kind] ?? kind,
  inLanguage: (language) => `Publicaties in het ${language}`,
  page: (title, number) => `${title}, pagina ${number}`,
  clear: "Alles wissen",
  showMore: (count) => `Nog ${count} tonen`,
  noMatch: "Geen publicaties met deze filters",
  notLoaded: "De publicaties konden niet worden geladen",
  newer: "Recenter",
  older: "Ouder",
  pages: "Andere pagina’s",
  narrow: "Filteren",
  none: "Er is nog niets gepubliceerd.",
  noneNow: "Wat onze leden schrijven, verschijnt hier.",
}

export const actions: typeof english.actions = {
  title: "Acties en projecten",
  lead: "Een actie verandert hoe we samenwerken. Een project wordt gebouwd. Beide worden door leden geleid en staan open voor anderen.",
  all: "Alle",
  actions: "Acties",
  projects: "Projecten",
  kind: "Soort",
  count: (count) => (count === 1 ? "1 resultaat" : `${count} resultaten`),
  none: "Er zijn nog geen acties of projecten.",
}

export const members: typeof english.members = {
  title: "Leden",
  lead: (count) => (count === 1 ? "Eén bureau." : `${count} bureaus.`),
  choose: "Kies een gewest of provincie, een specialiteit of een taal die u deelt.",
  description: "De bureaus van G30: wie ze zijn, waar ze werken en waar ze goed in zijn.",
  search: "Zoeken op naam, plaats, specialiteit of persoon",
  region: "Gewest",
  province: "Provincie",
  speciality: "Specialiteit",
  allSpecialities: "Alle",
  language: "Taal",
  allLanguages: "Alle",
  count: (count) => (count === 1 ? "1 lid" : `${count} leden`),
  removeFilter: (filter) => `Filter ${filter} verwijderen`,
  filters: "Filters",
  clearAll: "Alles wissen",
  showMore: (count) => `Nog ${count} tonen`,
  noMatch: "Geen leden met deze filters",
  without: (filter, count) => `Zonder ${filter} ${count === 1 ? "voldoet 1 lid" : `voldoen ${count} leden`}.`,
  remove: (filter) => `${filter} verwijderen`,
  nearest: (place) => `Dichtst bij ${place}`,
  quoted: (text) => `“${text}”`,
  none: "Er zijn nog geen leden.",
  loading: "Bezig met zoeken…",
  notLoaded: "De leden konden niet worden geladen",
  all: "Alle leden",
  narrow: "Zoeken bij deze leden",
  pages: "Pagina’s",
  page: (page) => `Pagina ${page}`,
  describe: (title, count) =>
    `${title}. ${count === 1 ? "Eén bureau" : `${count} bureaus`} van G30: wie ze zijn, waar ze werken en waar ze goed in zijn.`,
}

export const map: typeof english.map = {
  title: "Kaart van de provincies",
  province: (name, count) => `${name}, ${count === 1 ? "1 bureau" : `${count} bureaus`}`,
  shades: "Hoe donkerder een provincie, hoe meer bureaus er gevonden zijn.",
  madeWith: "Gemaakt met",
  where: "Gemeente, provincie of gewest",
  inProvince: (name) => `${name} (provincie)`,
  unknown: (name) => `Geen gemeente, provincie of gewest heet “${name}”.`,
  sorted: (name) => `Het dichtst bij ${name} eerst, volgens de plaatsen van`,
  notSorted: "De plaatsen konden niet worden geladen. Probeer het later opnieuw.",
  distance: (km) => `${km}\u00a0km`,
}

const places: Readonly<Record<string, string>> = {
  "BE-BRU": "Brussel",
  "BE-VAN": "de provincie Antwerpen",
  "BE-WLG": "de provincie Luik",
  "BE-WLX": "de provincie Luxemburg",
  "BE-WNA": "de provincie Namen",
}

export const memberLists: typeof english.memberLists = {
  inPlace: (code, name) => `Architecten in ${places[code] ?? name}`,
  forSpeciality: (name) => `Architecten: ${name}`,
  speaking: (language) => `Architecten die ${language} spreken`,
}

export const search: typeof english.search = {
  title: "Zoeken",
  lead: "Publicaties, acties en projecten, leden, activiteiten en pagina’s.",
  field: "Zoeken op de site",
  keys: "Ctrl + K opent de zoekfunctie overal op de site. Met de pijltoetsen loopt u door de resultaten.",
  needsScripts: "Zoeken werkt alleen met JavaScript. Deze pagina’s tonen wat er is.",
  lists: "Misschien zoekt u",
  searching: "Bezig met zoeken…",
  count: (count) => (count === 0 ? "Geen resultaten" : count === 1 ? "1 resultaat" : `${count} resultaten`),
  kind: "Soort",
  all: "Alles",
  kinds: { publication: "Publicaties", action: "Acties en projecten", member: "Leden", event: "Activiteiten", page: "Pagina’s" },
  oneOf: { publication: "Publicatie", action: "Actie of project", member: "Lid", event: "Activiteit", page: "Pagina" },
  language: "Taal van de tekst",
  allLanguages: "Alle talen",
  more: (count) => `Nog ${count} tonen`,
  none: (text) => `Niets gevonden voor “${text}”`,
  hint: "Controleer de spelling, of gebruik minder of andere woorden.",
  amongMembers: (text) => `“${text}” zoeken in de ledenlijst`,
  withoutFilters: (count) =>
    count === 1
      ? "1 resultaat van een andere soort of in een andere taal tonen"
      : `${count} resultaten van alle soorten en in alle talen tonen`,
  missing: (names) =>
    `Geen enkele pagina bevat ${names.map((name) => `“${name}”`).join(" of ")}. Dit zijn de resultaten voor de andere woorden.`,
  partial: "Geen enkele pagina bevat al deze woorden. Deze pagina’s bevatten de meeste.",
  failed: "De zoekfunctie kon niet worden geladen",
  failedText: "Controleer de verbinding en probeer het opnieuw.",
}
