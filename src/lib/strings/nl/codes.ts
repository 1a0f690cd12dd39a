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
