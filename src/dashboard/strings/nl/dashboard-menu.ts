import type * as english from "../en/dashboard-menu.ts"

export const dashboardMenu: typeof english.dashboardMenu = {
  agenda: "Agenda",
  editMember: "Mijn bureau bewerken",
  editProfile: "Mijn profiel bewerken",
  help: "Hulp",
  editThisPage: "Deze pagina bewerken",
  editFailed: "Deze pagina bewerken (mislukt, probeer opnieuw)",
  signout: "Afmelden",
}

export const notice: typeof english.notice = {
  name: "Sessie",
  login: "Aanmelden",
  leave: "Naar de publicaties",
}
