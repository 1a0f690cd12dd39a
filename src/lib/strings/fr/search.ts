import type * as english from "../en/search.ts"

export const search: typeof english.search = {
  title: "Recherche",
  lead: "Publications, actions et projets, membres, événements et pages.",
  field: "Rechercher sur le site",
  submit: "Rechercher",
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
  retry: "Réessayer",
}
