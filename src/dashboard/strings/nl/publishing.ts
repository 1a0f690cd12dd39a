import type * as english from "../en/publishing.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

const duration = (seconds: number) => {
  if (seconds < 9.95) return `${seconds.toFixed(1).replace(/\.0$/, "").replace(".", ",")} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min. ${String(whole % 60).padStart(2, "0")} s`
}

const numbers = ["Geen", "Eén", "Twee", "Drie", "Vier", "Vijf", "Zes", "Zeven", "Acht", "Negen", "Tien", "Elf", "Twaalf"]
const spelled = (count: number) => numbers[count] ?? String(count)
const about = (seconds: number) => (seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min.`)
/** "12:06" becomes "12.06 uur" within a sentence. */
const clockTime = (moment: string) => moment.replace(/^0?(\d{1,2}):(\d{2})$/, "$1.$2 uur")

export const publishing: typeof english.publishing = {
  duration,
  states: {
    draft: "Concept",
    published: "Gepubliceerd",
    new: "Nog niet online",
    pending: "Update volgt",
    live: "Online",
    failed: "Publiceren mislukt",
  },
  live: (when) => `Online, ${when}`,
  goesLive: (usually) =>
    usually === null
      ? "Komt online bij de volgende publicatie van de site."
      : `Komt online bij de volgende publicatie van de site, meestal na ${duration(usually)}.`,
  usuallyAfterSave: (usually) => `, meestal online na ${duration(usually)}`,
  inAgenda: "De doelgroep ziet het meteen in de agenda.",
  news: {
    failed: (title, problem) => (title === null ? problem : `${quoted(title)} staat niet online. ${problem}`),
    why: "Bekijk waarom",
    one: (title, seconds) => (seconds === null ? `${quoted(title)} is online` : `${quoted(title)} is online na ${duration(seconds)}`),
    several: (count, seconds) =>
      seconds === null ? `${count} wijzigingen zijn online` : `${count} wijzigingen zijn online na ${duration(seconds)}`,
  },
  problems: {
    backEnd: "De site kon niet worden gemaakt: het inhoudssysteem antwoordde niet zoals het hoort.",
    check: "De site is klaar, maar niet online gezet: een deel ervan klopt niet.",
    disk: "De site kon niet worden gemaakt: de schijf van de server is vol.",
    emptied: "De site is niet online gezet: het grootste deel van de inhoud zou weg zijn. Iemand moet zeggen of dat de bedoeling is.",
    files: "De site kon niet worden gemaakt: de server mag zijn eigen bestanden niet schrijven.",
    host: "De host heeft de site niet gemaakt.",
    item: "De site kon niet worden gemaakt: iets in een item hield dat tegen.",
    memory: "De site kon niet worden gemaakt: de server had te weinig geheugen.",
    unknown: "De site kon niet worden gemaakt.",
  },
  details: "Details",
  chip: {
    percent: (percent) => `${percent}%`,
  },
}

const buildStates: typeof english.publishingPanel.states = {
  waiting: "In de wachtrij",
  building: "Bezig",
  live: "Online",
  replaced: "Vervangen",
  failed: "Publiceren mislukt",
}

const changes = counted("wijziging", "wijzigingen")

export const publishingPanel: typeof english.publishingPanel = {
  title: "Online zetten",
  loading: "De status van de site wordt geladen",
  failed: {
    title: "De status van de site kon niet worden geladen",
  },
  stale: "De status kon niet worden bijgewerkt. Er wordt opnieuw geprobeerd.",
  states: buildStates,
  when: (moment, isToday) => (isToday ? `om ${clockTime(moment)}` : `op ${moment}`),
  rebuild: "Nu opnieuw publiceren",
  startNow: "Nu starten",
  buildAgain: "Opnieuw publiceren",
  ordered: { failed: "Dat is niet gelukt." },
  waiting: {
    title: (seconds) =>
      seconds === null ? "Wijzigingen wachten om online te gaan" : seconds === 0 ? "Start nu" : `Start over ${seconds} s`,
    text: "Wijzigingen die u nu maakt, gaan samen online.",
    manual: "Ze komen online wanneer iemand het publiceren start. Wijzigingen die u nu maakt, gaan samen online.",
  },
  building: {
    title: (count) => {
      if (count === 0) return "De site wordt gepubliceerd"
      return count === 1 ? "Eén wijziging is onderweg" : `${spelled(count)} wijzigingen zijn onderweg`
    },
    stays: (when) => `De site die bezoekers nu zien, werd ${when} gemaakt en blijft online tot de nieuwe klaar is.`,
    named: quoted,
    others: counted("andere", "andere"),
    staysUp: "De site die bezoekers nu zien, blijft online tot de nieuwe klaar is.",
    progress: "Voortgang",
    left: (percent, seconds) => (seconds === null ? `${percent}%` : `${percent}%, nog ongeveer ${about(seconds)}`),
    started: (at) => `Gestart om ${at}`,
    usually: (seconds) => `Meestal ${duration(seconds)}`,
  },
  announce: {
    started: "Het publiceren van de site is gestart",
    half: "Het publiceren is halverwege",
    failed: "Publiceren mislukt",
  },
  steps: { queued: "In de wachtrij", content: "Inhoud gelezen", pages: "Pagina’s gemaakt", live: "Online" },
  stepNotes: {
    checked: "Op de site zelf nagekeken",
    of: (done, total) => `${done} van ${total}`,
  },
  live: {
    title: "Alles is online",
    looked: (when) => `Gemaakt ${when}. De site toont uw laatste wijziging; we hebben het nagekeken.`,
    other: (when) => `Gemaakt ${when}. Bezoekers zien deze versie nog niet.`,
    unseen: (when) => `Gemaakt ${when}. We konden de site niet nakijken.`,
  },
  bad: {
    title: "De laatste goede site staat nog online",
    todo: "Publiceer opnieuw. Mislukt het weer, toon de details dan aan wie de server beheert.",
  },
  none: {
    title: "Er is nog niets gepubliceerd",
    text: "De site wordt gemaakt bij de eerste gepubliceerde wijziging, of wanneer u het publiceren start.",
  },
  host: "De site wordt gemaakt door haar hostingdienst. De status wordt op de site zelf gelezen.",
  confirmEmpty: {
    title: "Online zetten zonder deze inhoud?",
    text: "Het grootste deel van de inhoud van deze soort is weg, of alles. Bezoekers zouden korte of lege lijsten zien. Is dat niet de bedoeling, kijk dan eerst het inhoudssysteem na.",
    confirm: "Ja, leeg online zetten",
    keep: "De laatste goede site behouden",
    open: "De vraag beantwoorden",
  },
  builds: {
    title: "Laatste publicaties van de site",
    empty: "De site is nog niet gepubliceerd.",
    columns: { started: "Gestart", result: "Resultaat", by: "Gevraagd door", changes: "Wijzigingen", duration: "Duur" },
    none: "Geen",
    count: changes,
    reasons: {
      change: "Wijzigingen",
      rebuild: "Opnieuw gepubliceerd",
      webhook: "Ander systeem",
      start: "Start van de server",
      night: "Elke nacht",
    },
  },
  warnings: {
    title: "Te doen",
    empty: "Niets te doen: bij het publiceren zijn geen fouten gevonden.",
    wholeSite: "De hele site",
  },
  elsewhere: {
    title: "Dit systeem zegt niet hoe het publiceren verloopt",
    built: (when) => `De site die bezoekers zien, werd ${when} gemaakt.`,
    unknown: "De site zegt niet wanneer ze werd gemaakt.",
    failed: "De site antwoordde niet.",
    text: "De rij en het formulier van elke publicatie zeggen toch of bezoekers ze zien: ze kijken op de site zelf.",
  },
}
