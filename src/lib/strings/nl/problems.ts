import type * as english from "../en/problems.ts"
import { clock } from "./clock.ts"

export const reasons: typeof english.reasons = {
  login: "Meld u aan om die pagina te zien.",
  "admins-list": "Alleen redacteurs en beheerders zien die pagina. Hier zijn de publicaties.",
  "admins-create": "Alleen redacteurs en beheerders kunnen dat aanmaken. Hier zijn de publicaties.",
  "admins-edit": "Alleen redacteurs en beheerders kunnen dat bewerken. Hier zijn de publicaties.",
  "own-member": "U kunt alleen uw eigen pagina bewerken: hier is ze.",
  "no-member": "U kunt alleen uw eigen pagina bewerken, en uw account heeft er nog geen. Hier zijn de publicaties.",
  "own-profile": "U kunt alleen uw eigen profiel bewerken: hier is het.",
  "refused-read": "De server weigerde dat te tonen:",
  "refused-save": "De server weigerde dat op te slaan:",
  "refused-delete": "De server weigerde dat te verwijderen:",
  withoutServerWords: "u mag dit niet doen.",
}

export const problems: typeof english.problems = {
  credentials: "Het adres of het wachtwoord is niet juist.",
  "blocked-for-now": "Er waren te veel pogingen.",
  offline: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
  "signed-out": "Uw sessie is afgelopen. Meld u aan om verder te gaan.",
  forbidden: "U mag dit niet doen.",
  invalid: "De server aanvaardde dit niet. Kijk na wat u schreef en probeer opnieuw.",
  "not-found": "Dit bestaat niet meer.",
  "not-offered": "De server biedt dit niet aan.",
  broken: "Er ging iets mis op de server. Probeer het straks opnieuw.",
}

export const tryAgainAt: typeof english.tryAgainAt = (time) => `U kunt het opnieuw proberen om ${clock(time)}.`

export const sessionNotices: typeof english.sessionNotices = {
  memory: "Deze browser bewaart niets voor deze site: u blijft alleen op deze pagina aangemeld, tot u ze verlaat of herlaadt.",
  ended: "Uw sessie is afgelopen. Meld u aan om verder te gaan.",
  offline: "De server antwoordt niet. U bent nog aangemeld; er wordt opnieuw geprobeerd.",
}
