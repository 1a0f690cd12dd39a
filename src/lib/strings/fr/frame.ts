import type * as english from "../en/frame.ts"

export const frame: typeof english.frame = {
  skip: "Aller au contenu",
  home: "G30, accueil",
  mainMenu: "Principal",
  menu: "Menu",
  breadcrumb: "Fil d’Ariane",
  members: "Membres",
  actionsProjects: "Actions et projets",
  publications: "Publications",
  membersArea: "Espace membres",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  tagline: ["Promouvoir et améliorer", "la pratique de l’architecture"],
  agenda: "Agenda",
  about: "À propos",
  join: "Nous rejoindre",
  clients: "Vous cherchez un architecte ?",
  press: "Presse",
  legal: "Mentions légales",
  version: (name, version) => `${name} ${version}`,
  search: "Rechercher",
  languages: "Langues",
  notTranslated: "La page d’où vous venez n’existe pas encore en français.",
  backToPage: "Retour à cette page",
  announced: (page) => `Page affichée : ${page}`,
  copyright: (year) => `© ${year} G30`,
}

export const footer: typeof english.footer = {
  association: "Association",
  postalAddress: "Adresse postale",
  phone: "Téléphone",
  fax: "Fax",
  contact: "Contact",
  copy: "Copier",
  copyAddress: (mail) => `Copier l’adresse ${mail}`,
  copied: "copié",
  failedToCopy: "La copie a échoué",
}

export const cookies: typeof english.cookies = {
  name: "Cookies",
  message: "Ce site utilise des cookies afin de vous offrir la meilleure expérience possible.",
  accept: "Accepter",
  decline: "Refuser",
  present: { accepted: "Vous avez accepté les cookies.", declined: "Vous avez refusé les cookies." },
}
