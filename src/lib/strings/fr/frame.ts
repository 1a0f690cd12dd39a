import type * as english from "../en/frame.ts"

export const site: typeof english.site = {
  description: "Promouvoir et améliorer la pratique de l’architecture",
  tagline: "Promouvoir et améliorer la pratique de l’architecture",
  association: "Association d’architectes",
  street: "Rue du Fil à Plomb 30",
  locality: "Bruxelles",
  country: "Belgique",
}

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
  partOf: (whole, part) => `${whole} : ${part}`,
  announced: (page) => `Page affichée : ${page}`,
  tryAgain: "Réessayer",
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

export const notFound: typeof english.notFound = {
  title: "Page introuvable",
  code: "404",
  couldNotFind: "Introuvable :",
  couldNotFindThis: "Cette page est introuvable.",
  crossedBox: "Sur un plan, une case barrée d’une croix signifie qu’il n’y a rien ici.",
  backHome: "Retour à l’accueil",
  closest: "Serait-ce l’une de ces pages ?",
}

export const accountPage: typeof english.accountPage = {
  login: "Connexion",
  lostPassword: "Mot de passe oublié ?",
  resetPassword: "Choisir un nouveau mot de passe",
  firstAdministrator: "Créer le premier administrateur",
  wantToBe: "Vous souhaitez devenir membre ?",
  contact: "Contactez-nous",
  orSee: "ou lisez",
  join: "comment nous rejoindre",
  picture: "Escalier en colimaçon aux marches de bois dans un puits rond en béton, vu d’en haut",
  needsScripts: "Cette page ne fonctionne qu’avec JavaScript. Activez-le dans votre navigateur.",
  late: {
    failed: "Ce formulaire n’a pas pu être chargé",
    hint: "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
    reload: "Recharger",
  },
}

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
