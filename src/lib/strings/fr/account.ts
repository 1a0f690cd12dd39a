import type * as english from "../en/account.ts"
import { clock } from "./clock.ts"

export const login: typeof english.login = {
  title: "Promouvoir et améliorer l’exercice de la profession",
  mail: "Courriel",
  password: "Mot de passe",
  submit: "Se connecter",
  busy: "Connexion en cours…",
  forgot: "Mot de passe oublié ?",
  back: "Retour à la connexion",
  mailMissing: "Indiquez votre adresse de courriel.",
  mailIncomplete: "Cette adresse de courriel est incomplète.",
  passwordMissing: "Indiquez votre mot de passe.",
}

export const oups: typeof english.oups = {
  title: "Un problème est survenu",
  tryAgain: "Réessayer",
}

export const lostPassword: typeof english.lostPassword = {
  lead: "Indiquez l’adresse de courriel de votre compte. Si elle nous est connue, un lien pour choisir un nouveau mot de passe vous parvient dans la minute.",
  submit: "Envoyer le lien",
  busy: "Envoi en cours…",
  checkMail: "Consultez vos courriels",
  onItsWay: "Le lien est en route",
  sent: (mail) => `S’il existe un compte pour ${mail}, un courriel vient d’y être envoyé. Le lien fonctionne une fois, pendant 24 heures.`,
  again: "Renvoyer",
  againIn: (time) => `Renvoyer dans ${time}`,
  otherAddress: "Utiliser une autre adresse",
}

export const resetPassword: typeof english.resetPassword = {
  account: "Compte",
  accountMissing: "Indiquez le nom ou l’adresse de courriel de votre compte.",
  temporary: "Mot de passe provisoire",
  enterTemporary: "Saisir le mot de passe provisoire",
  temporaryHint: "Il se trouve dans le courriel que nous vous avons envoyé.",
  temporaryMissing: "Indiquez le mot de passe provisoire.",
  password: "Nouveau mot de passe",
  hint: "12 caractères ou plus. Trois mots que personne n’associerait conviennent bien.",
  repeat: "Répétez le nouveau mot de passe",
  tooShort: "Il faut au moins 12 caractères.",
  differ: "Les deux mots de passe sont différents.",
  submit: "Enregistrer et se connecter",
  busy: "Enregistrement…",
  expired: "Ce lien a expiré.",
  expiredHint: "Un lien fonctionne une fois, pendant 24 heures ; une invitation, pendant trois jours.",
  newLink: "Demander un nouveau lien",
  saved: "Votre nouveau mot de passe est enregistré.",
  login: "Se connecter",
}

export const firstAdministrator: typeof english.firstAdministrator = {
  lead: "Ce compte a tous les droits dans le tableau de bord. C’est là que les autres comptes seront créés.",
  submit: "Créer le compte et se connecter",
  made: "Le compte est créé.",
  used: "Ce lien n’est plus valable.",
  withoutLink: "Cette page ne s’ouvre qu’avec son lien.",
  linkHint:
    "Tant qu’il n’y a pas d’administrateur, chaque démarrage du serveur affiche un nouveau lien. Il fonctionne une fois, pendant 24 heures.",
  login: "Vers la connexion",
}

export const sessionEnded: typeof english.sessionEnded = {
  title: "Votre session a expiré",
  text: (mail) => `Votre texte est conservé dans ce navigateur. Connectez-vous avec l’adresse ${mail} pour reprendre là où vous en étiez.`,
  leave: "Quitter sans enregistrer",
}

export const profile: typeof english.profile = {
  name: "Nom",
  nameMissing: "Indiquez votre nom.",
  mailHint: "Pour la modifier, votre mot de passe est demandé.",
  language: "Langue préférée",
  wantsMails: "M’envoyer un courriel quand un événement est déplacé ou annulé à la dernière minute",
  current: "Mot de passe actuel",
  currentMissing: "Indiquez votre mot de passe actuel pour modifier votre adresse de courriel ou votre mot de passe.",
  save: "Enregistrer",
  cancel: "Annuler",
  state: {
    saved: "Tout est enregistré",
    unsaved: "Pas encore enregistré",
    saving: "Enregistrement…",
    failed: "Échec de l’enregistrement",
  },
}

export const reasons: typeof english.reasons = {
  login: "Connectez-vous pour voir cette page.",
  "admins-list": "Seuls les rédacteurs et les administrateurs voient cette page. Voici les publications.",
  "admins-create": "Seuls les rédacteurs et les administrateurs peuvent créer cela. Voici les publications.",
  "admins-edit": "Seuls les rédacteurs et les administrateurs peuvent modifier cela. Voici les publications.",
  "own-member": "Vous ne pouvez modifier que votre propre page : la voici.",
  "no-member": "Vous ne pouvez modifier que votre propre page, et votre compte n’en a pas encore. Voici les publications.",
  "own-profile": "Vous ne pouvez modifier que votre propre profil : le voici.",
  "refused-read": "Le serveur a refusé d’afficher cela :",
  "refused-save": "Le serveur a refusé d’enregistrer cela :",
  "refused-delete": "Le serveur a refusé de supprimer cela :",
  withoutServerWords: "vous n’en avez pas le droit.",
}

export const problems: typeof english.problems = {
  credentials: "L’adresse ou le mot de passe est incorrect.",
  "blocked-for-now": "Il y a eu trop de tentatives.",
  offline: "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
  "signed-out": "Votre session a expiré. Connectez-vous pour continuer.",
  forbidden: "Vous n’en avez pas le droit.",
  invalid: "Le serveur n’a pas accepté ceci. Vérifiez ce que vous avez écrit et réessayez.",
  "not-found": "Ceci n’existe plus.",
  "too-large": "Trop grand pour le serveur. Raccourcissez le texte ou réduisez le fichier.",
  "not-offered": "Le serveur ne propose pas cela.",
  broken: "Une erreur s’est produite sur le serveur. Réessayez dans un instant.",
}

export const tryAgainAt: typeof english.tryAgainAt = (time) => `Vous pourrez réessayer à ${clock(time)}.`

export const sessionNotices: typeof english.sessionNotices = {
  memory:
    "Ce navigateur ne conserve rien pour ce site : vous ne restez connecté que sur cette page, jusqu’à ce que vous la quittiez ou la rechargiez.",
  ended: "Votre session a expiré. Connectez-vous pour continuer.",
  offline: "Le serveur ne répond pas. Vous êtes toujours connecté ; nouvel essai en cours.",
}
