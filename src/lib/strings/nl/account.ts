import type * as english from "../en/account.ts"

const wholeMail = "Dit e-mailadres is niet volledig."
const passwordHint = "12 tekens of meer. Drie woorden die niemand bij elkaar zou zetten, zijn een goede keuze."
const tooShort = "Er zijn minstens 12 tekens nodig."

export const login: typeof english.login = {
  page: "Aanmelden",
  title: "De uitoefening van het beroep bevorderen en verbeteren",
  mail: "E-mail",
  password: "Wachtwoord",
  submit: "Aanmelden",
  busy: "U wordt aangemeld…",
  forgot: "Wachtwoord vergeten?",
  back: "Terug naar aanmelden",
  mailMissing: "Vul uw e-mailadres in.",
  mailIncomplete: wholeMail,
  passwordMissing: "Vul uw wachtwoord in.",
  wantToBe: "Wilt u lid worden?",
  contact: "Contacteer ons",
  orSee: "of lees",
  join: "hoe u lid wordt",
  picture: "Wenteltrap met houten treden in een ronde betonnen schacht, van bovenaf gezien",
  needsScripts: "Deze pagina werkt alleen met JavaScript. Schakel het in uw browser in.",
}

export const oups: typeof english.oups = {
  title: "Er ging iets mis",
  tryAgain: "Opnieuw proberen",
}

export const lostPassword: typeof english.lostPassword = {
  title: "Wachtwoord vergeten?",
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
  title: "Een nieuw wachtwoord kiezen",
  account: "Account",
  accountMissing: "Vul de naam of het e-mailadres van uw account in.",
  temporary: "Tijdelijk wachtwoord",
  enterTemporary: "Het tijdelijke wachtwoord invullen",
  temporaryHint: "U vindt het in de e-mail die we u stuurden.",
  temporaryMissing: "Vul het tijdelijke wachtwoord in.",
  password: "Nieuw wachtwoord",
  hint: passwordHint,
  repeat: "Herhaal het nieuwe wachtwoord",
  tooShort,
  differ: "De twee wachtwoorden verschillen.",
  submit: "Opslaan en aanmelden",
  busy: "Bezig met opslaan…",
  expired: "Deze link is vervallen.",
  expiredHint: "Een link werkt één keer, gedurende 24 uur.",
  newLink: "Een nieuwe link vragen",
  saved: "Uw nieuwe wachtwoord is opgeslagen.",
  login: "Nu aanmelden",
}

export const firstAdministrator: typeof english.firstAdministrator = {
  title: "De eerste beheerder aanmaken",
  lead: "Dit account mag alles in het dashboard. Anderen krijgen daar hun account.",
  name: "Naam",
  nameMissing: "Vul uw naam in.",
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
  account: "Account",
  name: "Naam",
  nameMissing: "Vul uw naam in.",
  mail: "E-mail",
  mailMissing: "Vul uw e-mailadres in.",
  mailHint: "Om het te wijzigen is uw wachtwoord nodig.",
  language: "Voorkeurstaal",
  wantsMails: "Stuur mij een e-mail wanneer een activiteit op het laatste moment wordt verplaatst of geannuleerd",
  passwords: "Wachtwoord",
  current: "Huidig wachtwoord",
  currentMissing: "Vul uw huidige wachtwoord in om uw e-mailadres of uw wachtwoord te wijzigen.",
  password: "Nieuw wachtwoord",
  passwordHint,
  tooShort,
  save: "Opslaan",
  cancel: "Annuleren",
  state: {
    saved: "Alles is opgeslagen",
    unsaved: "Nog niet opgeslagen",
    saving: "Bezig met opslaan…",
    failed: "Opslaan mislukt",
  },
}

export const late: typeof english.late = {
  failed: "Dit formulier kon niet worden geladen",
  hint: "De server antwoordde niet. Controleer uw verbinding en probeer opnieuw.",
  reload: "Opnieuw laden",
}
