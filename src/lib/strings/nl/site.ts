import type * as english from "../en/site.ts"

export const site: typeof english.site = {
  description: "De architectuurpraktijk bevorderen en verbeteren",
  tagline: "De architectuurpraktijk bevorderen en verbeteren",
  association: "Vereniging van architecten",
  street: "Schietloodstraat 30",
  locality: "Brussel",
  country: "België",
}
