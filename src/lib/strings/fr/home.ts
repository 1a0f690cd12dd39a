import type * as english from "../en/home.ts"

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
