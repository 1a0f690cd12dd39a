import type * as english from "../en/people.ts"
import { moment } from "#lib/strings/fr/clock.ts"
import { ofName } from "./names.ts"

export const people: typeof english.people = {
  role: {
    member: "Membre",
    memberHint: "Lit les publications, suit l’agenda, modifie le membre lié et son propre profil.",
    contributorHint: "Écrit et publie tout, gère les membres et les utilisateurs.",
    administratorHint: "Les mêmes droits que le rédacteur.",
  },
  labels: { roles: "Rôle", language: "Langue préférée" },
  invitationHints: {
    mail: "L’invitation est envoyée à cette adresse. Le lien fonctionne pendant trois jours.",
    link: "Aucun serveur de courriel n’est configuré : personne ne reçoit de courriel. Invitez l’utilisateur, puis créez un lien et transmettez-le.",
    none: "Ce serveur n’envoie pas d’invitation. Le nouvel utilisateur choisit son mot de passe avec cette adresse, par « Mot de passe oublié ? » à la connexion.",
  },
  newAddressHint: "Une nouvelle adresse met fin à l’invitation pour l’adresse actuelle.",
  memberHint: "Le bureau que cette personne peut modifier.",
  boardHint: "Voit aussi les événements du conseil d’administration.",
  lastAdministrator: (name) => `Il n’y a pas d’autre administrateur actif que ${name}. Donnez d’abord ce rôle à quelqu’un d’autre.`,
  ownAccount: (name) => `${name} est votre propre compte. Un autre rédacteur ou administrateur peut le bloquer ou le supprimer.`,
  several: (names) => (names.length === 1 ? names.join("") : `${names.length} utilisateurs`),
  isProtected: {
    block: (who) => `Impossible de bloquer ${who}`,
    delete: (who) => `Impossible de supprimer ${who}`,
  },
  bar: {
    invite: { button: "Inviter", busy: "Invitation…" },
    create: { button: "Créer", busy: "Création…" },
    change: { button: "Enregistrer", busy: "Enregistrement…" },
  },
  access: {
    title: "Accès",
    loading: "Chargement de l’état du compte…",
    failed: "L’état du compte n’a pas pu être chargé.",
    lastSignIn: (at) => `Dernière connexion : ${moment(at)}.`,
    never: "Ne s’est encore jamais connecté.",
    invitedUntil: (mail, until) => `Invité. Le lien envoyé à ${mail} fonctionne jusqu’au ${moment(until)}.`,
    expired: (until) => `L’invitation a expiré le ${moment(until)}.`,
    noPassword: "N’a pas encore de mot de passe, ni d’invitation à l’adresse actuelle.",
    suspended: "Tant que le compte est bloqué, aucune invitation ne peut être envoyée.",
    resend: "Renvoyer l’invitation",
    sending: "Envoi…",
    sent: (mail) => `L’invitation est en route vers ${mail}. Elle fonctionne pendant trois jours et met fin à la précédente.`,
    noMailServer:
      "N’a pas encore de mot de passe. Aucun serveur de courriel n’est configuré : aucune invitation n’est partie. Créez un lien et transmettez-le vous-même.",
    notMailed:
      "Aucun serveur de courriel n’est configuré : rien n’est parti. Ouvrez l’utilisateur, créez-y un lien et transmettez-le vous-même.",
    makeLink: "Créer un lien",
    linkMade: "Transmettez ce lien. Il fonctionne une seule fois, pendant trois jours, et met fin au précédent.",
    link: "Lien pour choisir un mot de passe",
    copyLink: "Copier le lien",
    unsavedMail: "Enregistrez d’abord la nouvelle adresse : l’invitation part à l’adresse enregistrée.",
  },
  block: {
    title: "Bloquer ce compte",
    button: "Bloquer le compte",
    text: (name) => `${name} peut se connecter. Le blocage l’en empêche et conserve le compte.`,
    ask: (name) => `Bloquer ${name} ?`,
    means: (name) =>
      `La session ${ofName(name)} prend fin aussitôt ; ni connexion ni demande de mot de passe ne sont possibles tant que le compte n’est pas débloqué. Le contenu, le rôle et le membre lié restent tels quels.`,
    others: "Vos autres modifications sur cet écran sont enregistrées en même temps.",
  },
  unblock: {
    title: "Ce compte est bloqué",
    button: "Débloquer le compte",
    text: (name) => `${name} ne peut pas se connecter.`,
    ask: (name) => `Débloquer ${name} ?`,
    means: (name) => `${name} pourra de nouveau se connecter avec les mêmes mot de passe, rôle et membre lié.`,
    meansInvited: (name) =>
      `${name} n’a pas encore de mot de passe. L’invitation fonctionne de nouveau, sauf si elle a expiré ; vous pouvez en envoyer une autre.`,
  },
  remove: {
    title: "Supprimer ce compte",
    text: "Une fois supprimé, le compte ne peut pas être rétabli. Le blocage le conserve.",
    button: (count) => (count === 1 ? "Supprimer le compte" : `Supprimer ${count} comptes`),
    ask: (name) => `Supprimer ${name} ?`,
    counting: "Recherche des contenus de cet utilisateur…",
    countFailed: "Le nombre de contenus de cet utilisateur n’a pas pu être chargé.",
    nothing: (name) => `Rien sur le site n’est ${ofName(name)}.`,
    content: (name, count) => (count < 2 ? `${count} contenu est ${ofName(name)}.` : `${count} contenus sont ${ofName(name)}.`),
    among: (titles) => `Parmi eux : ${titles}.`,
    legend: "Que devient le contenu ?",
    stays: "Il reste, sans compte",
    staysHint: "Il garde sa place sur le site, sans auteur parmi les utilisateurs.",
    goes: "Il passe à un autre utilisateur",
    heir: "L’autre utilisateur",
    heirMissing: "Choisissez l’utilisateur qui reçoit le contenu.",
    heirIsSame: "Choisissez un autre utilisateur : celui-ci doit être supprimé.",
  },
  own: {
    title: "Rôle et membre lié",
    text: "Un autre administrateur ou rédacteur peut les modifier.",
    none: "Aucun",
  },
}

export const seeAs: typeof english.seeAs = {
  button: "Voir comme",
  title: "Voir cette page comme",
  failed: "La page n’a pas pu être chargée. Vérifiez votre connexion et appuyez de nouveau sur « Voir comme ».",
  watchers: { visitor: "Visiteur", member: "Membre", admin: "Administrateur" },
  frame: (watcher) => `La page telle qu’elle est vue par : ${watcher}`,
  noPage: "Cette page ne leur est pas visible. C’est un brouillon, que seuls les rédacteurs et les administrateurs voient.",
  draft: "La page est un brouillon : seuls les rédacteurs et les administrateurs la voient.",
  missing: (fields) => `Masqué aux visiteurs : ${fields}.`,
  marked: (fields) => `Signalé, car masqué aux visiteurs : ${fields}.`,
  same: "Tout le monde voit la même chose.",
}
