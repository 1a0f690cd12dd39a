import type * as english from "../en/prose.ts"

export const text: typeof english.text = {
  onThisPage: "Op deze pagina",
  notes: "Noten",
  note: (number) => `Noot ${number}`,
  backToText: (number) => `Terug naar de tekst, noot ${number}`,
  table: (number) => `Tabel ${number}`,
}
