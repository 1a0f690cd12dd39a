import type * as english from "../en/map.ts"

export const map: typeof english.map = {
  title: "Carte des provinces",
  province: (name, count) => `${name}, ${count < 2 ? `${count} bureau` : `${count} bureaux`}`,
  shades: "Plus une province est foncée, plus on y trouve de bureaux.",
  madeWith: "Carte établie d’après",
  where: "Commune, province ou Région",
  inProvince: (name) => `${name} (province)`,
  unknown: (name) => `Aucune commune, province ou Région ne s’appelle «\u00a0${name}\u00a0».`,
  sorted: (name) => `Les plus proches de ${name} d’abord, d’après les lieux de`,
  notSorted: "Les lieux n’ont pas pu être chargés. Réessayez plus tard.",
  distance: (km) => `${km}\u00a0km`,
}
