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

export const regions: typeof english.regions = { "BE-BRU": "Bruxelles-Capitale", "BE-VLG": "Flandre", "BE-WAL": "Wallonie" }

export const provinces: typeof english.provinces = {
  "BE-VAN": "Anvers",
  "BE-VOV": "Flandre orientale",
  "BE-VBR": "Brabant flamand",
  "BE-WHT": "Hainaut",
  "BE-WLG": "Liège",
  "BE-VLI": "Limbourg",
  "BE-WLX": "Luxembourg",
  "BE-WNA": "Namur",
  "BE-WBR": "Brabant wallon",
  "BE-VWV": "Flandre occidentale",
}
