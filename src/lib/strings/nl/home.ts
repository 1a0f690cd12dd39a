import type * as english from "../en/home.ts"

export const home: typeof english.home = {
  latest: "Recentste publicaties",
  allPublications: "Alle publicaties",
  actions: "Acties en projecten",
  allActions: "Alle acties en projecten",
  members: "Leden",
  allMembers: "Alle leden",
  practices: (practices, regions) =>
    `${practices} ${practices === 1 ? "bureau" : "bureaus"}, ${regions} ${regions === 1 ? "gewest" : "gewesten"}`,
  nothingPublished: "Er is nog niets gepubliceerd.",
  noActions: "Er zijn nog geen acties of projecten.",
  noMembers: "Er zijn nog geen leden.",
}
