import type * as english from "../en/publications.ts"

const kinds: Readonly<Record<string, string>> = {
  position: "Prises de position",
  opinion: "Opinions",
  report: "Comptes rendus",
  interview: "Entretiens",
}

export const publications: typeof english.publications = {
  title: "Publications",
  lead: "Prises de position, opinions, comptes rendus et entretiens des bureaux de G30.",
  filter: "Filtrer les publications",
  facets: { year: "Année", tag: "Mot-clé", kind: "Type", language: "Langue" },
  moreTags: (count) => `${count} autres mots-clés`,
  count: (count) => (count < 2 ? `${count} publication` : `${count} publications`),
  ofYear: (year) => `Publications de ${year}`,
  ofKind: (kind) => kinds[kind] ?? kind,
  inLanguage: (language) => `Publications en ${language.toLowerCase()}`,
  page: (title, number) => `${title}, page ${number}`,
  clear: "Tout effacer",
  showMore: (count) => `En afficher ${count} de plus`,
  noMatch: "Aucune publication ne répond à tous ces critères",
  newer: "Plus récentes",
  older: "Plus anciennes",
  pages: "Autres pages",
  narrow: "Filtrer",
  none: "Rien n’est encore publié.",
  noneNow: "Ce qu’écrivent nos membres paraît ici.",
}
