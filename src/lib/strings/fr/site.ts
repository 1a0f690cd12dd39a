import type * as english from "../en/site.ts"

export const site: typeof english.site = {
  description: "Promouvoir et améliorer la pratique de l’architecture",
  tagline: "Promouvoir et améliorer la pratique de l’architecture",
  association: "Association d’architectes",
  street: "Rue du Fil à Plomb 30",
  locality: "Bruxelles",
  country: "Belgique",
}
