import type * as english from "../en/actions.ts"

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
