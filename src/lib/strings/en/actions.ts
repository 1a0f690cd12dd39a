export const actions = {
  title: "Actions & Projects",
  lead: "An action changes how we work together. A project is built. Both are led by members and open to others.",
  all: "All",
  actions: "Actions",
  projects: "Projects",
  kind: "Kind",
  count: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  none: "There are no actions or projects yet.",
}
