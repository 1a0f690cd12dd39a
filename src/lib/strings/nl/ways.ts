import type * as english from "../en/ways.ts"

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
