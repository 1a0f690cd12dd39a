/** The map of the directory, and its order by distance. */
export const map = {
  title: "Map of the provinces",
  province: (name: string, count: number) => `${name}, ${count === 1 ? "1 practice" : `${count} practices`}`,
  shades: "The darker a province, the more practices are found there.",
  madeWith: "Made with",
  where: "Municipality, province or region",
  inProvince: (name: string) => `${name} (province)`,
  unknown: (name: string) => `No municipality, province or region is called “${name}”.`,
  sorted: (name: string) => `Nearest to ${name} first, by the places of`,
  notSorted: "The places could not be loaded. Try again later.",
  distance: (km: string) => `${km}\u00a0km`,
}
