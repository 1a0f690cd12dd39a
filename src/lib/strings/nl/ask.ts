import type * as english from "../en/ask.ts"

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
