import type * as english from "../en/problems.ts"
import { clock } from "./clock.ts"

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
