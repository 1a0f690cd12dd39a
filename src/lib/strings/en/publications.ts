const kinds: Readonly<Record<string, string>> = { position: "Positions", opinion: "Opinions", report: "Reports", interview: "Interviews" }

export const publications = {
  title: "Publications",
  lead: "Positions, opinions, reports and interviews by the practices of G30.",
  filter: "Filter publications",
  facets: { year: "Year", tag: "Tag", kind: "Kind", language: "Language" },
  moreTags: (count: number) => `${count} more tags`,
  count: (count: number) => (count === 1 ? "1 publication" : `${count} publications`),
  ofYear: (year: string) => `Publications of ${year}`,
  ofKind: (kind: string) => kinds[kind] ?? kind,
  inLanguage: (language: string) => `Publications in ${language}`,
  page: (title: string, number: number) => `${title}, page ${number}`,
  clear: "Clear all",
  showMore: (count: number) => `Show ${count} more`,
  noMatch: "No publication matches all of this",
  newer: "Newer",
  older: "Older",
  pages: "Further pages",
  narrow: "Filter",
  none: "Nothing is published yet.",
  noneNow: "What our members write appears here.",
}
