import type * as english from "../en/publications.ts"

const kinds: Readonly<Record<string, string>> = {
  position: "Standpunten",
  opinion: "Opinies",
  report: "Verslagen",
  interview: "Interviews",
}

export const publications: typeof english.publications = {
  title: "Publicaties",
  lead: "Standpunten, opinies, verslagen en interviews van de bureaus van G30.",
  filter: "Publicaties filteren",
  facets: { year: "Jaar", tag: "Trefwoord", kind: "Soort", language: "Taal" },
  moreTags: (count) => `Nog ${count} trefwoorden`,
  count: (count) => (count === 1 ? "1 publicatie" : `${count} publicaties`),
  ofYear: (year) => `Publicaties van ${year}`,
  ofKind: (kind) => kinds[kind] ?? kind,
  inLanguage: (language) => `Publicaties in het ${language}`,
  page: (title, number) => `${title}, pagina ${number}`,
  clear: "Alles wissen",
  showMore: (count) => `Nog ${count} tonen`,
  noMatch: "Geen publicaties met deze filters",
  newer: "Recenter",
  older: "Ouder",
  pages: "Andere pagina’s",
  narrow: "Filteren",
  none: "Er is nog niets gepubliceerd.",
  noneNow: "Wat onze leden schrijven, verschijnt hier.",
}
