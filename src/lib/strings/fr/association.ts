import type * as english from "../en/association.ts"

export const call: typeof english.call = {
  title: "Vous souhaitez devenir membre ?",
  text: "Des bureaux de toute taille rejoignent G30 pour partager contrats, chantiers, matériaux et temps.",
  join: "Nous rejoindre",
  contact: "Contactez-nous",
}

export const forClients: typeof english.forClients = {
  title: "Vous cherchez un architecte ?",
  text: "Comment choisir un bureau, ce qu’un programme doit contenir, et deux membres qui lisent le vôtre gratuitement.",
  more: "Comment s’y prendre",
}

export const about: typeof english.about = {
  beside: "Personnes et groupes",
  board: "Conseil d’administration",
}
