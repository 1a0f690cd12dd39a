import type * as english from "../en/forms.ts"

export const forms: typeof english.forms = {
  show: "Afficher",
  hide: "Masquer",
  showPassword: "Afficher le mot de passe",
  capsLock: "Le verrouillage des majuscules est activé",
  close: "Fermer",
  toFix: (count) => (count < 2 ? `${count} point à corriger` : `${count} points à corriger`),
}

export const mail: typeof english.mail = {
  optional: (label) => `${label} (facultatif)`,
  note: (to) => `Cette page n’envoie rien elle-même. Elle ouvre votre logiciel de messagerie avec votre texte, adressé à ${to}.`,
  prepare: "Préparer le courriel",
  incomplete: "Cette adresse de courriel n’est pas complète.",
  opened: (to) => `Votre logiciel de messagerie devrait afficher ce texte. Envoyez-le de là. Sinon, copiez-le et envoyez-le à ${to}.`,
  tooLong: (to) => `Votre texte est trop long pour un logiciel de messagerie. Copiez-le et collez-le dans un courriel à ${to}.`,
  text: "Texte du courriel",
  copy: "Copier le texte du courriel",
  again: "Ouvrir la messagerie",
  inProgram: "L’écrire dans votre logiciel de messagerie",
}

export const ask: typeof english.ask = {
  title: "Contacter ce bureau",
  lead: (name) => `Dites à ${name} ce que vous voulez construire. Plus le bureau en sait, mieux il peut répondre.`,
  byAssociation: (name) => `Le courriel est adressé à l’association, qui le transmet à ${name}.`,
  subject: "Une question à propos d’un projet",
  subjectFor: (name) => `Pour ${name}\u00a0: une question à propos d’un projet`,
  kind: "Type de projet",
  kinds: ["Construction neuve", "Transformation ou extension", "Rénovation", "Bâtiment public", "Conseil ou étude", "Autre"],
  place: "Lieu",
  placeHint: "La commune ou l’adresse",
  budget: "Budget",
  budgets: [
    "Jusqu’à 100 000 €",
    "De 100 000 à 250 000 €",
    "De 250 000 à 500 000 €",
    "De 500 000 € à un million d’euros",
    "Plus d’un million d’euros",
    "Pas encore connu",
  ],
  timing: "Échéance",
  timings: ["Dès que possible", "Dans les six mois", "Dans l’année", "Plus tard", "Pas encore connue"],
  project: "Votre projet",
  projectHint: "Ce qui existe, ce que vous voulez construire et pour qui",
  projectMissing: "Décrivez votre projet en quelques mots.",
  failed: "Le formulaire n’a pas pu être chargé. Écrivez le courriel dans votre propre programme.",
}

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
