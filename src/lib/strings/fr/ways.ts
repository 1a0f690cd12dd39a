import type * as english from "../en/ways.ts"

export const joining: typeof english.joining = {
  title: "Présentez votre bureau",
  lead: "Une page suffit. Deux membres la lisent avant de vous rendre visite.",
  subject: "Notre bureau souhaite rejoindre G30",
  practice: "Nom du bureau",
  practiceMissing: "Indiquez le nom de votre bureau.",
  name: "Votre nom",
  nameMissing: "Indiquez votre nom.",
  people: "Combien de personnes y travaillent ?",
  peopleHint: "La cotisation annuelle en dépend.",
  region: "Région",
  project: "Un projet que vous aimeriez montrer",
  projectHint: "Son nom et son lieu, ou un lien.",
  why: "Une question sur laquelle vous aimeriez travailler avec nous",
  whyMissing: "Écrivez sur quelle question vous aimeriez travailler.",
  contact: "Un numéro de téléphone, ou vos disponibilités",
}

export const clients: typeof english.clients = {
  directory: "Trouver un bureau dans l’annuaire",
  title: "Faites relire votre programme",
  lead: "Deux membres, qui ne seront pas candidats, lisent gratuitement votre projet de texte et répondent dans les dix jours.",
  subject: "Un programme à relire",
  name: "Votre nom, et pour qui vous construisez",
  nameMissing: "Indiquez votre nom.",
  place: "Commune du projet",
  kind: "De quoi s’agit-il ?",
  kinds: [
    "Construire ou agrandir une maison",
    "Une rénovation",
    "Plusieurs logements",
    "Un bâtiment public",
    "Un concours ou un marché",
    "Autre chose",
  ],
  project: "Le projet en quelques phrases",
  projectHint: "Ce qui existe, ce qu’il vous faut, pour quand, et le budget. Joignez votre texte dans votre messagerie.",
  projectMissing: "Décrivez le projet en quelques phrases.",
}

export const press: typeof english.press = {
  logo: "Logo, pour l’impression et l’écran",
  logoOnDark: "Logo pour les fonds sombres",
  logoAsPicture: "Logo (PNG)",
  latest: "Dernières publications",
}
