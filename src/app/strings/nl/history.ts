import type * as english from "../en/history.ts"
import { moment } from "#lib/strings/nl/clock.ts"

export const history: typeof english.history = {
  button: "Versies",
  title: "Versies",
  loading: "De versies worden geladen",
  failed: "De versies konden niet worden geladen.",
  retry: "Opnieuw proberen",
  only: "Er is maar één versie: sindsdien werd niets gewijzigd.",
  revision: (at, by) => [at === "" ? "" : moment(new Date(at)), by].filter((part) => part !== "").join(", "),
  draft: "concept",
  live: "online",
  present: "huidige",
  list: "Alle versies",
  older: "Oudere versies",
  newer: "Recentere versies",
  from: "Vergelijken",
  to: "Met",
  comparing: "Beide versies worden geladen",
  comparisonFailed: "De versies konden niet worden vergeleken.",
  same: "De twee versies hebben dezelfde tekst.",
  empty: "Niets",
  restore: "Terugzetten",
  restoreOf: (revision) => `De versie van ${revision} terugzetten`,
  restoring: "Bezig met terugzetten…",
  restored: (at, isPublished) =>
    `${at === "" ? "De eerdere versie" : `De versie van ${moment(new Date(at))}`} is teruggezet.${isPublished ? " Ze komt online bij de volgende publicatie van de site." : ""}`,
  takenBack: "Alles is weer zoals voordien.",
  savedSince: "Er werd intussen opnieuw opgeslagen, dus is niets ongedaan gemaakt. Alle versies zijn er nog.",
  willBeLive: "Dit is gepubliceerd: wat u terugzet, komt online bij de volgende publicatie van de site.",
  unsaved: "Sla uw wijzigingen op of maak ze ongedaan voor u een versie terugzet.",
  stale: "Iemand anders heeft dit intussen opgeslagen. Sluit dit venster, laad de pagina opnieuw en bekijk eerst de nieuwe versie.",
}
