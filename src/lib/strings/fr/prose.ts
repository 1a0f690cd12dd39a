import type * as english from "../en/prose.ts"

export const text: typeof english.text = {
  onThisPage: "Sur cette page",
  notes: "Notes",
  note: (number) => `Note ${number}`,
  backToText: (number) => `Retour au texte, note ${number}`,
  table: (number) => `Tableau ${number}`,
}
