import type { Langcode } from "#contract/fields.ts"
import { dayAndMonth } from "#lib/strings/nl/clock.ts"
import type * as english from "../en/translations.ts"
import { quoted } from "./quoted.ts"

type ByLanguage = Readonly<Record<Langcode, string>>

const inWords: ByLanguage = { en: "in het Engels", fr: "in het Frans", nl: "in het Nederlands" }
const into: ByLanguage = { en: "naar het Engels", fr: "naar het Frans", nl: "naar het Nederlands" }
const adjectives: ByLanguage = { en: "Engelse", fr: "Franse", nl: "Nederlandse" }

export const translations: typeof english.translations = {
  tabs: "Talen",
  original: "origineel",
  states: { published: "gepubliceerd", draft: "concept", missing: "ontbreekt", outdated: "na te kijken" },
  missing: {
    title: (code) => `Er is nog geen tekst ${inWords[code]}`,
    text: (original) =>
      `Een nieuwe vertaling is een concept: bezoekers zien ze pas als ze gepubliceerd is. U kunt beginnen met de ${adjectives[original]} tekst, om die stuk voor stuk te vertalen, of met een lege pagina.`,
    copy: "Beginnen met het origineel",
    empty: "Leeg beginnen",
    making: "De vertaling wordt aangemaakt…",
    failed: "De vertaling kon niet worden aangemaakt.",
  },
  notAllowed: (code) => `Er is geen tekst ${inWords[code]}.`,
  shared: (original) =>
    `Datums, plaatsen, afbeeldingen en dergelijke zijn in alle talen dezelfde: u bewerkt ze bij de ${adjectives[original]} tekst.`,
  sharedLink: (original) => `De ${adjectives[original]} tekst openen`,
  untouched: "Dit is nog de tekst van het origineel. Vertaal hem voor u hem publiceert.",
  beside: {
    title: (original) => `Origineel ${inWords[original]}`,
    show: "Het origineel tonen",
    hide: "Het origineel verbergen",
    loading: "Het origineel wordt geladen",
    failed: "Het origineel kon niet worden geladen.",
    empty: "Het origineel heeft geen tekst.",
    label: "Origineel:",
  },
  outdated: {
    title: "Het origineel is sindsdien gewijzigd",
    text: (at) =>
      at === null
        ? "Deze vertaling zegt nu misschien iets anders. Hieronder ziet u wat er gewijzigd is."
        : `Op ${dayAndMonth(at)} is het origineel gewijzigd: deze vertaling zegt nu misschien iets anders. Hieronder ziet u wat er gewijzigd is.`,
    same: "De tekst van het origineel verschilt niet van toen.",
    failed: "De wijziging van het origineel kon niet worden geladen.",
    confirm: "De vertaling is up-to-date",
  },
  otherLanguage: "een andere taal is gewijzigd",
  publicIn: (codes) => `openbaar ${codes.map((code) => inWords[code]).join(", ")}`,
  remove: {
    button: "Deze vertaling verwijderen",
    title: (code) => `De tekst ${inWords[code]} verwijderen?`,
    text: (title, code) =>
      `${quoted(title)} verdwijnt, met het adres ${inWords[code]}, de alternatieve teksten en de bijlagen. Ook de oudere versies verdwijnen. De andere talen blijven.`,
    live: "Bezoekers vinden de pagina dan niet meer.",
    confirm: "De vertaling verwijderen",
    cancel: "Behouden",
    done: (code) => `De tekst ${inWords[code]} is verwijderd.`,
  },
  gone: {
    title: "Iemand heeft deze vertaling verwijderd",
    text: "Wat u hebt getypt, staat er nog, en deze browser bewaart het. U kunt de vertaling opnieuw aanmaken met uw tekst: ze wordt dan een concept.",
    again: "Opnieuw aanmaken met mijn tekst",
    failed: "De vertaling kon niet opnieuw worden aangemaakt.",
  },
  list: {
    filters: {
      allTodo: "Vertaald of niet",
    },
  },
  todo: {
    entry: "Vertalingen",
    title: "Nog te vertalen",
    text: "Teksten die in een taal ontbreken, en vertalingen waarvan het origineel sindsdien gewijzigd is.",
    missing: (code) => `Te vertalen ${into[code]}`,
    outdated: (code) => `Na te kijken ${inWords[code]}`,
    count: (count) => `${count} ${count === 1 ? "tekst" : "teksten"}`,
    loading: "Wat nog te vertalen is, wordt geladen",
    none: "Er ontbreekt niets en er is niets na te kijken.",
    failed: "De lijst kon niet worden geladen.",
  },
  names: (code) => `Naam ${inWords[code]}`,
  nameNeeded: (code) => `Vul de naam ${inWords[code]} in: dat is het origineel.`,
  nameOutdated: "De oorspronkelijke naam is intussen gewijzigd. Opslaan bevestigt deze.",
}
