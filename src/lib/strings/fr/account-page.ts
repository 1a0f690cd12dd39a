import type * as english from "../en/account-page.ts"

/** What the pages of login and passwords show before their form is there (account.ts). */
export const accountPage: typeof english.accountPage = {
  /** In the browser's title bar. */
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
