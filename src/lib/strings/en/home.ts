export const home = {
  latest: "Latest publications",
  allPublications: "All publications",
  actions: "Actions & projects",
  allActions: "All actions & projects",
  members: "Members",
  allMembers: "All members",
  practices: (practices: number, regions: number) =>
    `${practices} ${practices === 1 ? "practice" : "practices"}, ${regions} ${regions === 1 ? "region" : "regions"}`,
  nothingPublished: "Nothing is published yet.",
  noActions: "There are no actions or projects yet.",
  noMembers: "There are no members yet.",
}
