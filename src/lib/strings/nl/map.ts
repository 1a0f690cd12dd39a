import type * as english from "../en/map.ts"

export const map: typeof english.map = {
  title: "Kaart van de provincies",
  province: (name, count) => `${name}, ${count === 1 ? "1 bureau" : `${count} bureaus`}`,
  shades: "Hoe donkerder een provincie, hoe meer bureaus er gevonden zijn.",
  madeWith: "Gemaakt met",
  where: "Gemeente, provincie of gewest",
  inProvince: (name) => `${name} (provincie)`,
  unknown: (name) => `Geen gemeente, provincie of gewest heet “${name}”.`,
  sorted: (name) => `Het dichtst bij ${name} eerst, volgens de plaatsen van`,
  notSorted: "De plaatsen konden niet worden geladen. Probeer het later opnieuw.",
  distance: (km) => `${km}\u00a0km`,
}
