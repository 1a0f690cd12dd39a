import type * as english from "../en/dashboard-menu.ts"

export const dashboardMenu: typeof english.dashboardMenu = {
  name: "Tableau de bord",
  publications: "Publications",
  members: "Membres",
  actionsProjects: "Actions et projets",
  users: "Utilisateurs",
  agenda: "Agenda",
  pages: "Pages",
  tags: "Mots-clés",
  specialities: "Spécialités",
  categories: "Catégories d’événements",
  editMember: "Modifier mon bureau",
  editProfile: "Modifier mon profil",
  help: "Aide",
  editThisPage: "Modifier cette page",
  signout: "Se déconnecter",
}

export const requests: typeof english.requests = {
  underWay: "Chargement",
}

export const notice: typeof english.notice = {
  name: "Session",
  login: "Se connecter",
  leave: "Aller aux publications",
}
