import type * as english from "../en/dashboard.ts"

export const dashboard: typeof english.dashboard = {
  title: "Tableau de bord",
  titleOf: (title) => `${title} - G30`,
  loading: "Chargement",
  needsScripts: "Cette partie du site ne fonctionne qu’avec JavaScript.",
  notice: "Avis",
  close: "Fermer",
  retry: "Réessayer",
  editProfile: "Modifier le profil",
  chunkFailed: {
    title: "Cette page n’a pas pu être chargée",
    text: "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
  },
}

export const listTitles: typeof english.listTitles = {
  post: "Publications",
  member: "Membres",
  "action-project": "Actions et projets",
  people: "Utilisateurs",
  page: "Pages",
  tag: "Mots-clés",
  speciality: "Spécialités",
  "event-category": "Catégories d’événements",
}
