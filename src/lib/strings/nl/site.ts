import type * as english from "../en/site.ts"

export const site: typeof english.site = {
  description: "De architectuurpraktijk bevorderen en verbeteren",
  tagline: "De architectuurpraktijk bevorderen en verbeteren",
  association: "Vereniging van architecten",
  locality: "Brussel",
  country: "België",
}
