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
  all: "Alle publicaties",
  filter: "Publicaties filteren",
  facets: { year: "Jaar", tag: "Trefwoord", kind: "Soort", language: "Taal" },
  moreTags: (count) => `Nog ${count} trefwoorden`,
  count: (count) => (count === 1 ? "1 publicatie" : `${count} publicaties`),
  ofYear: (year) => `Publicaties van ${year}`,
  ofKind: (kind) => kinds[kind] ?? kind,
  inLanguage: (language) => `Publicaties in het ${language}`,
  page: (title, number) => `${title}, pagina ${number}`,
  newest: "Recentste",
  earlier: "Eerdere jaren",
  newer: "Recenter",
  older: "Ouder",
  pages: "Andere pagina’s",
  narrow: "Verfijnen",
  none: "Er is nog niets gepubliceerd.",
  noneNow: "Wat onze leden schrijven, verschijnt hier.",
}
