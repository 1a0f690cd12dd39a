import type * as english from "../en/dashboard-menu.ts"

export const dashboardMenu: typeof english.dashboardMenu = {
  agenda: "Agenda",
  editMember: "Modifier mon bureau",
  editProfile: "Modifier mon profil",
  help: "Aide",
  editThisPage: "Modifier cette page",
  editFailed: "Modifier cette page (échec, réessayer)",
  signout: "Se déconnecter",
}

export const notice: typeof english.notice = {
  name: "Session",
  login: "Se connecter",
  leave: "Aller aux publications",
}
