import type * as english from "../en/account-page.ts"

/** What the pages of login and passwords show before their form is there (account.ts). */
export const accountPage: typeof english.accountPage = {
  /** In the browser's title bar. */
  login: "Aanmelden",
  lostPassword: "Wachtwoord vergeten?",
  resetPassword: "Een nieuw wachtwoord kiezen",
  firstAdministrator: "De eerste beheerder aanmaken",
  wantToBe: "Wilt u lid worden?",
  contact: "Contacteer ons",
  orSee: "of lees",
  join: "hoe u lid wordt",
  picture: "Wenteltrap met houten treden in een ronde betonnen schacht, van bovenaf gezien",
  needsScripts: "Deze pagina werkt alleen met JavaScript. Schakel het in uw browser in.",
  late: {
    failed: "Dit formulier kon niet worden geladen",
    hint: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
    reload: "Opnieuw laden",
  },
}
