import type * as english from "../en/lists.ts"

export const home: typeof english.home = {
  latest: "Dernières publications",
  allPublications: "Toutes les publications",
  actions: "Actions et projets",
  allActions: "Toutes les actions et tous les projets",
  members: "Membres",
  allMembers: "Tous les membres",
  practices: (practices, regions) =>
    `${practices} ${practices < 2 ? "bureau" : "bureaux"}, ${regions} ${regions < 2 ? "Région" : "Régions"}`,
  nothingPublished: "Rien n’est encore publié.",
  noActions: "Il n’y a pas encore d’actions ni de projets.",
  noMembers: "Il n’y a pas encore de membres.",
}

export const call: typeof english.call = {
  title: "Vous souhaitez devenir membre ?",
  text: "Des bureaux de toute taille rejoignent G30 pour partager contrats, chantiers, matériaux et temps.",
  join: "Nous rejoindre",
  contact: "Contactez-nous",
}

export const forClients: typeof english.forClients = {
  title: "Vous cherchez un architecte ?",
  text: "Comment choisir un bureau, ce qu’un programme doit contenir, et deux membres qui lisent le vôtre gratuitement.",
  more: "Comment s’y prendre",
}

export const about: typeof english.about = {
  beside: "Personnes et groupes",
  board: "Conseil d’administration",
}

const kinds: Readonly<Record<string, string>> = {
  position: "Prises de position",
  opinion: "Opinions",
  report: "Comptes rendus",
  interview: "Entretiens",
}

export const publications: typeof english.publications = {
  title: "Publications",
  lead: "Prises de position, opinions, comptes rendus et entretiens des bureaux de G30.",
  filter: "Filtrer les publications",
  facets: { year: "Année", tag: "Mot-clé", kind: "Type", language: "Langue" },
  moreTags: (count) => `${count} autres mots-clés`,
  count: (count) => (count < 2 ? `${count} publication` : `${count} publications`),
  ofYear: (year) => `Publications de ${year}`,
  ofKind: (kind) => kinds[kind] ?? kind,
  inLanguage: (language) => `Publications en ${language.toLowerCase()}`,
  page: (title, number) => `${title}, page ${number}`,
  clear: "Tout effacer",
  showMore: (count) => `En afficher ${count} de plus`,
  noMatch: "Aucune publication ne répond à tous ces critères",
  notLoaded: "Les publications n’ont pas pu être chargées",
  newer: "Plus récentes",
  older: "Plus anciennes",
  pages: "Autres pages",
  narrow: "Filtrer",
  none: "Rien n’est encore publié.",
  noneNow: "Ce qu’écrivent nos membres paraît ici.",
}

export const actions: typeof english.actions = {
  title: "Actions et projets",
  lead: "Une action change notre manière de travailler ensemble. Un projet se construit. Tous deux sont menés par des membres et ouverts à d’autres.",
  all: "Tous",
  actions: "Actions",
  projects: "Projets",
  kind: "Type",
  count: (count) => (count < 2 ? `${count} résultat` : `${count} résultats`),
  none: "Il n’y a pas encore d’actions ni de projets.",
}

export const members: typeof english.members = {
  title: "Membres",
  lead: (count) => (count < 2 ? "Un bureau." : `${count} bureaux.`),
  choose: "Choisissez une Région ou une province, une spécialité ou une langue que vous partagez.",
  description: "Les bureaux de G30 : qui ils sont, où ils travaillent et ce qu’ils savent faire.",
  search: "Rechercher par nom, lieu, spécialité ou personne",
  region: "Région",
  province: "Province",
  speciality: "Spécialité",
  allSpecialities: "Toutes",
  language: "Langue",
  allLanguages: "Toutes",
  count: (count) => (count < 2 ? `${count} membre` : `${count} membres`),
  removeFilter: (filter) => `Retirer le filtre ${filter}`,
  filters: "Filtres",
  clearAll: "Tout effacer",
  showMore: (count) => `En afficher ${count} de plus`,
  noMatch: "Aucun membre ne répond à tous ces critères",
  without: (filter, count) => `Sans ${filter}, ${count < 2 ? `${count} membre correspond` : `${count} membres correspondent`}.`,
  remove: (filter) => `Retirer ${filter}`,
  nearest: (place) => `Les plus proches de ${place}`,
  quoted: (text) => `« ${text} »`,
  none: "Il n’y a pas encore de membres.",
  loading: "Recherche en cours…",
  notLoaded: "Les membres n’ont pas pu être chargés",
  all: "Tous les membres",
  narrow: "Rechercher parmi ces membres",
  pages: "Pages",
  page: (page) => `Page ${page}`,
  describe: (title, count) =>
    `${title}. ${count < 2 ? "Un bureau" : `${count} bureaux`} de G30 : qui ils sont, où ils travaillent et ce qu’ils savent faire.`,
}

export const map: typeof english.map = {
  title: "Carte des provinces",
  province: (name, count) => `${name}, ${count < 2 ? `${count} bureau` : `${count} bureaux`}`,
  shades: "Plus une province est foncée, plus on y trouve de bureaux.",
  madeWith: "Carte établie d’après",
  where: "Commune, province ou Région",
  inProvince: (name) => `${name} (province)`,
  unknown: (name) => `Aucune commune, province ou Région ne s’appelle «\u00a0${name}\u00a0».`,
  sorted: (name) => `Les plus proches de ${name} d’abord, d’après les lieux de`,
  notSorted: "Les lieux n’ont pas pu être chargés. Réessayez plus tard.",
  distance: (km) => `${km}\u00a0km`,
}

const places: Readonly<Record<string, string>> = {
  "BE-BRU": "à Bruxelles",
  "BE-VAN": "dans la province d’Anvers",
  "BE-VBR": "dans le Brabant flamand",
  "BE-VLI": "dans le Limbourg",
  "BE-WBR": "dans le Brabant wallon",
  "BE-WHT": "dans le Hainaut",
  "BE-WLG": "dans la province de Liège",
  "BE-WLX": "dans la province de Luxembourg",
  "BE-WNA": "dans la province de Namur",
}

export const memberLists: typeof english.memberLists = {
  inPlace: (code, name) => `Architectes ${places[code] ?? `en ${name}`}`,
  forSpeciality: (name) => `Architectes : ${name}`,
  speaking: (language) => `Architectes qui parlent ${language.toLocaleLowerCase("fr")}`,
}

export const search: typeof english.search = {
  title: "Recherche",
  lead: "Publications, actions et projets, membres, événements et pages.",
  field: "Rechercher sur le site",
  keys: "Ctrl + K ouvre la recherche partout sur le site. Les flèches parcourent les résultats.",
  needsScripts: "La recherche nécessite JavaScript. Ces pages présentent tout le contenu.",
  lists: "Vous cherchez peut-être",
  searching: "Recherche en cours…",
  count: (count) => (count === 0 ? "Aucun résultat" : count === 1 ? "1 résultat" : `${count} résultats`),
  kind: "Type",
  all: "Tout",
  kinds: { publication: "Publications", action: "Actions et projets", member: "Membres", event: "Événements", page: "Pages" },
  oneOf: { publication: "Publication", action: "Action ou projet", member: "Membre", event: "Événement", page: "Page" },
  language: "Langue du texte",
  allLanguages: "Toutes les langues",
  more: (count) => `Afficher ${count} de plus`,
  none: (text) => `Aucun résultat pour « ${text} »`,
  hint: "Vérifiez l’orthographe, ou essayez moins de mots ou d’autres mots.",
  amongMembers: (text) => `Chercher « ${text} » dans l’annuaire des membres`,
  withoutFilters: (count) =>
    count === 1
      ? "Afficher 1 résultat d’un autre type ou d’une autre langue"
      : `Afficher ${count} résultats de tous types et de toutes langues`,
  missing: (names) => `Aucune page ne contient ${names.map((name) => `« ${name} »`).join(" ni ")}. Voici les résultats pour le reste.`,
  partial: "Aucune page ne contient tous ces mots. Ces pages en contiennent la plupart.",
  failed: "La recherche n’a pas pu être chargée",
  failedText: "Vérifiez la connexion et réessayez.",
}
