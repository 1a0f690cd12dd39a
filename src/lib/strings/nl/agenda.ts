import type * as english from "../en/agenda.ts"

export const agenda: typeof english.agenda = {
  title: "Agenda",
  lead: "Lezingen, bezoeken en tentoonstellingen die voor iedereen openstaan.",
  upcoming: "Komend",
  past: "Voorbij",
  all: "Alle",
  category: "Categorie",
  none: "Niets gepland. Geniet van de rust.",
  noneNow: "Wat we plannen, verschijnt hier zodra het openbaar is.",
  subscribe: "Abonneren",
  feed: "Openbare activiteiten van G30",
  allEvents: "Alle activiteiten",
}

export const event: typeof english.event = {
  facts: "In het kort",
  when: "Wanneer",
  where: "Waar",
  online: "Online",
  joinOnline: "U kunt online deelnemen",
  category: "Categorie",
  cancelled: "Geannuleerd",
  moved: (from) => `Oorspronkelijk gepland op ${from}`,
  movedTime: (from) => `Oorspronkelijk gepland om ${from}`,
  allDay: "De hele dag",
  until: (end) => `tot ${end}`,
  map: "Tonen op de kaart",
  dates: "Volgende data",
  over: "Deze activiteit is voorbij.",
  add: "Aan mijn agenda toevoegen",
  neighbours: "Activiteiten",
  previous: "Vorige activiteit",
  next: "Volgende activiteit",
}

export const subscription: typeof english.subscription = {
  meaning:
    "Uw agendaprogramma raadpleegt dit adres, meestal om de paar uur: nieuwe, verplaatste en geannuleerde activiteiten verschijnen dan vanzelf in uw agenda.",
  copy: "Het adres kopiëren",
  program: "Openen in een agendaprogramma",
  google: "Google Agenda",
  outlook: "Outlook (Microsoft 365)",
}
