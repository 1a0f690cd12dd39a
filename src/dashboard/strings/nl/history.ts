import type * as english from "../en/history.ts"
import { moment } from "#lib/strings/nl/clock.ts"

export const history: typeof english.history = {
  title: "Versies",
  loading: "De versies worden geladen",
  failed: "De versies konden niet worden geladen.",
  only: "Er is maar één versie: sindsdien werd niets gewijzigd.",
  revision: (at, by, hasSeconds) => [at === "" ? "" : moment(new Date(at), hasSeconds), by].filter((part) => part !== "").join(", "),
  draft: "concept",
  published: "gepubliceerd",
  present: "huidige",
  list: "Alle versies",
  older: "Oudere versies",
  newer: "Recentere versies",
  from: "Vergelijken",
  to: "Met",
  comparing: "Beide versies worden geladen",
  comparisonFailed: "De versies konden niet worden vergeleken.",
  same: "De twee versies hebben dezelfde tekst.",
  restore: "Terugzetten",
  restoreOf: (revision) => `De versie van ${revision} terugzetten`,
  restoring: "Bezig met terugzetten…",
  restored: (at) =>
    `${at === "" ? "De eerdere versie" : `De versie van ${moment(new Date(at))}`} staat in het formulier. Sla op om ze te behouden.`,
  takenBack: "Het formulier is weer zoals voordien.",
  intoForm: "Terugzetten plaatst de tekst in het formulier. Op de site verandert niets tot u opslaat.",
  noText: "Die versie heeft geen tekst in deze taal.",
}
