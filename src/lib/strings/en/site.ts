export const site = {
  description: "Promoting and Improving The Architectural Practice",
  tagline: "Promoting and improving the architectural practice",
  association: "Association of architects",
  street: "Rue du Fil à Plomb 30",
  locality: "Brussels",
  country: "Belgium",
}
