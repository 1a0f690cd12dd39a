import type * as english from "../en/lists.ts"
import { counted } from "./counted.ts"
import { lowered, nounOf, raised } from "./nouns.ts"
import { quoted } from "./quoted.ts"

export const lists: typeof english.lists = {
  sections: "Onderdelen van het dashboard",
  title: "Titel",
  name: "Naam",
  status: "Status",
  account: "Account",
  date: "Datum",
  changed: "Gewijzigd",
  actions: "Acties",
  language: "Taal",
  tag: "Trefwoord",
  author: "Auteur",
  kind: "Soort",
  phase: "Fase",
  year: "Jaar",
  region: "Gewest",
  dates: "Data",
  address: "Adres",
  role: "Rol",
  linkedMember: "Gekoppeld lid",
  lastSeen: "Laatst gezien",
  members: "Leden",
  yes: "Ja",
  no: "Nee",
  sortBy: "Sorteren op",
  moreFilters: "Meer filters",
  all: {
    status: "Alle statussen",
    language: "Alle talen",
    tag: "Alle trefwoorden",
    author: "Alle auteurs",
    kind: "Alle soorten",
    phase: "Alle fasen",
    year: "Alle jaren",
    region: "Alle gewesten",
    role: "Alle rollen",
    account: "Alle accounts",
    field: (label) => `${label}: alle`,
  },
  sorts: {
    changed: "Laatst gewijzigd",
    newest: "Datum, recentste eerst",
    oldest: "Datum, oudste eerst",
    title: "Titel A–Z",
    titleBack: "Titel Z–A",
    name: "Naam A–Z",
    nameBack: "Naam Z–A",
  },
  states: { draft: "Concept", published: "Gepubliceerd", active: "Actief", blocked: "Geblokkeerd", invited: "Uitgenodigd" },
  noDate: "Geen datum",
  never: "Nooit",
  selectAll: "Alles op deze pagina selecteren",
  select: (title) => `${title} selecteren`,
  actionsFor: (title) => `Acties voor ${title}`,
  keys: "Met de pijltjestoetsen gaat u van rij naar rij, de spatiebalk selecteert, Shift met een pijl selecteert er meerdere, Enter opent.",
  pages: "Pagina’s",
  page: (page) => `Pagina ${page}`,
  previous: "Vorige pagina",
  next: "Volgende pagina",
  range: (from, to, count) => (count === null ? `${from}–${to}` : `${from}–${to} van ${count}`),
  noSuchPage: { title: "Er staat niets op deze pagina", first: "Terug naar de eerste pagina" },
  filtered: { text: "Met minder woorden of filters vindt u meer.", clear: "Alles wissen" },
  failed: {
    title: "De lijst kon niet worden geladen",
    text: "De server antwoordde niet. Wat u schreef, wordt in deze browser bewaard; er is niets verloren.",
    detail: (address) => `${address} kon niet worden opgehaald`,
    detailWithStatus: (address, status) => `${address} kon niet worden opgehaald (${status})`,
    retryIn: (seconds) => `Nieuwe poging over ${seconds} s`,
    stale: "De lijst kon niet worden bijgewerkt.",
  },
  export: {
    start: "CSV-export",
    failed: "Het exporteren is mislukt.",
  },
}

type EmptyList = ReturnType<typeof english.wordsOfKind>["empty"]

const kindWords = (label: string, plural: string, empty: EmptyList) => {
  const { word, fresh } = nounOf(label)
  const many = lowered(plural)
  return {
    title: plural,
    create: fresh,
    search: `${raised(many)} zoeken`,
    loading: `${raised(many)} worden geladen`,
    empty,
    noMatch: `Geen ${many} met deze filters`,
    count: counted(word, many),
  }
}

export const listKinds: typeof english.listKinds = {
  publications: kindWords("Publicatie", "Publicaties", {
    title: "Nog niets geschreven",
    text: "De eerste publicatie verschijnt op de startpagina zodra ze online is. Concepten blijven onder ons.",
    first: "De eerste schrijven",
  }),
  members: kindWords("Lid", "Leden", {
    title: "Nog geen leden",
    text: "Elk lid krijgt een pagina in de ledenlijst van de openbare site.",
    first: "Het eerste toevoegen",
  }),
  actionsProjects: {
    ...kindWords("Actie of project", "Acties en projecten", {
      title: "Nog niets gepland",
      text: "Acties en projecten tonen wat de vereniging doet. De recentste staan op de startpagina.",
      first: "De eerste actie beschrijven",
    }),
    noMatch: "Geen acties of projecten met deze filters",
    count: counted("item", "items"),
  },
  users: {
    ...kindWords("Gebruiker", "Gebruikers", {
      title: "Nog geen gebruikers",
      text: "Gebruikers melden zich aan in de ledenzone.",
      first: "De eerste uitnodigen",
    }),
    search: "Zoeken op naam of e-mail",
  },
  pages: kindWords("Pagina", "Pagina’s", {
    title: "Nog geen pagina’s",
    text: "Begin met “Welkom”, “Over ons” en “Juridische informatie”: de startpagina en de voettekst wachten erop. Andere pagina’s hebben een eigen adres.",
    first: "De eerste schrijven",
  }),
}

const termWords = (label: string, plural: string, { noMatch, text }: { readonly noMatch: string; readonly text: string }) => ({
  ...kindWords(label, plural, { title: `Nog geen ${lowered(plural)}`, text, first: nounOf(label).fresh }),
  noMatch,
})

export const termLists: typeof english.termLists = {
  tags: termWords("Trefwoord", "Trefwoorden", {
    noMatch: "Geen enkel trefwoord komt overeen",
    text: "Trefwoorden zeggen waarover een publicatie of project gaat.",
  }),
  specialities: termWords("Specialiteit", "Specialiteiten", {
    noMatch: "Geen enkele specialiteit komt overeen",
    text: "Bezoekers filteren de leden op hun specialiteiten.",
  }),
  categories: {
    ...termWords("Categorie", "Categorieën", {
      noMatch: "Geen enkele categorie komt overeen",
      text: "Een categorie geeft de activiteiten in de agenda hun kleur.",
    }),
    title: "Activiteitscategorieën",
  },
}

export const wordsOfKind: typeof english.wordsOfKind = (label, plural) =>
  kindWords(label, plural, {
    title: `Nog geen ${lowered(plural)}`,
    text: "Alles wat u hier schrijft, begint als concept.",
    first: "Beginnen schrijven",
  })

export const listActions: typeof english.listActions = {
  selection: "Selectie",
  selected: (count) => `${count} geselecteerd`,
  duplicate: "Dupliceren",
  publish: "Publiceren",
  unpublish: "Van de site halen",
  tag: "Trefwoord toevoegen",
  delete: "Verwijderen",
  clear: "Selectie wissen",
  block: "Blokkeren",
  unblock: "Deblokkeren",
  invite: "Uitnodiging opnieuw versturen",
  add: "Toevoegen",
  rename: "Hernoemen",
  colour: "Kleur",
  working: {
    publish: "Bezig met publiceren",
    unpublish: "Bezig met weghalen",
    tag: "Het trefwoord wordt toegevoegd",
    invite: "Bezig met versturen",
    other: "Bezig met opslaan",
  },
  progress: (what, done, total) => `${what}, ${done} van ${total}`,
  done: {
    publish: (what) => `${what} gepubliceerd`,
    unpublish: (what) => `${what} van de site gehaald`,
    tag: (what) => `Trefwoord toegevoegd aan ${what}`,
    duplicate: (what) => `Gedupliceerd als ${what}, een concept`,
    block: (what) => `${what} geblokkeerd`,
    unblock: (what) => `${what} gedeblokkeerd`,
    invite: (what) => `Uitnodiging verstuurd naar ${what}`,
    created: (name) => `${quoted(name)} aangemaakt`,
    saved: (name) => `${quoted(name)} opgeslagen`,
  },
  deleting: (what) => `${what} verwijderd`,
  copyOf: (title) => `Kopie van ${title}`,
  report: {
    title: (failed, total) => `Wijzigen mislukt: ${failed} van ${total}`,
    redirectTitle: (failed, total) => `${failed} van ${total} zonder doorverwijzing`,
    noRedirect: (why) => `Het staat niet meer op de site, maar de doorverwijzing kon niet worden opgeslagen: ${why}`,
    rest: (done) => (done === 1 ? "Het andere is gewijzigd." : `De andere ${done} zijn gewijzigd.`),
    changedMeanwhile: "Iemand heeft het intussen gewijzigd. Bekijk het en probeer opnieuw.",
  },
  confirm: {
    title: { delete: (what) => `${what} verwijderen?`, unpublish: (what) => `${what} van de site halen?` },
    named: quoted,
    unknown: "Alles wat hiernaar verwijst, verliest die verwijzing.",
    live: (count) => (count === 1 ? "Dit verdwijnt van de openbare site." : "Deze verdwijnen van de openbare site."),
  },
  blocking: {
    title: (who) => `${who} blokkeren?`,
    text: "Wie geblokkeerd is, kan zich niet meer aanmelden en wordt meteen overal afgemeld. Wat met het account geschreven is, blijft. U kunt het account altijd deblokkeren.",
  },
  dialogFailed: "De vraag kon niet worden geladen",
  tagging: { title: "Een trefwoord toevoegen", choose: "Kies een trefwoord" },
}
