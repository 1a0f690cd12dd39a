import type * as english from "../en/editor.ts"
import { clock, dayAndMonth } from "#lib/strings/nl/clock.ts"
import { lowered, nounOf, raised } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const toFix = (count: number) => (count === 1 ? "1 punt te verbeteren" : `${count} punten te verbeteren`)

export const editor: typeof english.editor = {
  create: (kind) => nounOf(kind).fresh,
  edit: (kind) => `${raised(nounOf(kind).word)} bewerken`,
  loading: (kind) => `${raised(nounOf(kind).the)} wordt geladen`,
  failed: {
    title: "Dit kon niet worden geladen",
  },
  sections: {
    publishing: "Online zetten",
    place: "Adres",
    venue: "Plaats",
    event: "Activiteit",
    contact: "Contactgegevens",
    practice: "Bureau",
    account: "Account",
    role: "Rol",
  },
  optional: "optioneel",
  count: (used, most) => `${used} / ${most}`,
  summary: "Samenvatting",
  summaryHint: "Verschijnt op de startpagina en in zoekresultaten.",
  status: {
    draftHint: "Alleen redacteurs en beheerders zien het.",
  },
  address: {
    ofNewSeries: "De nieuwe reeks krijgt er een bij het opslaan. De vroegere reeks houdt het hare.",
    follows: "Volgt de titel tot u het wijzigt.",
    taken: (title, free) => `Dit adres wordt al gebruikt door ${quoted(title)}. Vrij: ${free}`,
    takenBySomeone: "iets anders",
    take: (free) => `${free} gebruiken`,
    redirects: (former) => `Het huidige adres, ${former}, zal naar het nieuwe leiden.`,
    ends: (former) => `Het huidige adres, ${former}, zal nergens meer naartoe leiden: links van andere sites werken dan niet meer.`,
  },
  saveBar: {
    saving: "Bezig met opslaan…",
    unsaved: "Nog niet opgeslagen",
    saved: (at) => `Opgeslagen om ${clock(at)}`,
    notPublished: ", niet gepubliceerd",
    unchanged: "Alles is opgeslagen",
    offline: { words: "Offline", rest: ". In deze browser bewaard" },
    failed: "Opslaan mislukt.",
    gone: "Deze vertaling is verwijderd.",
    conflict: { words: "Conflict", rest: ": intussen is een andere versie opgeslagen" },
    withdraws: "Opslaan haalt dit van de site.",
    newSeries: "Nieuwe reeks",
    more: "Meer acties",
  },
  toFix: (count) => `${toFix(count)} voor dit kan worden opgeslagen`,
  toFixToPublish: (count) => `${toFix(count)} voor dit online kan`,
}

export const editorLabels: typeof english.editorLabels = {
  all: { path: "Adres", langcode: "Taal" },
  "node--member": { title: "Naam van het bureau", path: "Adres van de pagina" },
  "node--agenda": { body: "Tekst", field_location: "Naam van de plaats" },
}

const range = (min: number | undefined, max: number | undefined) => {
  if (min !== undefined && max !== undefined) return ` tussen ${min} en ${max}`
  if (min !== undefined) return min === 0 ? ", niet lager dan 0" : ` van minstens ${min}`
  return max === undefined ? "" : ` van hoogstens ${max}`
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(", ")} en ${numbers.at(-1) ?? ""}`

export const editorRules: typeof english.editorRules = {
  titleMissing: (kind) => {
    if (kind === "Gebruiker") return "Geef de gebruiker een naam."
    return kind === "Lid" ? "Geef het bureau een naam." : `Geef ${nounOf(kind).the} een titel.`
  },
  missing: (label) => `Vul ${quoted(label)} in.`,
  tooLong: (most) => `Dit is te lang: hoogstens ${most} tekens.`,
  summaryTooLong: (most) => `De samenvatting is te lang: hoogstens ${most} tekens.`,
  pattern: (label) => `${quoted(label)}: deze waarde is niet geldig.`,
  mail: "Dit e-mailadres is niet volledig.",
  phone: "Dit telefoonnummer is niet volledig.",
  vat: "Dit is geen btw-nummer. Een Belgisch nummer heeft tien cijfers en begint met 0 of 1: kijk ze na.",
  wholeNumber: (min, max) => `Geef een geheel getal${range(min, max)}.`,
  number: (min, max) => `Geef een getal${range(min, max)}.`,
  date: "Deze datum staat niet op de kalender.",
  choice: "Kies er een uit de lijst.",
  link: "Deze link is niet volledig: begin met https://, mailto:, tel: of /.",
  linkMissing: "Geef de link, of verwijder de rij.",
  personNameMissing: "Geef elke persoon een naam, of verwijder de rij.",
  alt: (label) => `${quoted(label)}: zeg wat de afbeelding toont, of markeer ze als decoratief.`,
  alts: (numbers, label) =>
    numbers.length === 1
      ? `${quoted(label)}: zeg wat afbeelding ${numbers[0] ?? 1} toont, of markeer ze als decoratief.`
      : `${quoted(label)}: zeg wat de afbeeldingen ${listed(numbers)} tonen, of markeer ze als decoratief.`,
  inRow: (number, sentence) => `Rij ${number}: ${sentence}`,
  endBeforeStart: "Het einde ligt voor het begin.",
  early: "Deze dag moet nog komen, en wat gepubliceerd is, is meteen te zien: neem de datum van vandaag, of houd het tot dan als concept.",
  earlyOriginal:
    "De datum van dit item moet nog komen, en wat gepubliceerd is, is meteen te zien: wijzig de datum bij het origineel, of houd het tot dan als concept.",
  untouched: "Dit is nog de tekst van het origineel: vertaal die, of houd het als concept.",
  form: "Een adres bestaat uit letters, cijfers en koppeltekens, zonder spaties, schuine strepen, ?, # of %.",
  reserved: "Dit adres hoort bij de site zelf. Kies een ander.",
}

export const editorWidgets: typeof english.editorWidgets = {
  none: "Geen keuze",
  loading: "Bezig met laden…",
  loadFailed: "Laden mislukt.",
  personRole: "Functie",
  addPerson: "Een persoon toevoegen",
  addLink: (label) => `Toevoegen aan ${quoted(label)}`,
  remove: (what) => `${raised(what)} verwijderen`,
  move: (what) => `${raised(what)} verplaatsen met de pijltjestoetsen`,
  moved: (what, to, of) => `${raised(what)} verplaatst naar ${to} van ${of}`,
  unnamed: (number) => `rij ${number}`,
  today: "De datum van vandaag nemen",
  keepDraft: "Als concept houden",
  typed: (text) => `${quoted(text)} is getypt, maar niet gekozen: kies het in de lijst, of wis het.`,
  clear: "Wissen",
  noResults: "Geen resultaten",
  searching: "Bezig met zoeken…",
  searchFailed: "Het zoeken is mislukt. Typ opnieuw om nog eens te proberen.",
  create: (name) => `${quoted(name)} aanmaken`,
  createHint: (kind) => lowered(nounOf(kind).fresh),
  newTerm: "nieuw",
  country: "Maak een keuze",
  region: "Maak een keuze",
  takeFromLocality: "Coördinaten van de gemeente gebruiken",
  noPlaceFound: (locality) => `Geen enkele Belgische gemeente heet ${quoted(locality)}.`,
  pointOf: (name) => `Het midden van ${name}`,
  noLocality: "Vul eerst de gemeente in.",
}

const draftTitle = "Er staat niet-opgeslagen tekst in deze browser"
const foundAt = (at: Date) => `U schreef ze op ${dayAndMonth(at)} om ${clock(at)} en ze werd niet opgeslagen.`

export const editorSafety: typeof english.editorSafety = {
  leave: {
    title: "Verlaten zonder op te slaan?",
    text: "Uw wijzigingen zijn niet op de server opgeslagen. Deze browser bewaart ze en biedt ze aan wanneer u terugkomt.",
    leave: "Verlaten zonder op te slaan",
  },
  draft: {
    title: draftTitle,
    titleAt: (place) => `${draftTitle}, ${place}`,
    place: (number, count) => `${number} van ${count}`,
    found: foundAt,
    foundOf: (title, at) => `${quoted(title)}: ${lowered(foundAt(at))}`,
    untitled: "Zonder titel",
    olderBase: "Iemand heeft dit sindsdien opgeslagen. Velden die maar aan één kant gewijzigd zijn, worden samengevoegd.",
    compare: "Vergelijken",
    take: "Verdergaan met de niet-opgeslagen tekst",
    discard: "Weggooien",
    discarded: "De niet-opgeslagen tekst is weggegooid.",
    taken: "Het formulier bevat nu de niet-opgeslagen tekst.",
    undo: "Dit ongedaan maken",
  },
  otherTabs: (count) => (count === 1 ? "Dit is ook in een ander tabblad open." : `Dit is ook in ${count} andere tabbladen open.`),
  trouble: {
    blocked: "Deze browser bewaart niets voor deze site: sla op voor u weggaat.",
    full: "Deze browser heeft geen plaats meer: sla op voor u weggaat.",
  },
  conflict: {
    title: "Iemand anders heeft dit intussen opgeslagen",
    text: (name, kind, at) =>
      `${name ?? "Iemand"} heeft ${nounOf(kind).this}${at === null ? "" : ` om ${clock(at)}`} opgeslagen. Uw tekst is veilig in deze browser. Kies wat er nu gebeurt.`,
    yours: (at) => `Uw versie, ${clock(at)}`,
    theirs: (name, at) => `${name === null ? "De andere versie" : `Versie van ${name}`}${at === null ? "" : `, ${clock(at)}`}`,
    choose: (label) => `${quoted(label)}: welke versie?`,
    mine: "De mijne",
    their: (name) => (name === null ? "De andere" : `Die van ${name}`),
    joined: "Velden die maar één van u beiden wijzigde, worden samengevoegd.",
    takeTheirs: (name) => (name === null ? "De andere versie nemen" : `De versie van ${name} nemen`),
    save: (mine, theirs, name) =>
      theirs === 0 ? "De mijne als nieuwe versie opslaan" : `${mine} van mij en ${theirs} van ${name ?? "de andere"} opslaan`,
    empty: "Leeg",
    own: {
      title: "U hebt dit intussen in een ander tabblad opgeslagen",
      text: (_name, kind, at) =>
        `U hebt ${nounOf(kind).this}${at === null ? "" : ` om ${clock(at)}`} in een ander tabblad opgeslagen. De tekst hier is veilig in deze browser. Kies wat er nu gebeurt.`,
      theirs: (_name, at) => `Versie van het andere tabblad${at === null ? "" : `, ${clock(at)}`}`,
      mine: "Die van dit tabblad",
      their: () => "Die van het andere tabblad",
      joined: "Velden die in maar één tabblad gewijzigd zijn, worden samengevoegd.",
      takeTheirs: () => "De versie van het andere tabblad nemen",
      save: (mine, theirs) =>
        theirs === 0 ? "Die van dit tabblad als nieuwe versie opslaan" : `${mine} van dit tabblad en ${theirs} van het andere opslaan`,
    },
  },
}
