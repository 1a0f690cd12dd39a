import type * as english from "../en/account.ts"
import { clock } from "./clock.ts"

export const login: typeof english.login = {
  title: "De uitoefening van het beroep bevorderen en verbeteren",
  mail: "E-mail",
  password: "Wachtwoord",
  submit: "Aanmelden",
  busy: "U wordt aangemeld…",
  forgot: "Wachtwoord vergeten?",
  back: "Terug naar aanmelden",
  mailMissing: "Vul uw e-mailadres in.",
  mailIncomplete: "Dit e-mailadres is niet volledig.",
  passwordMissing: "Vul uw wachtwoord in.",
}

export const oups: typeof english.oups = {
  title: "Er ging iets mis",
  tryAgain: "Opnieuw proberen",
}

export const lostPassword: typeof english.lostPassword = {
  lead: "Vul het e-mailadres van uw account in. Als we het kennen, krijgt u binnen een minuut een link om een nieuw wachtwoord te kiezen.",
  submit: "De link versturen",
  busy: "Bezig met versturen…",
  checkMail: "Bekijk uw e-mail",
  onItsWay: "De link is onderweg",
  sent: (mail) =>
    `Als er een account bestaat voor ${mail}, is er zonet een e-mail naartoe gestuurd. De link werkt één keer, gedurende 24 uur.`,
  again: "Opnieuw versturen",
  againIn: (time) => `Opnieuw versturen over ${time}`,
  otherAddress: "Een ander adres gebruiken",
}

export const resetPassword: typeof english.resetPassword = {
  account: "Account",
  accountMissing: "Vul de naam of het e-mailadres van uw account in.",
  temporary: "Tijdelijk wachtwoord",
  enterTemporary: "Het tijdelijke wachtwoord invullen",
  temporaryHint: "U vindt het in de e-mail die we u stuurden.",
  temporaryMissing: "Vul het tijdelijke wachtwoord in.",
  password: "Nieuw wachtwoord",
  hint: "12 tekens of meer. Drie woorden die niemand bij elkaar zou zetten, zijn een goede keuze.",
  repeat: "Herhaal het nieuwe wachtwoord",
  tooShort: "Er zijn minstens 12 tekens nodig.",
  differ: "De twee wachtwoorden verschillen.",
  submit: "Opslaan en aanmelden",
  busy: "Bezig met opslaan…",
  expired: "Deze link is vervallen.",
  expiredHint: "Een link werkt één keer, gedurende 24 uur; een uitnodiging drie dagen.",
  newLink: "Een nieuwe link vragen",
  saved: "Uw nieuwe wachtwoord is opgeslagen.",
  login: "Nu aanmelden",
}

export const firstAdministrator: typeof english.firstAdministrator = {
  lead: "Dit account mag alles in het dashboard. Anderen krijgen daar hun account.",
  submit: "Account aanmaken en aanmelden",
  made: "Het account is aangemaakt.",
  used: "Deze link werkt niet meer.",
  withoutLink: "Deze pagina opent alleen met haar link.",
  linkHint: "Zolang er geen beheerder is, toont elke start van de server een nieuwe link. Die werkt één keer, gedurende 24 uur.",
  login: "Naar aanmelden",
}

export const sessionEnded: typeof english.sessionEnded = {
  title: "Uw sessie is afgelopen",
  text: (mail) => `Uw tekst wordt in deze browser bewaard. Meld u aan als ${mail} om verder te gaan waar u was.`,
  leave: "Verlaten zonder op te slaan",
}

export const profile: typeof english.profile = {
  name: "Naam",
  nameMissing: "Vul uw naam in.",
  mailHint: "Om het te wijzigen is uw wachtwoord nodig.",
  language: "Voorkeurstaal",
  wantsMails: "Stuur mij een e-mail wanneer een activiteit op het laatste moment wordt verplaatst of geannuleerd",
  current: "Huidig wachtwoord",
  currentMissing: "Vul uw huidige wachtwoord in om uw e-mailadres of uw wachtwoord te wijzigen.",
  save: "Opslaan",
  cancel: "Annuleren",
  state: {
    saved: "Alles is opgeslagen",
    unsaved: "Nog niet opgeslagen",
    saving: "Bezig met opslaan…",
    failed: "Opslaan mislukt",
  },
}

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
  "too-large": "Dit is te groot voor de server. Kort de tekst in, of kies een kleiner bestand.",
  "not-offered": "De server biedt dit niet aan.",
  broken: "Er ging iets mis op de server. Probeer het straks opnieuw.",
}

export const tryAgainAt: typeof english.tryAgainAt = (time) => `U kunt het opnieuw proberen om ${clock(time)}.`

export const sessionNotices: typeof english.sessionNotices = {
  memory: "Deze browser bewaart niets voor deze site: u blijft alleen op deze pagina aangemeld, tot u ze verlaat of herlaadt.",
  ended: "Uw sessie is afgelopen. Meld u aan om verder te gaan.",
  offline: "De server antwoordt niet. U bent nog aangemeld; er wordt opnieuw geprobeerd.",
}
