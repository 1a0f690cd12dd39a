export const site = {
  description: "Promoting and Improving The Architectural Practice",
  tagline: "Promoting and improving the architectural practice",
  association: "Association of architects",
  locality: "Brussels",
  country: "Belgium",
}
