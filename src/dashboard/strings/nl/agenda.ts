import type * as english from "../en/agenda.ts"
import { counted } from "./counted.ts"
import { lowered, raised } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const events = counted("activiteit", "activiteiten")

export const agendaViews: typeof english.agendaViews = { month: "Maand", week: "Week", list: "Lijst" }

export const agenda: typeof english.agenda = {
  titleOf: (shown) => `Agenda: ${lowered(shown)}`,
  create: "Nieuwe activiteit",
  view: "Weergave",
  today: "Vandaag",
  previous: "Vorige",
  next: "Volgende",
  goTo: "Ga naar datum",
  options: (filters) => ["Weergave, zoeken en filters", ...(filters === 0 ? [] : [`${filters} actief`])].join(", "),
  search: "Activiteiten en plaatsen zoeken",
  allCategories: "Alle categorieën",
  audience: "Doelgroep",
  allAudiences: "Alle doelgroepen",
  audiences: { members: "Leden", board: "Bestuur", public: "Publiek" },
  loading: "Activiteiten worden geladen",
  weekShort: "Wk",
  weekName: (number) => `Week ${number}`,
  now: (time) => `Nu, ${time}`,
  dayName: (date, isToday, count) => [date, ...(isToday ? ["vandaag"] : []), ...(count === 0 ? [] : [events(count)])].join(", "),
  more: (count) => `nog ${count}`,
  moreOn: (count, date) => `nog ${count} op ${date}`,
  dayOf: (day, days) => `dag ${day} van ${days}`,
  fromToday: "Vanaf vandaag",
  fromDate: (date) => `Vanaf ${date}`,
  found: (text) => `Resultaten voor ${quoted(text)}`,
  earlier: "Vroeger",
  noMore: (month) => `Tot eind ${month} is er niets meer gepland.`,
  show: (month) => `${raised(month)} tonen`,
  addFailed: "Het agendabestand kon niet worden gemaakt. Probeer opnieuw.",
  files: "Bestanden",
  map: "Tonen op een kaart",
  text: "Over deze activiteit",
  textFailed: "De tekst van deze activiteit kon niet worden geladen.",
  between: (start, end) => `${start} – ${end}`,
  inBrussels: (brussels, here) => `${brussels} in Brussel, ${here} hier`,
  on: (times, date) => `${times} op ${date}`,
  allTimes: "Brusselse tijd. Open een activiteit om de uwe te zien.",
  noMatch: "Geen activiteiten met deze filters",
}

export const agendaSubscription: typeof english.agendaSubscription = {
  title: "Op de agenda abonneren",
  failed: "Uw adres kon niet worden geladen",
  none: "Vraag een adres dat uw agendaprogramma kan lezen. Het toont wat u mag zien en volgt elke wijziging.",
  intro: "Uw agendaprogramma vraagt op dit adres naar wijzigingen. Het adres is strikt persoonlijk: wie het heeft, kan uw agenda lezen.",
  make: "Een adres aanmaken",
  renew: "Een nieuw adres aanmaken",
  stop: "Stoppen",
  consequence: "Een nieuw adres of Stoppen maakt een einde aan het huidige: programma’s die het lezen, krijgen geen wijzigingen meer.",
  fetched: (when) => `Laatst gelezen: ${lowered(when)}`,
  neverFetched: "Nog geen enkel programma heeft het gelezen.",
}
