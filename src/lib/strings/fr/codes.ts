import type * as english from "../en/codes.ts"

export const languages: typeof english.languages = { en: "Anglais", fr: "Français", nl: "Néerlandais", de: "Allemand" }

export const actionKinds: typeof english.actionKinds = { action: "Action", project: "Projet" }

export const publicationKinds: typeof english.publicationKinds = {
  position: "Prise de position",
  opinion: "Opinion",
  report: "Compte rendu",
  interview: "Entretien",
}

export const contentKinds: typeof english.contentKinds = { publication: "Publication" }

export const phases: typeof english.phases = { planned: "En préparation", ongoing: "En cours", completed: "Terminé" }
