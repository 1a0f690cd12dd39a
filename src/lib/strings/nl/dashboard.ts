import type * as english from "../en/dashboard.ts"

export const dashboard: typeof english.dashboard = {
  title: "Dashboard",
  titleOf: (title) => `${title} - G30`,
  loading: "Bezig met laden",
  needsScripts: "Dit deel van de site werkt alleen met JavaScript.",
  notice: "Melding",
  close: "Sluiten",
  retry: "Opnieuw proberen",
  editProfile: "Profiel bewerken",
  chunkFailed: {
    title: "Deze pagina kon niet worden geladen",
    text: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
  },
}

export const listTitles: typeof english.listTitles = {
  post: "Publicaties",
  member: "Leden",
  "action-project": "Acties en projecten",
  people: "Gebruikers",
  page: "Pagina’s",
  tag: "Trefwoorden",
  speciality: "Specialiteiten",
  "event-category": "Activiteitscategorieën",
}
