import type * as english from "../en/forms.ts"

export const forms: typeof english.forms = {
  show: "Tonen",
  hide: "Verbergen",
  showPassword: "Wachtwoord tonen",
  capsLock: "Caps Lock staat aan",
  close: "Sluiten",
  toFix: (count) => (count === 1 ? "1 punt te verbeteren" : `${count} punten te verbeteren`),
}

export const mail: typeof english.mail = {
  optional: (label) => `${label} (facultatief)`,
  note: (to) => `Deze pagina verstuurt zelf niets. Ze opent uw e-mailprogramma met uw tekst, gericht aan ${to}.`,
  prepare: "De e-mail voorbereiden",
  incomplete: "Dit e-mailadres is niet volledig.",
  opened: (to) =>
    `Uw e-mailprogramma zou de tekst hieronder moeten tonen. Verstuur hem van daaruit. Is er niets geopend, kopieer de tekst dan en stuur hem naar ${to}.`,
  tooLong: (to) => `Uw tekst is te lang voor een e-mailprogramma. Kopieer hem en plak hem in een e-mail aan ${to}.`,
  text: "Tekst van de e-mail",
  copy: "De tekst van de e-mail kopiëren",
  again: "Het e-mailprogramma openen",
  inProgram: "Schrijf het in uw e-mailprogramma",
}

export const ask: typeof english.ask = {
  title: "Dit bureau contacteren",
  lead: (name) => `Vertel ${name} wat u wilt bouwen. Hoe meer het bureau weet, hoe beter het kan antwoorden.`,
  byAssociation: (name) => `De e-mail gaat naar de vereniging, die hem doorstuurt naar ${name}.`,
  subject: "Een vraag over een project",
  subjectFor: (name) => `Voor ${name}: een vraag over een project`,
  kind: "Soort project",
  kinds: ["Nieuwbouw", "Verbouwing of uitbreiding", "Renovatie", "Openbaar gebouw", "Advies of studie", "Iets anders"],
  place: "Plaats",
  placeHint: "De gemeente of het adres",
  budget: "Budget",
  budgets: [
    "Tot € 100.000",
    "€ 100.000 tot € 250.000",
    "€ 250.000 tot € 500.000",
    "€ 500.000 tot € 1 miljoen",
    "Meer dan € 1 miljoen",
    "Nog niet bekend",
  ],
  timing: "Timing",
  timings: ["Zo snel mogelijk", "Binnen zes maanden", "Binnen een jaar", "Later", "Nog niet bekend"],
  project: "Uw project",
  projectHint: "Wat er is, wat u wilt bouwen en voor wie",
  projectMissing: "Beschrijf uw project in enkele woorden.",
  failed: "Het formulier kon niet worden geladen. Schrijf de e-mail in uw eigen programma.",
}

export const joining: typeof english.joining = {
  title: "Stel uw bureau voor",
  lead: "Eén bladzijde volstaat. Twee leden lezen die voordat ze bij u langskomen.",
  subject: "Ons bureau wil lid worden van G30",
  practice: "Naam van het bureau",
  practiceMissing: "Vul de naam van uw bureau in.",
  name: "Uw naam",
  nameMissing: "Vul uw naam in.",
  people: "Hoeveel mensen werken er?",
  peopleHint: "Het jaarlijkse lidgeld hangt ervan af.",
  region: "Gewest",
  project: "Een project dat u wilt tonen",
  projectHint: "De naam en de plaats, of een link.",
  why: "Een vraag waaraan u met ons wilt werken",
  whyMissing: "Schrijf aan welke vraag u wilt werken.",
  contact: "Een telefoonnummer, of wanneer u bereikbaar bent",
}

export const clients: typeof english.clients = {
  directory: "Een bureau zoeken in de ledenlijst",
  title: "Laat uw projectdefinitie nalezen",
  lead: "Twee leden, die zelf geen kandidaat zijn, lezen uw ontwerp kosteloos na en antwoorden binnen tien dagen.",
  subject: "Een projectdefinitie om na te lezen",
  name: "Uw naam, en voor wie u bouwt",
  nameMissing: "Vul uw naam in.",
  place: "Gemeente van het project",
  kind: "Waarover gaat het?",
  kinds: [
    "Een woning bouwen of uitbreiden",
    "Een renovatie",
    "Meerdere woningen",
    "Een openbaar gebouw",
    "Een wedstrijd of een overheidsopdracht",
    "Iets anders",
  ],
  project: "Het project in enkele zinnen",
  projectHint: "Wat er nu staat, wat u nodig hebt, tegen wanneer, en het budget. Voeg uw tekst toe in uw e-mailprogramma.",
  projectMissing: "Beschrijf het project in enkele zinnen.",
}

export const press: typeof english.press = {
  logo: "Logo, voor druk en scherm",
  logoOnDark: "Logo voor donkere achtergronden",
  logoAsPicture: "Logo (PNG)",
  latest: "Recentste publicaties",
}
