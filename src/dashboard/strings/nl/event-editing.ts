import type * as english from "../en/event-editing.ts"
import { counted } from "./counted.ts"
import { raised } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const ordinals: Readonly<Record<number, string>> = { 1: "eerste", 2: "tweede", 3: "derde", 4: "vierde", [-1]: "laatste" }
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  DAILY: ["elke dag", "dagen"],
  WEEKLY: ["elke week", "weken"],
  MONTHLY: ["elke maand", "maanden"],
  YEARLY: ["elk jaar", "jaar"],
}

const list = new Intl.ListFormat("nl")

export const repeatWords: typeof english.repeatWords = {
  frequency: "Herhaling",
  frequencies: { DAILY: "Elke dag", WEEKLY: "Elke week", MONTHLY: "Elke maand", YEARLY: "Elk jaar" },
  own: "Volgens een eigen regel",
  intervalOf: (frequency) => `Om de … ${units[frequency]?.[1] ?? ""}`,
  on: "Op",
  ends: "Einde",
  endings: { never: "Nooit", on: "Op een datum", after: "Na een aantal keer" },
  lastDay: "Laatste dag",
  times: "Aantal keer",
  next: "De volgende data",
  noNext: "Deze reeks is voorbij.",
  needsStart: "Vul eerst het begin in.",
  ownRule:
    "Deze activiteit herhaalt zich volgens een regel die het formulier niet kan tonen. Die blijft zoals ze is, tenzij u een andere kiest.",
  every: (frequency, interval) => {
    const [one, many] = units[frequency] ?? ["", ""]
    return interval === 1 ? one : `om de ${interval} ${many}`
  },
  onWeekdays: (days) => `op ${list.format(days)}`,
  onDate: (date) => `op dag ${date}`,
  onWeekday: (nth, weekday) => `op de ${ordinals[nth] ?? ""} ${weekday}`,
  ofTheMonth: (on) => `${on} van de maand`,
  onDayOfYear: (day) => `op ${day}`,
  until: (day) => `tot en met ${day}`,
  after: (count) => (count === 1 ? "één keer" : `${count} keer`),
  sentence: (what) => `Herhaling: ${what}`,
}

export const eventRules: typeof english.eventRules = {
  skipped: (day) => `Dit uur bestaat niet op ${day}: de klok gaat van 2 uur naar 3 uur. Geef een uur voor 2 uur of vanaf 3 uur.`,
  dateMissing: "Vul de datum in.",
  timeMissing: "Vul het uur in.",
  restOfPublished:
    "De reeks is gepubliceerd en zou voor deze activiteiten eindigen: publiceer die ook. Wat u typte, wordt tot dan in deze browser bewaard.",
  series: {
    unknown: "Dit is geen regel van RFC 5545.",
    never: "Geen enkele dag past bij deze regel: kies een andere.",
    ended: "De reeks eindigt voor ze begint: kies een latere laatste dag.",
    later: (first) => `Het begin is geen dag van deze reeks: de eerste is ${first}. Wijzig het begin of de regel.`,
  },
}

export const eventForm: typeof english.eventForm = {
  time: "Uur",
  brussels: "Brusselse tijd.",
  leftOut: "Weggelaten uit de reeks",
  takeBack: "Terugnemen",
  takeBackOf: (day) => `${raised(day)} terugnemen`,
  takenBack: (day) => `${raised(day)} hoort weer bij de reeks.`,
  ofSeries: (day) => `Dit is een gewijzigde activiteit van een reeks, in de plaats van die van ${day}.`,
  openSeries: "De reeks openen",
  audienceOfSeries: "Een activiteit van een reeks heeft de doelgroep van haar reeks. Wijzig die daar, voor alle samen.",
  following: (day, title) => `Nieuwe reeks vanaf ${day}. Ze vervangt de rest van ${quoted(title)}, die voordien eindigt.`,
  publishedWithSave: "Wordt gepubliceerd wanneer u opslaat.",
  isSeries: (changed) =>
    changed === 0
      ? "Wat u hier opslaat, wijzigt alle activiteiten van de reeks."
      : `Wat u hier opslaat, wijzigt alle activiteiten van de reeks, behalve ${changed === null ? "de gewijzigde" : counted("gewijzigde", "gewijzigde")(changed)}. Een gewijzigde doelgroep geldt voor alle.`,
  countFailed: "Het aantal gewijzigde activiteiten kon niet worden geladen.",
}

export const eventChanges: typeof english.eventChanges = {
  scope: {
    title: {
      move: "Welke activiteiten verplaatsen?",
      cancel: "Welke activiteiten annuleren?",
      restore: "Welke annulering intrekken?",
      delete: "Welke activiteiten verwijderen?",
      edit: "Welke activiteiten bewerken?",
    },
    one: "Deze activiteit",
    following: "Deze en de volgende",
    all: "Alle activiteiten",
    legend: "Activiteiten",
  },
  cancelQuestion: (title) => `${quoted(title)} annuleren?`,
  cancelText:
    "De activiteit blijft in de agenda staan, met de vermelding “Geannuleerd”, en ook in de agenda’s van wie een abonnement heeft.",
  mailed: "Ze begint binnen 72 uur: elk lid dat ze mag zien, krijgt een e-mail, behalve wie dat niet wenst.",
  mayMail:
    "Leden krijgen een e-mail over elke activiteit die in de laatste 72 uur voor het begin wordt geannuleerd of verplaatst, behalve wie dat niet wenst.",
  notMailed: "Nog meer dan 72 uur: er wordt geen e-mail verstuurd.",
  untold:
    "De leden worden niet verwittigd. Gaat de activiteit niet door, annuleer ze dan liever: ze blijft in de agenda staan, met de vermelding “Geannuleerd”, en binnen 72 uur voor het begin krijgen ze een e-mail.",
  restoreQuestion: (title) => `De annulering van ${quoted(title)} intrekken?`,
  restoreText: "De activiteit gaat weer door, zoals gepland.",
  deleteQuestion: (title) => `${quoted(title)} verwijderen?`,
  deleteText: "De activiteit verdwijnt uit de agenda en uit de agenda’s van wie een abonnement heeft.",
  exception: "Dit is een gewijzigde activiteit van een reeks: de andere activiteiten van de reeks blijven zoals ze zijn.",
  buttons: {
    move: "Verplaatsen",
    cancel: "De activiteit annuleren",
    restore: "Annulering intrekken",
    delete: "Verwijderen",
    edit: "Bewerken",
  },
  keepEvent: "De activiteit behouden",
  done: {
    move: (title) => `${quoted(title)} is verplaatst.`,
    cancel: (title) => `${quoted(title)} is geannuleerd.`,
    restore: (title) => `${quoted(title)} gaat weer door.`,
    delete: (title) => `${quoted(title)} is verwijderd.`,
  },
  undone: "Alles is weer zoals voordien.",
  failed: {
    nothing: "Dit kon niet worden opgeslagen",
  },
  loadFailed: "De activiteit kon niet worden geladen. Probeer opnieuw.",
}

export const newEventDialog: typeof english.newEventDialog = {
  none: "Geen",
  more: "Meer velden",
  create: "Activiteit aanmaken",
  created: (title) => `${quoted(title)} staat in de agenda.`,
}

export const eventMove: typeof english.eventMove = {
  name: (title) => `${quoted(title)} verplaatsen`,
  hint: "Links en rechts verplaatsen met een dag, op en neer met een week. Enter zet de activiteit neer, Escape zet ze terug.",
  earlier: "Een dag vroeger",
  later: "Een dag later",
  drop: "Hier neerzetten",
  cancel: "Terugzetten",
}
