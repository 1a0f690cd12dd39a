import type * as english from "../en/codes.ts"

export const languages: typeof english.languages = { en: "Engels", fr: "Frans", nl: "Nederlands", de: "Duits" }

export const actionKinds: typeof english.actionKinds = { action: "Actie", project: "Project" }

export const publicationKinds: typeof english.publicationKinds = {
  position: "Standpunt",
  opinion: "Opinie",
  report: "Verslag",
  interview: "Interview",
}

export const contentKinds: typeof english.contentKinds = { publication: "Publicatie" }

export const phases: typeof english.phases = { planned: "Gepland", ongoing: "Lopend", completed: "Afgerond" }

export const regions: typeof english.regions = { "BE-BRU": "Brussels Gewest", "BE-VLG": "Vlaanderen", "BE-WAL": "Wallonië" }

export const provinces: typeof english.provinces = {
  "BE-VAN": "Antwerpen",
  "BE-VOV": "Oost-Vlaanderen",
  "BE-VBR": "Vlaams-Brabant",
  "BE-WHT": "Henegouwen",
  "BE-WLG": "Luik",
  "BE-VLI": "Limburg",
  "BE-WLX": "Luxemburg",
  "BE-WNA": "Namen",
  "BE-WBR": "Waals-Brabant",
  "BE-VWV": "West-Vlaanderen",
}
